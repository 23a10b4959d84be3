import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

/// Shows one box or another.
private final class Switching: ASDisplayNode {
  let first = BoxNode()
  let second = BoxNode()
  var showsSecond = false
  var frames: [CGRect] = []

  override init() {
    super.init()
    automaticallyManagesSubnodes = true
  }

  override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
    ASInsetLayoutSpec(
      insets: UIEdgeInsets(top: 5, left: 5, bottom: .infinity, right: .infinity), child: showsSecond ? second : first)
  }

  override func animateLayoutTransition(_ context: any ASContextTransitioning) {
    frames = [context.initialFrame(for: first), context.finalFrame(for: second)]
    #expect(context.initialFrame(for: second).isNull && context.finalFrame(for: first).isNull)
    #expect(context.insertedSubnodes() == [second] && context.removedSubnodes() == [first])
    #expect(subnodes == [second, first])
    super.animateLayoutTransition(context)
  }
}

/// Has a change shown only if it may.
private final class Reluctant: ASDisplayNode {
  var may = false
  var asked = 0
  override func transitionLayout(
    withAnimation animated: Bool, shouldMeasureAsync: Bool, measurementCompletion completion: (() -> Void)? = nil
  ) {
    asked += 1
    guard may else { return }
    super.transitionLayout(
      withAnimation: animated, shouldMeasureAsync: shouldMeasureAsync, measurementCompletion: completion)
  }
}

@Suite("Changes between layouts") struct TransitionTests {
  @Test("a subclass can be asked in the framework's place")
  func overridden() {
    let transcript = Transcript()
    HeadlessRuntime(transcript).runMain {
      let node = Reluctant()
      node.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      var isMeasured = false
      for may in [false, true] {
        node.may = may
        node.transitionLayout(withAnimation: false, shouldMeasureAsync: false) { isMeasured = true }
        #expect(isMeasured == may)
      }
      #expect(node.asked == 2)
    }
    let told = transcript.text("transitionLayout(with:animated:shouldMeasureAsync:measurementCompletion:)")
    #expect(told.components(separatedBy: "enter").count == 2)
  }

  @Test(
    "measured off main, shown on main, and what is not in the new layout goes at the end", arguments: Engine.allCases)
  func order(engine: Engine) {
    let transcript = Transcript()
    HeadlessRuntime(transcript, scheduler: engine.scheduler).runMain {
      let (window, node) = (UIWindow(), Switching())
      node.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      window.addSubview(node.view)
      HeadlessRuntime.current.turn()
      transcript.clear()
      node.showsSecond = true
      var subnodesWhenMeasured: [ASDisplayNode] = []
      node.transitionLayout(withAnimation: true, shouldMeasureAsync: true) { subnodesWhenMeasured = node.subnodes }
      #expect(node.subnodes == [node.first])
      HeadlessRuntime.current.turn()
      #expect(subnodesWhenMeasured == [node.first])
      #expect(node.subnodes == [node.second])
      #expect(node.frames.map(\.origin) == [CGPoint(x: 5, y: 5), CGPoint(x: 5, y: 5)])
    }
    #expect(
      transcript.story(
        "layoutSpecThatFits(_:)", "animateLayoutTransition(_:)", "didCompleteLayoutTransition(_:)", "leftHierarchy",
        "willEnterHierarchy()") == """
          layout Switching layoutSpecThatFits(_:)
          main BoxNode willEnterHierarchy()
          main Switching animateLayoutTransition(_:)
          main Switching didCompleteLayoutTransition(_:)
          main BoxNode leftHierarchy
          """)
    #expect(transcript.brokenRules == [])
  }

  @Test("a range that the node was measured for already changes nothing")
  func unchanged() {
    let transcript = Transcript()
    HeadlessRuntime(transcript).runMain {
      let node = PhotoNode()
      let range = ASSizeRangeMake(CGSize(width: 100, height: 100))
      node.transitionLayout(with: range, animated: false, shouldMeasureAsync: false)
      node.transitionLayout(with: range, animated: false, shouldMeasureAsync: false)
    }
    #expect(transcript.story("animateLayoutTransition(_:)") == "main PhotoNode animateLayoutTransition(_:)")
  }

  @Test(
    "of two transitions that overlap only the last is shown; one that is given up is not", arguments: Engine.allCases)
  func superseded(engine: Engine) {
    let transcript = Transcript()
    HeadlessRuntime(transcript, scheduler: engine.scheduler).runMain {
      let node = PhotoNode()
      for side in [100, 200, 300] {
        let range = ASSizeRangeMake(CGSize(width: side, height: side))
        node.transitionLayout(with: range, animated: false, shouldMeasureAsync: true)
      }
      HeadlessRuntime.current.turn()
      #expect(node.calculatedSize.width == 300)
      node.transitionLayout(withAnimation: false, shouldMeasureAsync: true)
      node.cancelLayoutTransition()
    }
    #expect(transcript.story("animateLayoutTransition(_:)") == "main PhotoNode animateLayoutTransition(_:)")
  }

  @Test("a node that is not loaded hears of its new layout on a worker", arguments: Engine.allCases)
  func unloaded(engine: Engine) {
    let transcript = Transcript()
    HeadlessRuntime(transcript, scheduler: engine.scheduler).runMain {
      let node = PhotoNode()
      let range = ASSizeRangeMake(CGSize(width: 100, height: 100))
      node.transitionLayout(with: range, animated: false, shouldMeasureAsync: true)
      HeadlessRuntime.current.turn()
      #expect(!node.isNodeLoaded && node.calculatedSize.width == 100)
    }
    let told = transcript.story("didCompleteLayoutTransition(_:)", "calculatedLayoutDidChange()")
    #expect(
      told.hasSuffix(
        """
        main PhotoNode didCompleteLayoutTransition(_:)
        layout PhotoNode calculatedLayoutDidChange()
        """))
  }

  @Test("one that is given up while it is measured is not shown", arguments: Engine.allCases)
  func givenUp(engine: Engine) {
    let transcript = Transcript()
    let runtime = HeadlessRuntime(transcript, scheduler: engine.scheduler)
    runtime.runMain {
      let node = ASDisplayNode()
      node.layoutSpecBlock = { node, _ in
        runtime.sync(.main) { node.cancelLayoutTransition() }
        return ASLayoutSpec()
      }
      let range = ASSizeRangeMake(CGSize(width: 100, height: 100))
      node.transitionLayout(with: range, animated: false, shouldMeasureAsync: true)
      runtime.turn()
      #expect(node.calculatedLayout == nil)
    }
    #expect(transcript.story("animateLayoutTransition(_:)") == "" && transcript.brokenRules == [])
  }

  @Test("a layout that places a node twice can be changed from, and to")
  func placedTwice() {
    final class Doubled: ASDisplayNode {
      let box = BoxNode()
      var count = 2
      override init() {
        super.init()
        automaticallyManagesSubnodes = true
      }
      override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
        ASStackLayoutSpec(
          direction: .vertical, spacing: 0, justifyContent: .start, alignItems: .start,
          children: Array(repeating: box, count: count))
      }
    }
    HeadlessRuntime(Transcript()).runMain {
      let (window, node) = (UIWindow(), Doubled())
      node.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      window.addSubview(node.view)
      HeadlessRuntime.current.turn()
      node.count = 1
      node.transitionLayout(withAnimation: false, shouldMeasureAsync: false)
      HeadlessRuntime.current.turn()
      #expect(node.subnodes == [node.box])
    }
  }
}
