import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

/// Draws nothing, and counts what it is told.
private final class Sheet: ASDisplayNode {
  private(set) var starts = 0
  private(set) var clearings = 0
  private(set) var placeholders = 0

  override class func draw(
    _ bounds: CGRect, withParameters parameters: Any?, isCancelled isCancelledBlock: asdisplaynode_iscancelled_block_t,
    isRasterizing: Bool
  ) {}

  override func displayWillStart() {
    super.displayWillStart()
    starts += 1
  }

  override func clearContents() {
    super.clearContents()
    clearings += 1
  }

  override func placeholderImage() -> UIImage? {
    placeholders += 1
    return UIImage()
  }

  override func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize { CGSize(width: 10, height: 10) }
}

@Suite("Contents that are given up, and what is asked for again") struct GivenUpTests {
  private let near: ASInterfaceState = [.measureLayout, .preload, .display]

  private func perform(_ body: (Sheet, Sheet) -> Void) {
    HeadlessRuntime(Transcript()).runMain {
      let (cell, inner) = (Sheet(), Sheet())
      cell.isManagedByContainer = true
      cell.addSubnode(inner)
      for node in [cell, inner] { node.frame = CGRect(x: 0, y: 0, width: 10, height: 10) }
      _ = cell.view
      body(cell, inner)
      HeadlessRuntime.current.turn()
    }
  }

  @Test("what has gone away by the time that it could be drawn ahead is not drawn")
  func goneBefore() {
    perform { cell, inner in
      cell.setInterfaceStateOfTree(near)
      cell.setInterfaceStateOfTree([.measureLayout])
      HeadlessRuntime.current.turn()
      #expect(cell.starts == 0 && cell.contents == nil && inner.contents == nil)
    }
  }

  @Test("what a node brings along when it hears that it is near is drawn ahead with it")
  func broughtAlong() {
    final class Folder: ASDisplayNode {
      let sheet = Sheet()
      override func didEnterDisplayState() {
        super.didEnterDisplayState()
        sheet.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        addSubnode(sheet)
      }
    }
    HeadlessRuntime(Transcript()).runMain {
      let folder = Folder()
      folder.isManagedByContainer = true
      folder.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      folder.setInterfaceStateOfTree(near)
      HeadlessRuntime.current.turn()
      #expect(folder.sheet.contents != nil)
    }
  }

  @Test("what has come back by itself keeps its contents when the one above loses them")
  func backAlone() {
    perform { cell, inner in
      cell.setInterfaceStateOfTree(near)
      HeadlessRuntime.current.turn()
      #expect(cell.contents != nil && inner.contents != nil)
      cell.setInterfaceStateOfTree([.measureLayout])
      inner.setInterfaceState(near)
      HeadlessRuntime.current.turn()
      #expect(cell.clearings == 1 && inner.clearings == 0)
    }
  }

  @Test("a node that has lost its contents is asked for a placeholder again")
  func placeholderAgain() {
    HeadlessRuntime(Transcript()).runMain {
      let (window, sheet) = (UIWindow(), Sheet())
      sheet.placeholderEnabled = true
      sheet.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      for times in 1...2 {
        window.addSubview(sheet.view)
        HeadlessRuntime.current.turn()
        #expect(sheet.placeholders == times)
        sheet.view.removeFromSuperview()
        HeadlessRuntime.current.turn()
        #expect(sheet.clearings == times)
      }
    }
  }

  @Test("contents that nobody can see through are drawn on black")
  func opaque() {
    for isOpaque in [true, false] {
      HeadlessRuntime(Transcript()).runMain {
        let sheet = Sheet()
        sheet.isOpaque = isOpaque
        sheet.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        sheet.displayImmediately()
        #expect((sheet.contents as? UIImage)?.cgImage?.color(x: 1, y: 1).alpha == (isOpaque ? 1 : 0))
      }
    }
  }

  @Test("a node without view has its layer in the colour that it had before")
  func colour() {
    HeadlessRuntime(Transcript()).runMain {
      let node = ASDisplayNode()
      node.isLayerBacked = true
      node.backgroundColor = .red
      #expect(node.layer.backgroundColor == UIColor.red.cgColor && node.backgroundColor == .red)
    }
  }

  @Test("a node that comes back before it is drawn has one placeholder")
  func onePlaceholder() {
    HeadlessRuntime(Transcript()).runMain {
      let (window, sheet) = (UIWindow(), Sheet())
      sheet.placeholderEnabled = true
      sheet.displaySuspended = true
      sheet.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      for _ in 1...2 {
        window.addSubview(sheet.view)
        #expect(sheet.layer.sublayers?.count == 1)
        sheet.view.removeFromSuperview()
      }
    }
  }

  @Test("what is drawn into a node above is drawn into one, and that is not asked how it draws itself")
  func intoOne() {
    final class Plain: ASDisplayNode {
      var asked = 0
      override func drawParameters(forAsyncLayer layer: _ASDisplayLayer) -> NSObjectProtocol? {
        asked += 1
        return nil
      }
    }
    let transcript = Transcript()
    HeadlessRuntime(transcript).runMain {
      let (root, inner, sheet) = (Plain(), Plain(), Sheet())
      root.addSubnode(inner)
      inner.addSubnode(sheet)
      for node in [root, inner, sheet] { node.frame = CGRect(x: 0, y: 0, width: 10, height: 10) }
      root.enableSubtreeRasterization()
      inner.enableSubtreeRasterization()
      #expect(root.rasterizesSubtree && !inner.rasterizesSubtree)
      root.displayImmediately()
      #expect(root.contents != nil && root.asked == 0 && inner.asked == 0)
    }
    #expect(transcript.brokenRules == ["unloaded-when-rasterized"])
  }
}
