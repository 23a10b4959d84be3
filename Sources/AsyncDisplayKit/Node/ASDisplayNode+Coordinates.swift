import Foundation
import HeadlessUIKit

/// Points of one node in the coordinates of another one of the same tree. Views are not needed for it.
///
/// Without another node, the window's coordinates are meant once the node is loaded, as in UIKit; out of any window nothing is
/// converted. A node that is not loaded takes the node at the root in place of a window.
extension ASDisplayNode {
  func path(from node: ASDisplayNode?, _ what: String) -> ((CGPoint) -> CGPoint)? {
    if let node { return node.path(to: self, what) }
    if let layer = layerIfLoaded, ThreadState.isMain {
      return layer.window.map { window in { layer.convert($0, from: window.layer) } }
    }
    return ancestry().last?.path(to: self, what)
  }

  func path(to node: ASDisplayNode?, _ what: String) -> ((CGPoint) -> CGPoint)? {
    if let node { return path(through: node, what) }
    if let layer = layerIfLoaded, ThreadState.isMain {
      return layer.window.map { window in { layer.convert($0, to: window.layer) } }
    }
    return ancestry().last.flatMap { path(through: $0, what) }
  }

  /// Up to the node that both are in, and down again.
  private func path(through node: ASDisplayNode, _ what: String) -> ((CGPoint) -> CGPoint)? {
    let (up, down) = (ancestry(), node.ancestry())
    guard let shared = up.first(where: { above in down.contains { $0 === above } }) else {
      refuse(.convertWithinTree, "\(what) with a \(type(of: node)) of another tree")
      return nil
    }
    let rising = up.prefix { $0 !== shared }.map { $0.state[\.properties.geometry] }
    let falling = down.prefix { $0 !== shared }.reversed().map { $0.state[\.properties.geometry] }
    return { point in falling.reduce(rising.reduce(point) { $1.toAbove($0) }) { $1.fromAbove($0) } }
  }

  /// The node and all above it, the root last.
  private func ancestry() -> [ASDisplayNode] {
    var result: [ASDisplayNode] = []
    var next: ASDisplayNode? = self
    while let node = next {
      result.append(node)
      next = node.supernode
    }
    return result
  }
}
