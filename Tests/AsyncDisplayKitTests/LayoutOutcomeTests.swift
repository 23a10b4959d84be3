import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import HookRecording
import RuntimeTranscript
import Testing

@Suite("What comes of layouts, and when") struct LayoutOutcomeTests {
  /// A square, of a side in points.
  private final class Plate: ASDisplayNode {
    var side: CGFloat = 10
    override func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize { CGSize(width: side, height: side) }
  }

  private func perform(_ body: @escaping (UIWindow, ShelfNode, [Plate]) -> Void) { ShelfNode.show(Plate.init, body) }

  @Test("what a layout has moved among others goes when a later one does not have it")
  func movedAndGone() {
    perform { _, shelf, plates in
      for shown in [[plates[2], plates[0], plates[1]], [plates[0], plates[1]], [plates[1], plates[0]], [plates[0]]] {
        shelf.shown = shown
        shelf.setNeedsLayout()
        HeadlessRuntime.current.turn()
        #expect(shelf.subnodes == shown)
      }
    }
  }

  @Test("a node has its frames by the time that it hears of its layout")
  func framesFirst() {
    perform { _, shelf, plates in
      #expect(shelf.framesHeardOf == [0, 10, 20].map { CGRect(x: 0, y: $0, width: 10, height: 10) })
    }
  }

  @Test("what is measured for a node above is not yet the layout of a node that is loaded")
  func notYet() {
    perform { _, shelf, plates in
      plates[0].side = 20
      plates[0].invalidateCalculatedLayout()
      shelf.invalidateCalculatedLayout()
      _ = shelf.layoutThatFits(ASSizeRange(min: .zero, max: CGSize(width: 50, height: 50)))
      HeadlessRuntime.current.turn()
      #expect(plates[0].calculatedLayout?.size == CGSize(width: 10, height: 10))
      #expect(plates[0].calculatedSize == CGSize(width: 20, height: 20))
    }
  }

  @Test("a node without a height is not laid out")
  func noHeight() {
    perform { _, shelf, _ in
      let flat = ShelfNode()
      flat.frame = CGRect(x: 0, y: 0, width: 10, height: 0)
      flat.view.layoutIfNeeded()
      #expect(flat.calculatedLayout == nil)
    }
  }

  @Test(
    "a layout that was measured before is taken up off main by a node that is not loaded", arguments: Engine.allCases)
  func takenUpOffMain(engine: Engine) {
    let told = HookStage.perform(.layout, on: engine) { stage in
      let node = RecordedNode("N", stage.log)
      node.layoutSpecBlock = { _, _ in ASLayoutSpec() }
      for side in [30, 20] as [CGFloat] { _ = node.layoutThatFits(ASSizeRangeMake(CGSize(width: side, height: side))) }
      stage.log.clear()
      node.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
      node.layoutIfNeeded()
      #expect(node.calculatedSize == CGSize(width: 30, height: 30))
    }
    #expect(told.hooks == "layout N calculatedLayoutDidChange")
    #expect(told.brokenRules == [])
  }

  @Test("a node that joins a loaded one in a list is loaded before it is near")
  func loadedFirst() {
    let told = HookStage.perform([.loading, .states]) { stage in
      let (cell, node) = (ASDisplayNode(), RecordedNode("N", stage.log))
      cell.isManagedByContainer = true
      _ = cell.view
      cell.setInterfaceStateOfTree([.measureLayout, .preload])
      cell.addSubnode(node)
    }
    #expect(told.hooks == "N didLoad\nN didEnterPreloadState\nN interfaceStateDidChange")
  }
}

@Suite("What is kept for a view") struct KeptForViewTests {
  @Test("of what is said twice before a node is loaded, its layer has the last")
  func last() {
    HeadlessRuntime(Transcript()).runMain {
      let node = ASDisplayNode()
      node.contentsGravity = .center
      node.contentsGravity = .right
      #expect(node.contentsGravity == .right && node.layer.contentsGravity == .right)
    }
  }

  @Test("nobody keeps what is to be done at once because a node is loaded")
  func block() {
    HeadlessRuntime(Transcript()).runMain {
      let node = ASDisplayNode()
      _ = node.view
      var kept: NSObject? = NSObject()
      weak let gone = kept
      node.onDidLoad { [kept] _ in _ = kept }
      kept = nil
      #expect(gone == nil)
    }
  }

  @Test("a node hears of other margins")
  func margins() {
    final class Panel: ASDisplayNode {
      var changes = 0
      override func layoutMarginsDidChange() { changes += 1 }
    }
    HeadlessRuntime(Transcript()).runMain {
      let panel = Panel()
      _ = panel.view
      panel.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      #expect(panel.changes == 1)
    }
  }
}
