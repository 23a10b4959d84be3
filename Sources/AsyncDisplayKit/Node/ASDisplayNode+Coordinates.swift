import Foundation
import HeadlessUIKit

/// Points of one node in the coordinates of another one of the same tree. Views are not needed for it.
extension ASDisplayNode {
  public func convert(_ point: CGPoint, to node: ASDisplayNode?) -> CGPoint {
    guard let path = path(to: node, "convert(_:to:)") else { return point }
    return path(point)
  }

  public func convert(_ point: CGPoint, from node: ASDisplayNode?) -> CGPoint {
    guard let node else { return point }
    return node.convert(point, to: self)
  }

  public func convert(_ rect: CGRect, to node: ASDisplayNode?) -> CGRect {
    guard let path = path(to: node, "convert(_:to:)") else { return rect }
    return rect.mapped(path)
  }

  public func convert(_ rect: CGRect, from node: ASDisplayNode?) -> CGRect {
    guard let node else { return rect }
    return node.convert(rect, to: self)
  }

  /// Up to the node that both are in, and down again; without a node, up to the root.
  private func path(to node: ASDisplayNode?, _ what: String) -> ((CGPoint) -> CGPoint)? {
    let (up, down) = (ancestry(), node?.ancestry() ?? [])
    if let node, up.last !== down.last {
      refuse(.convertWithinTree, "\(what) with a \(type(of: node)) of another tree")
      return nil
    }
    let shared = up.first { above in down.contains { $0 === above } }
    let rising = up.prefix { $0 !== shared }.map { $0.state[\.properties.geometry] }
    let falling = down.prefix { $0 !== shared }.reversed().map { $0.state[\.properties.geometry] }
    return { point in
      let above = rising.dropLast(shared == nil ? 1 : 0).reduce(point) { $1.toAbove($0) }
      return falling.reduce(above) { $1.fromAbove($0) }
    }
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
