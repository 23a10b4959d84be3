import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

@Suite("Ten thousand cells") struct ManyCellsTests {
  /// A cell with something to lay out.
  final class Row: ASCellNode {
    let box = ASDisplayNode()

    override init() {
      super.init()
      box.style.preferredSize = CGSize(width: 40, height: 40)
      addSubnode(box)
    }

    override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
      ASInsetLayoutSpec(insets: UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4), child: box)
    }

    override class func draw(
      _ bounds: CGRect, withParameters parameters: Any?, isCancelled isCancelledBlock: () -> Bool, isRasterizing: Bool
    ) {
      UIRectFill(bounds)
    }
  }

  final class Source: ASCollectionDataSource {
    func collectionNode(_ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int) -> Int { 10_000 }
    func collectionNode(
      _ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath
    ) -> ASCellNodeBlock { { Row() } }
  }

  /// How often each call was begun, and on which kind of thread.
  final class Counter: CallObserver, @unchecked Sendable {
    private let lock = NSLock()
    private var counts: [String: Int] = [:]

    func observe(_ observation: Observation, on instance: (any Observable)?) {
      guard observation.phase == .enter || observation.phase == .event else { return }
      guard instance is Row || observation.call.name == "nodeBlock" else { return }
      let key = "\(ThreadState.current.role) \(observation.call.name)"
      lock.withLock { counts[key, default: 0] += 1 }
    }

    subscript(key: String) -> Int { lock.withLock { counts[key] ?? 0 } }
    func clear() { lock.withLock { counts = [:] } }
  }

  @Test(
    "are made and measured off main, and scrolled without measuring or making any on main", arguments: Engine.allCases)
  func scroll(engine: Engine) {
    let (counter, source) = (Counter(), Source())
    HeadlessRuntime(scheduler: engine.scheduler, observer: counter).runMain {
      let (window, list) = (UIWindow(), ASCollectionNode())
      list.dataSource = source
      window.rootViewController = ASViewController(node: list)
      window.makeKeyAndVisible()
      HeadlessRuntime.current.turn()
      #expect(list.contentSize.height == 480_000)
      #expect(counter["layout nodeBlock"] == 10_000)
      #expect(counter["layout layoutSpecThatFits(_:)"] == 10_000)
      #expect(counter["main init"] == 0)
      // Ten are seen, and as many more are near enough to be drawn already.
      #expect(counter["main didLoad()"] == 20)
      counter.clear()
      for screen in 1...100 {
        list.contentOffset.y = CGFloat(screen) * 4000
        HeadlessRuntime.current.turn()
      }
      let rowsOnScreen = (1...100).map { screen in
        let top = screen * 4000
        return (top + 480 + 47) / 48 - top / 48
      }
      #expect(counter["main visible"] == rowsOnScreen.reduce(0, +))
      #expect(counter["main didExitVisibleState()"] > 1000)
      #expect(counter["main layoutSpecThatFits(_:)"] + counter["layout layoutSpecThatFits(_:)"] == 0)
      #expect(counter["display draw(_:withParameters:isCancelled:isRasterizing:)"] > 0)
      #expect(counter["main draw(_:withParameters:isCancelled:isRasterizing:)"] == 0)
    }
  }
}
