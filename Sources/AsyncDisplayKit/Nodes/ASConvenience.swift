import Foundation
import HeadlessUIKit

/// What stands in for a picture that is not there yet.
public func ASDisplayNodeDefaultPlaceholderColor() -> UIColor { UIColor(white: 0.95, alpha: 1) }
public func ASDisplayNodeDefaultTintColor() -> UIColor { .systemBlue }

/// A length of `points` points.
public func ASDimensionMakeWithPoints(_ points: CGFloat) -> ASDimension { ASDimensionMake(.points, points) }
/// A share of the parent's length, from 0 to 1.
public func ASDimensionMakeWithFraction(_ fraction: CGFloat) -> ASDimension { ASDimensionMake(.fraction, fraction) }

/// Whether this is the thread of the main loop.
public func ASDisplayNodeThreadIsMain() -> Bool { ThreadState.isMain }

/// Runs `block` here if this is main, and in a job of main's if not.
public func ASPerformBlockOnMainThread(_ block: @escaping () -> Void) {
  if ThreadState.isMain { return block() }
  HeadlessRuntime.current.async(.main, block)
}

/// Runs `block` on a worker thread if this is main, and here if not.
public func ASPerformBlockOnBackgroundThread(_ block: @escaping () -> Void) {
  if !ThreadState.isMain { return block() }
  HeadlessRuntime.current.async(.background, block)
}

/// Runs `block` with a node and with all below it, each one before those below it.
///
/// - Parameters:
///   - layer: whose node is taken if `node` is nil.
///   - traverseSublayers: makes no difference: nodes are below nodes here.
public func ASDisplayNodePerformBlockOnEveryNode(
  _ layer: CALayer?, _ node: ASDisplayNode?, _ traverseSublayers: Bool, _ block: (ASDisplayNode) -> Void
) {
  guard let node = node ?? layer?.asyncdisplaykit_node else { return }
  block(node)
  ASDisplayNodePerformBlockOnEverySubnode(node, traverseSublayers, block)
}

/// Runs `block` with all nodes below one.
public func ASDisplayNodePerformBlockOnEverySubnode(
  _ node: ASDisplayNode, _ traverseSublayers: Bool, _ block: (ASDisplayNode) -> Void
) {
  for subnode in node.subnodes ?? [] { ASDisplayNodePerformBlockOnEveryNode(nil, subnode, traverseSublayers, block) }
}

/// The nearest node that `block` says yes to, from `node` upwards.
public func ASDisplayNodeFindFirstSupernode(_ node: ASDisplayNode?, _ block: (ASDisplayNode) -> Bool) -> ASDisplayNode?
{ node.flatMap { node in ([node] + node.supernodes).first(where: block) } }

/// The first node below one, depth first, that `block` says yes to.
public func ASDisplayNodeFindFirstSubnode(_ node: ASDisplayNode, _ block: (ASDisplayNode) -> Bool) -> ASDisplayNode? {
  for subnode in node.subnodes ?? [] {
    if block(subnode) { return subnode }
    if let found = ASDisplayNodeFindFirstSubnode(subnode, block) { return found }
  }
  return nil
}

/// All nodes below one that `block` says yes to, each before those below it.
public func ASDisplayNodeFindAllSubnodes(_ start: ASDisplayNode, _ block: (ASDisplayNode) -> Bool) -> [ASDisplayNode] {
  (start.subnodes ?? []).flatMap { (block($0) ? [$0] : []) + ASDisplayNodeFindAllSubnodes($0, block) }
}

/// All nodes below one that are of a class or of one derived from it.
public func ASDisplayNodeFindAllSubnodesOfClass(_ start: ASDisplayNode, _ c: AnyClass) -> [ASDisplayNode] {
  ASDisplayNodeFindAllSubnodes(start) { $0.isOfClass(c) }
}

/// The first node below one, depth first, that is of a class or of one derived from it.
public func ASDisplayNodeFindFirstSubnodeOfClass(_ start: ASDisplayNode, _ c: AnyClass) -> ASDisplayNode? {
  ASDisplayNodeFindFirstSubnode(start) { $0.isOfClass(c) }
}

/// The nearest node from one upwards that is of a class or of one derived from it.
public func ASDisplayNodeFindFirstSupernodeOfClass(_ start: ASDisplayNode, _ c: AnyClass) -> ASDisplayNode? {
  ASDisplayNodeFindFirstSupernode(start) { $0.isOfClass(c) }
}

/// The node at the root of the tree.
public func ASDisplayNodeUltimateParentOfNode(_ node: ASDisplayNode) -> ASDisplayNode { node.supernodes.last ?? node }

extension ASDisplayNode {
  /// Whether the node is of a class or of one derived from it.
  func isOfClass(_ wanted: AnyClass) -> Bool {
    sequence(first: Mirror(reflecting: self)) { $0.superclassMirror }.contains { $0.subjectType == wanted }
  }
}

extension CALayer {
  /// Kept by nobody: highlights of links are part of the text.
  public var as_allowsHighlightDrawing: Bool {
    get { true }
    set {}
  }
}
