import AsyncDisplayKit
import Foundation
import Testing
import UIKit

@Suite("What subclasses of nodes and of UIKit's classes can override") struct OverriddenPropertyTests {
  private final class Tank: ASDisplayNode {
    var said: [String] = []
    override var isLayerBacked: Bool { didSet { said.append("layer \(isLayerBacked)") } }
    override var displaysAsynchronously: Bool { didSet { said.append("async \(displaysAsynchronously)") } }
    override var displaySuspended: Bool { didSet { said.append("suspended") } }
    override var contents: Any? { didSet { said.append("contents") } }
    override var placeholderEnabled: Bool {
      get { true }
      set {}
    }
    override var automaticallyManagesSubnodes: Bool {
      get { true }
      set { said.append("managed") }
    }
    override var debugName: String? {
      get { "tank" }
      set {}
    }
    override var layoutMargins: UIEdgeInsets { didSet { said.append("margins") } }
    override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 7, left: 0, bottom: 0, right: 0) }
    override var semanticContentAttribute: UISemanticContentAttribute { didSet { said.append("semantic") } }
    override func convert(_ point: CGPoint, to node: ASDisplayNode?) -> CGPoint { CGPoint(x: 1, y: 2) }
    override func cancelLayoutTransition() { said.append("cancel") }
    override func recursivelySetDisplaySuspended(_ suspended: Bool) {
      said.append("all suspended")
      super.recursivelySetDisplaySuspended(suspended)
    }
    override func layerAction(forKey event: String) -> (any CAAction)? { NSNull() }
  }

  @Test("properties of a node tell an override of theirs, and answer by it") func properties() {
    HeadlessRuntime().runMain {
      let tank = Tank()
      tank.isLayerBacked = true
      tank.displaysAsynchronously = false
      tank.contents = nil
      tank.automaticallyManagesSubnodes = false
      tank.layoutMargins = .zero
      tank.semanticContentAttribute = .forceLeftToRight
      tank.cancelLayoutTransition()
      let above = ASDisplayNode()
      above.addSubnode(tank)
      above.recursivelySetDisplaySuspended(true)
      #expect(
        tank.said == [
          "layer true", "async false", "contents", "managed", "margins", "semantic", "cancel", "all suspended",
          "suspended",
        ])
      #expect(tank.automaticallyManagesSubnodes && tank.placeholderEnabled && tank.safeAreaInsets.top == 7)
      #expect(tank.convert(.zero, to: above) == CGPoint(x: 1, y: 2) && tank.description.contains("'tank'"))
      #expect(tank.layerAction(forKey: "bounds") is NSNull)
    }
  }

  private final class Place: UICollectionViewLayoutAttributes {
    var moves = 0
    override var frame: CGRect { didSet { moves += 1 } }
  }

  private final class Pushed: UIButton {
    override var titleLabel: UILabel? { super.titleLabel }
    override var isTracking: Bool { true }
  }

  @Test("properties of UIKit's classes too") func uikit() {
    HeadlessRuntime().runMain {
      let place = Place(forCellWith: IndexPath(item: 0, section: 0))
      place.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
      #expect(place.moves == 1)
      #expect(Pushed().isTracking)
    }
  }

  @Test("a spec has elements at places of its own") func slots() {
    let spec = ASLayoutSpec()
    let (valve, pump) = (ASDisplayNode(), ASDisplayNode())
    spec.setChild(pump, at: 1)
    spec.setChild(valve, at: 0)
    #expect(spec.child(at: 0) === valve && spec.child(at: 1) === pump && spec.child(at: 2) == nil)
    #expect(spec.children?.count == 2)
  }
}
