import Foundation
import HeadlessUIKit

/// Everything that is needed to make the contents of a node, taken from it on main. It is drawn on any thread.
struct DisplayJob: @unchecked Sendable {
  let node: ASDisplayNode
  let generation: UInt
  let bounds: CGRect
  let scale: CGFloat
  let isOpaque: Bool
  let parameters: Any?
  let willDraw: ASDisplayNodeContextModifier?
  let didDraw: ASDisplayNodeContextModifier?
  /// By which colours are taken that depend on them; nil where nobody has said any.
  let traits: UITraitCollection?
  /// What is drawn into the same picture, back to front.
  var rasterized: [RasterizedPart] = []
  var background: UIColor?
  /// The node in whose contents this one is drawn; it decides whether they are still wanted.
  var owner: ASDisplayNode?

  /// The contents; nil if they are no longer wanted, or there are none.
  func picture() -> UIImage? {
    guard let traits else { return made() }
    var picture: UIImage?
    traits.performAsCurrent { picture = made() }
    return picture
  }

  private func made() -> UIImage? {
    if isCancelled() { return nil }
    let type = type(of: node)
    if rasterized.isEmpty, OverriddenMethod.display.isOverridden(by: type) {
      return node.traced(NodeCall.display) { type.display(withParameters: parameters, isCancelled: isCancelled) }
    }
    return drawn(by: type)
  }

  private func drawn(by type: ASDisplayNode.Type) -> UIImage? {
    UIGraphicsBeginImageContextWithOptions(bounds.size, isOpaque, scale)
    defer { UIGraphicsEndImageContext() }
    guard let context = UIGraphicsGetCurrentContext() else { return nil }
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    drawSelf(in: context, isRasterizing: false)
    for part in rasterized { part.draw(in: context, isCancelled: isCancelled) }
    return isCancelled() ? nil : UIGraphicsGetImageFromCurrentImageContext()
  }

  /// Draws the node itself into the current context.
  func drawSelf(in context: CGContext, isRasterizing: Bool) {
    willDraw?(context, parameters)
    let type = type(of: node)
    if OverriddenMethod.display.isOverridden(by: type) {
      let picture = node.traced(NodeCall.display) {
        type.display(withParameters: parameters, isCancelled: isCancelled)
      }
      picture?.draw(in: bounds)
    } else if OverriddenMethod.draw.isOverridden(by: type) {
      context.willClear = { [node] in node.note(NodeCall.backingStoreCleared, flags: .byClient) }
      defer { context.willClear = nil }
      node.traced(NodeCall.draw, flags: isRasterizing ? [.byFramework, .rasterizing] : .byFramework) {
        type.draw(bounds, withParameters: parameters, isCancelled: isCancelled, isRasterizing: isRasterizing)
      }
    }
    didDraw?(context, parameters)
  }

  /// Whether other contents were asked for since, or none at all.
  func isCancelled() -> Bool {
    let isCancelled = node.steps.isCancelled(owner ?? node, display: generation)
    if isCancelled { node.note(NodeCall.toldOfCancellation) }
    return isCancelled
  }
}

/// A node that is drawn into the contents of one above it.
struct RasterizedPart {
  let job: DisplayJob
  /// In the coordinates of the node whose contents they are.
  let frame: CGRect
  let alpha: CGFloat
  let cornerRadius: CGFloat
  let clips: Bool
  let parts: [RasterizedPart]

  func draw(in context: CGContext, isCancelled: () -> Bool) {
    if isCancelled() { return }
    context.saveGState()
    context.translateBy(x: frame.minX - job.bounds.minX, y: frame.minY - job.bounds.minY)
    if alpha < 1 {
      context.setAlpha(alpha)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
    }
    let outline = UIBezierPath(roundedRect: job.bounds, cornerRadius: cornerRadius)
    if let background = job.background {
      context.setFillColor(background.cgColor)
      context.addPath(outline.cgPath)
      context.fillPath()
    }
    if clips {
      context.addPath(outline.cgPath)
      context.clip()
    }
    job.drawSelf(in: context, isRasterizing: true)
    for part in parts { part.draw(in: context, isCancelled: isCancelled) }
    if alpha < 1 { context.endTransparencyLayer() }
    context.restoreGState()
  }
}
