import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

/// Fills itself, and keeps whether it was told that something is behind it.
private final class Plate: ASDisplayNode {
  final class Paint: NSObject, @unchecked Sendable {
    private let lock = NSLock()
    private var told: [Bool] = []
    var drawings: [Bool] { lock.withLock { told } }
    func note(_ isRasterizing: Bool) { lock.withLock { told.append(isRasterizing) } }
  }

  let paint = Paint()

  override func drawParameters(forAsyncLayer layer: _ASDisplayLayer) -> NSObjectProtocol? { paint }

  override class func draw(
    _ bounds: CGRect, withParameters parameters: Any?, isCancelled isCancelledBlock: () -> Bool, isRasterizing: Bool
  ) { (parameters as? Paint)?.note(isRasterizing) }
}

@Suite("Trees that are drawn into one picture") struct RasterizedTests {
  private func perform(_ body: (UIWindow, Plate) -> Void) -> Transcript {
    let transcript = Transcript()
    HeadlessRuntime(transcript).runMain {
      let (window, root) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 20, height: 20)), Plate())
      window.makeKeyAndVisible()
      root.frame = window.bounds
      body(window, root)
    }
    return transcript
  }

  private func show(_ root: ASDisplayNode, in window: UIWindow) {
    root.enableSubtreeRasterization()
    window.addSubview(root.view)
    HeadlessRuntime.current.turn()
  }

  @Test("what draws into another one's picture is told so, and the other is not")
  func told() {
    let transcript = perform { window, root in
      let (inner, leaf) = (Plate(), Plate())
      for node in [inner, leaf] { node.frame = root.bounds }
      inner.addSubnode(leaf)
      root.addSubnode(inner)
      show(root, in: window)
      #expect(root.paint.drawings == [false] && inner.paint.drawings == [true] && leaf.paint.drawings == [true])
    }
    #expect(transcript.brokenRules == [])
  }

  @Test("the picture is made anew when something in it is laid out anew")
  func laidOut() {
    _ = perform { window, root in
      let (inner, leaf) = (ASDisplayNode(), Plate())
      var inset: CGFloat = 2
      inner.addSubnode(leaf)
      inner.layoutSpecBlock = { [unowned leaf] _, _ in
        ASInsetLayoutSpec(insets: UIEdgeInsets(top: inset, left: inset, bottom: 0, right: 0), child: leaf)
      }
      inner.frame = root.bounds
      root.addSubnode(inner)
      show(root, in: window)
      #expect(leaf.frame.minX == 2 && leaf.paint.drawings.count == 1)
      inset = 5
      inner.setNeedsLayout()
      HeadlessRuntime.current.turn()
      #expect(leaf.frame.minX == 5 && leaf.paint.drawings.count == 2)
    }
  }

  @Test("what is in a picture on screen changes on main only, though it has no view")
  func offMain() {
    let transcript = perform { window, root in
      let (inner, leaf) = (ASDisplayNode(), ASDisplayNode())
      root.addSubnode(inner)
      show(root, in: window)
      HeadlessRuntime.current.sync(.background) { inner.addSubnode(leaf) }
      #expect(inner.subnodes.isEmpty && leaf.supernode == nil)
      inner.addSubnode(leaf)
      #expect(leaf.supernode === inner && leaf.isVisible)
    }
    #expect(transcript.brokenRules == ["hierarchy-on-main"])
  }

  @Test("what a node has moved within its bounds is there in the picture")
  func bounds() {
    _ = perform { window, root in
      let (inner, box) = (ASDisplayNode(), ASDisplayNode())
      inner.frame = root.bounds
      inner.bounds.origin = CGPoint(x: 4, y: 10)
      box.frame = CGRect(x: 4, y: 10, width: 5, height: 5)
      box.backgroundColor = .red
      inner.addSubnode(box)
      root.addSubnode(inner)
      show(root, in: window)
      let picture = (root.contents as? UIImage)?.cgImage
      #expect(picture?.color(x: 1, y: 1) == UIColor.red.cgColor)
      #expect(picture?.color(x: 15, y: 15) != UIColor.red.cgColor)
    }
  }

  @Test("what sticks out of a node is in the picture unless the node cuts it off", arguments: [false, true])
  func clipping(clips: Bool) {
    _ = perform { window, root in
      let (inner, box) = (ASDisplayNode(), ASDisplayNode())
      inner.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
      inner.clipsToBounds = clips
      box.frame = CGRect(x: 0, y: 0, width: 15, height: 15)
      box.backgroundColor = .red
      inner.addSubnode(box)
      root.addSubnode(inner)
      show(root, in: window)
      let picture = (root.contents as? UIImage)?.cgImage
      #expect(picture?.color(x: 2, y: 2) == UIColor.red.cgColor)
      #expect((picture?.color(x: 20, y: 20) == UIColor.red.cgColor) == !clips)
    }
  }

  @Test("a root that makes a picture itself has in it what is below, too")
  func overPicture() {
    final class Poster: ASDisplayNode {
      override class func display(
        withParameters parameters: Any?, isCancelled isCancelledBlock: () -> Bool
      ) -> UIImage? { UIImage() }
    }
    _ = perform { window, _ in
      let (poster, box) = (Poster(), ASDisplayNode())
      for node in [poster, box] { node.frame = window.bounds }
      box.backgroundColor = .red
      poster.addSubnode(box)
      show(poster, in: window)
      #expect((poster.contents as? UIImage)?.cgImage?.color(x: 5, y: 5) == UIColor.red.cgColor)
    }
  }

  @Test("no tree is drawn into one picture that has a loaded node, however deep", arguments: [false, true])
  func loaded(isAddedLate: Bool) {
    let transcript = perform { _, root in
      let (inner, leaf) = (ASDisplayNode(), ASDisplayNode())
      _ = leaf.view
      inner.addSubnode(leaf)
      if !isAddedLate { root.addSubnode(inner) }
      root.enableSubtreeRasterization()
      if isAddedLate { root.addSubnode(inner) }
      #expect(root.rasterizesSubtree == isAddedLate && (inner.supernode == nil) == isAddedLate)
    }
    #expect(transcript.brokenRules == ["unloaded-when-rasterized"])
  }
}
