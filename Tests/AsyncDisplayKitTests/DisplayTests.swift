import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

/// Fills itself with a colour.
private final class Swatch: ASDisplayNode {
  nonisolated(unsafe) var color: UIColor

  init(_ color: UIColor) {
    self.color = color
    super.init()
  }

  override func drawParameters(forAsyncLayer layer: _ASDisplayLayer) -> NSObjectProtocol? { Paint(color) }

  override class func draw(
    _ bounds: CGRect, withParameters parameters: Any?, isCancelled isCancelledBlock: () -> Bool, isRasterizing: Bool
  ) {
    if isCancelledBlock() { return }
    (parameters as? Paint)?.color.setFill()
    UIRectFill(bounds)
  }
}

private final class Paint: NSObject {
  let color: UIColor
  init(_ color: UIColor) { self.color = color }
}

/// A node with swatches side by side.
private final class Palette: ASDisplayNode {
  let swatches: [Swatch]

  init(_ colors: [UIColor]) {
    swatches = colors.map { Swatch($0) }
    super.init()
    automaticallyManagesSubnodes = true
    for swatch in swatches { swatch.style.preferredSize = CGSize(width: 10, height: 10) }
  }

  override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
    ASStackLayoutSpec(
      direction: .horizontal, spacing: 0, justifyContent: .start, alignItems: .start, children: swatches)
  }
}

@Suite("Drawing nodes") struct DisplayTests {
  private static let hooks = [
    "drawParameters(forAsyncLayer:)", "displayWillStart()", "displayWillStartAsynchronously(_:)",
    "draw(_:withParameters:isCancelled:isRasterizing:)", "contentsSet", "displayDidFinish()",
    "subnodeDisplayWillStart(_:)", "subnodeDisplayDidFinish(_:)", "hierarchyDisplayDidFinish()", "displayCancelled",
    "clearContents()",
  ]

  private func perform(
    on scheduler: any LaneScheduler = DeterministicScheduler(seed: 3), _ body: (UIWindow, Transcript) -> Void
  ) -> Transcript {
    let transcript = Transcript()
    HeadlessRuntime(transcript, scheduler: scheduler).runMain {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      window.makeKeyAndVisible()
      body(window, transcript)
      HeadlessRuntime.current.turn()
    }
    return transcript
  }

  private func show(_ node: ASDisplayNode, in window: UIWindow) {
    node.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
    window.addSubview(node.view)
    HeadlessRuntime.current.turn()
  }

