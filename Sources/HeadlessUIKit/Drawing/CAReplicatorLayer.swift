import Foundation

/// A layer that shows what is in it several times, each time moved on from the last.
open class CAReplicatorLayer: CALayer {
  open var instanceCount = 1
  /// In seconds; no time passes between them here.
  open var instanceDelay: CFTimeInterval = 0
  /// From one copy to the next, around the middle of the layer.
  open var instanceTransform = CATransform3DIdentity
  /// What the colours are multiplied with; kept only, like the offsets from copy to copy.
  open var instanceColor: CGColor?
  open var instanceRedOffset: Float = 0
  open var instanceGreenOffset: Float = 0
  open var instanceBlueOffset: Float = 0
  /// How much less each copy can be seen through than the last: from -1 to 1.
  open var instanceAlphaOffset: Float = 0
  open var preservesDepth = false
}

/// A copy of what is in a layer.
struct LayerCopy {
  var transform = CGAffineTransform.identity
  /// From 0 to 1.
  var opacity: CGFloat = 1
}

extension CALayer {
  /// How often what is in the layer is shown, and where.
  var copies: [LayerCopy] {
    guard let layer = self as? CAReplicatorLayer else { return [LayerCopy()] }
    let (x, y) = (bounds.midX, bounds.midY)
    let step = CATransform3DGetAffineTransform(layer.instanceTransform)
    var (turn, copies) = (CGAffineTransform.identity, [LayerCopy]())
    for index in 0..<max(0, layer.instanceCount) {
      let transform = CGAffineTransform(translationX: -x, y: -y).concatenating(turn)
        .concatenating(CGAffineTransform(translationX: x, y: y))
      let opacity = max(0, min(1, 1 + CGFloat(layer.instanceAlphaOffset) * CGFloat(index)))
      copies.append(LayerCopy(transform: transform, opacity: opacity))
      turn = turn.concatenating(step)
    }
    return copies
  }
}

/// A layer that is drawn in pieces; here in one.
open class CATiledLayer: CALayer {
  /// In pixels.
  open var tileSize = CGSize(width: 256, height: 256)
  open var levelsOfDetail = 1
  open var levelsOfDetailBias = 0

  open class func fadeDuration() -> CFTimeInterval { 0.25 }
}

/// A layer whose sublayers stand in space. The screen is flat here.
open class CATransformLayer: CALayer {}

/// Which way a layer scrolls.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let none = CAScrollLayerScrollMode(rawValue: "none")
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
  public static let both = CAScrollLayerScrollMode(rawValue: "both")
}

/// A layer that shows a part of what is in it.
open class CAScrollLayer: CALayer {
  open var scrollMode = CAScrollLayerScrollMode.both

  /// Has a point of the content come to the layer's origin, in the ways that it scrolls.
  open func scroll(to p: CGPoint) {
    let (wide, high) = (scrollMode == .horizontally, scrollMode == .vertically)
    guard scrollMode != .none else { return }
    bounds.origin = CGPoint(x: high ? bounds.minX : p.x, y: wide ? bounds.minY : p.y)
  }

  /// Scrolls as little as is needed.
  open func scroll(to r: CGRect) {
    func nearest(_ low: CGFloat, _ high: CGFloat, _ from: CGFloat, _ to: CGFloat) -> CGFloat {
      from < low ? from : to > high ? low + min(to - high, from - low) : low
    }
    scroll(
      to: CGPoint(
        x: nearest(bounds.minX, bounds.maxX, r.minX, r.maxX), y: nearest(bounds.minY, bounds.maxY, r.minY, r.maxY)))
  }
}
