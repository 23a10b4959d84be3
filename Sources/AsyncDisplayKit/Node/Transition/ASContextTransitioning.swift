import Foundation
import HeadlessUIKit

/// What ``ASContextTransitioning`` is asked with for the layout before the change.
public let ASTransitionContextFromLayoutKey = "from"
/// What ``ASContextTransitioning`` is asked with for the layout after the change.
public let ASTransitionContextToLayoutKey = "to"

/// A change from one layout of a node to another, while it is shown. Main only.
public protocol ASContextTransitioning: AnyObject {
  /// Whether the change is to be shown as an animation.
  func isAnimated() -> Bool
  func layout(forKey key: String) -> ASLayout?
  func constrainedSize(forKey key: String) -> ASSizeRange
  func subnodes(forKey key: String) -> [ASDisplayNode]
  /// The subnodes that the new layout has and the old one had not.
  func insertedSubnodes() -> [ASDisplayNode]
  /// The subnodes that the old layout had and the new one has not.
  func removedSubnodes() -> [ASDisplayNode]
  /// Where a subnode is before the change; nowhere (`CGRect.null`) one that comes.
  func initialFrame(for node: ASDisplayNode) -> CGRect
  /// Where a subnode is after the change; nowhere (`CGRect.null`) one that goes.
  func finalFrame(for node: ASDisplayNode) -> CGRect
  /// The change has been shown; must be called, once.
  func completeTransition(_ didComplete: Bool)
}

/// The two layouts, and what becomes of the subnodes between them.
final class LayoutTransition: ASContextTransitioning {
  private let node: ASDisplayNode
  private let animated: Bool
  private let ranges: [String: ASSizeRange]
  private let layouts: [String: ASLayout]
  private let inserted: [ASDisplayNode]
  private let removed: [ASDisplayNode]
  private let initialFrames: [ObjectIdentifier: CGRect]
  private var isComplete = false

  /// - Parameters:
  ///   - before: the layout there was, and the range that it was measured for.
  ///   - after: the new ones.
  init(
    of node: ASDisplayNode, animated: Bool, before: (layout: ASLayout, range: ASSizeRange)?,
    after: (layout: ASLayout, range: ASSizeRange)
  ) {
    self.node = node
    self.animated = animated
    layouts = ["from": before?.layout, "to": after.layout].compactMapValues { $0 }
    ranges = ["from": before?.range, "to": after.range].compactMapValues { $0 }
    let (old, new) = (before?.layout.nodes ?? [], after.layout.nodes)
    let (hadBefore, hasNow) = (Set(old.map(ObjectIdentifier.init)), Set(new.map(ObjectIdentifier.init)))
    inserted = new.filter { !hadBefore.contains(ObjectIdentifier($0)) }
    removed = old.filter { !hasNow.contains(ObjectIdentifier($0)) }
    // A layout may place one node twice.
    initialFrames = Dictionary(old.map { (ObjectIdentifier($0), $0.frame) }) { first, _ in first }
  }

  func isAnimated() -> Bool { animated }
  func layout(forKey key: String) -> ASLayout? { layouts[key] }
  func constrainedSize(forKey key: String) -> ASSizeRange { ranges[key] ?? ASSizeRangeZero }
  func subnodes(forKey key: String) -> [ASDisplayNode] { layouts[key]?.nodes ?? [] }
  func insertedSubnodes() -> [ASDisplayNode] { inserted }
  func removedSubnodes() -> [ASDisplayNode] { removed }
  func initialFrame(for node: ASDisplayNode) -> CGRect { initialFrames[ObjectIdentifier(node)] ?? .null }
  func finalFrame(for node: ASDisplayNode) -> CGRect { layouts["to"]?.frame(for: node) ?? .null }

  func completeTransition(_ didComplete: Bool) {
    guard node.requireMain(.transitionOnMain, "completeTransition(_:)"), !isComplete else { return }
    node.note(NodeCall.transitionCompleted)
    isComplete = true
    node.steps.didCompleteTransition(of: node, self)
  }
}

extension ASLayout {
  /// The nodes placed in this layout, back to front.
  var nodes: [ASDisplayNode] { sublayouts.compactMap { $0.layoutElement as? ASDisplayNode } }
}