  @Test("a display: asked and told on main, drawn on a display worker, set on main", arguments: Engine.allCases)
  func order(engine: Engine) {
    let transcript = perform(on: engine.scheduler) { window, _ in
      let node = Swatch(.red)
      show(node, in: window)
      #expect((node.contents as? UIImage)?.cgImage?.color(x: 3, y: 3) == UIColor.red.cgColor)
      #expect(node.layer.contentsScale == 2)
    }
    #expect(
      transcript.story(Self.hooks) == """
        main Swatch drawParameters(forAsyncLayer:)
        main Swatch displayWillStart()
        main Swatch displayWillStartAsynchronously(_:)
        display Swatch draw(_:withParameters:isCancelled:isRasterizing:)
        main Swatch contentsSet
        main Swatch displayDidFinish()
        main Swatch hierarchyDisplayDidFinish()
        """)
    #expect(transcript.brokenRules == [])
  }

  @Test("a node that is not displayed asynchronously is drawn on main, in one go")
  func synchronous() {
    let transcript = perform { window, _ in
      let node = Swatch(.red)
      node.displaysAsynchronously = false
      show(node, in: window)
    }
    #expect(transcript.story("draw(_:withParameters:isCancelled:isRasterizing:)").hasPrefix("main Swatch draw"))
  }

  @Test("contents appear together: none is set before all are drawn", arguments: Engine.allCases)
  func together(engine: Engine) {
    let transcript = perform(on: engine.scheduler) { window, _ in show(Palette([.red, .blue]), in: window) }
    #expect(
      transcript.story("contentsSet", "subnodeDisplayDidFinish(_:)", "hierarchyDisplayDidFinish()") == """
        main Swatch contentsSet
        main Swatch hierarchyDisplayDidFinish()
        main Palette subnodeDisplayDidFinish(_:)
        main Swatch contentsSet
        main Swatch hierarchyDisplayDidFinish()
        main Palette subnodeDisplayDidFinish(_:)
        main Palette hierarchyDisplayDidFinish()
        """)
    let lines = transcript.story(
      "draw(_:withParameters:isCancelled:isRasterizing:)", "contentsSet"
    ).components(separatedBy: "\n")
    #expect(lines.map { $0.hasPrefix("display") } == [true, true, false, false])
  }

  @Test("a display that another one supersedes is told so, and its result is dropped", arguments: Engine.allCases)
  func superseded(engine: Engine) {
    let transcript = perform(on: engine.scheduler) { window, transcript in
      let node = Swatch(.red)
      show(node, in: window)
      transcript.clear()
      node.setNeedsDisplay()
      node.layer.displayIfNeeded()
      node.color = .green
      node.setNeedsDisplay()
      HeadlessRuntime.current.turn()
      #expect((node.contents as? UIImage)?.cgImage?.color(x: 3, y: 3) == UIColor.green.cgColor)
    }
    #expect(
      transcript.story("displayCancelled", "contentsSet", "displayDidFinish()") == """
        main Swatch displayCancelled
        main Swatch contentsSet
        main Swatch displayDidFinish()
        """)
  }

  @Test("contents go in the turn after the node has left the window")
  func cleared() {
    let transcript = perform { window, transcript in
      let node = Swatch(.red)
      show(node, in: window)
      transcript.clear()
      node.view.removeFromSuperview()
      #expect(node.contents != nil)
      HeadlessRuntime.current.turn()
      #expect(node.contents == nil)
    }
    #expect(transcript.story(Self.hooks) == "main Swatch clearContents()")
  }

  @Test("a node without size is drawn once it has one, and not again for another one")
  func sizes() {
    let transcript = perform { window, _ in
      let node = Swatch(.red)
      window.addSubview(node.view)
      for side in [0, 100, 1000] {
        node.bounds = CGRect(x: 0, y: 0, width: side, height: side)
        HeadlessRuntime.current.turn()
        #expect((node.contents as? UIImage)?.size.width == (side == 0 ? nil : 100))
      }
    }
    #expect(transcript.story("displayWillStart()") == "main Swatch displayWillStart()")
  }

  @Test("a suspended node is not drawn until it goes on")
  func suspended() {
    let transcript = perform { window, _ in
      let node = Swatch(.red)
      node.displaySuspended = true
      show(node, in: window)
      #expect(node.contents == nil)
      node.displaySuspended = false
      HeadlessRuntime.current.turn()
      #expect(node.contents != nil)
    }
    #expect(transcript.brokenRules == [])
  }

  @Test(
    "a rasterised tree is one picture: what is in it has no views, and is drawn by its root", arguments: Engine.allCases
  )
  func rasterized(engine: Engine) {
    let transcript = perform(on: engine.scheduler) { window, _ in
      let node = Palette([.red, .blue])
      node.enableSubtreeRasterization()
      show(node, in: window)
      let picture = (node.contents as? UIImage)?.cgImage
      #expect(picture?.color(x: 5, y: 5) == UIColor.red.cgColor)
      #expect(picture?.color(x: 25, y: 5) == UIColor.blue.cgColor)
      #expect(node.subnodes.map(\.isNodeLoaded) == [false, false])
      #expect(node.subnodes.map(\.isVisible) == [true, true])
      _ = node.subnodes[0].view
    }
    #expect(transcript.story("contentsSet") == "main Palette contentsSet")
    #expect(transcript.brokenRules == ["unloaded-when-rasterized"])
  }

  @Test("a placeholder is made off the layout workers, shown at once, and gone when the contents are there")
  func placeholder() {
    final class Slow: ASDisplayNode {
      override func placeholderImage() -> UIImage? { UIImage() }
      override class func display(withParameters parameters: Any?, isCancelled isCancelledBlock: () -> Bool) -> UIImage?
      {
        UIImage()
      }
    }
    let transcript = perform { window, _ in
      let node = Slow()
      node.placeholderEnabled = true
      node.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
      window.addSubview(node.view)
      #expect(node.layer.sublayers?.count == 1)
      HeadlessRuntime.current.turn()
      #expect(node.layer.sublayers == [])
    }
    #expect(transcript.story("placeholderImage()") == "main Slow placeholderImage()")
  }

  @Test("a whole tree is one picture")
  func picture() {
    _ = perform { window, _ in
      let node = Palette([.red, .blue])
      node.backgroundColor = .green
      node.frame = CGRect(x: 0, y: 0, width: 30, height: 10)
      let picture = node.image(scale: 1)?.cgImage
      #expect(picture?.color(x: 5, y: 5) == UIColor.red.cgColor)
      #expect(picture?.color(x: 15, y: 5) == UIColor.blue.cgColor)
      #expect(picture?.color(x: 25, y: 5) == UIColor.green.cgColor)
    }
  }

  @Test("another scale is used by the next display, and told before it")
  func scale() {
    _ = perform { window, _ in
      let node = Palette([.red])
      show(node, in: window)
      node.recursivelySetNeedsDisplayAtScale(3)
      #expect(node.swatches[0].contentsScaleForDisplay == 3)
      #expect(node.swatches[0].layer.contentsScale == 2)
      HeadlessRuntime.current.turn()
      #expect(node.swatches[0].layer.contentsScale == 3)
      #expect((node.swatches[0].contents as? UIImage)?.cgImage?.width == 30)
    }
  }
}
