import Foundation

/// What forces can move.
public protocol UIDynamicItem: AnyObject {
  /// In points of the reference view.
  var center: CGPoint { get set }
  var bounds: CGRect { get }
  var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}
extension UICollectionViewLayoutAttributes: UIDynamicItem {}

/// An item as an animator knows it: a box that stays upright. Main only.
final class DynamicBody {
  let item: any UIDynamicItem
  /// In points per second.
  var velocity = CGVector.zero
  var elasticity: CGFloat = 0
  var density: CGFloat = 1
  var resistance: CGFloat = 0
  var isAnchored = false

  init(_ item: any UIDynamicItem) { self.item = item }

  var halfSize: CGSize {
    let size = item.bounds.applying(item.transform).size
    return CGSize(width: size.width / 2, height: size.height / 2)
  }

  /// 1 for a hundred points square.
  var mass: CGFloat { max(0.0001, density * item.bounds.width * item.bounds.height / 10_000) }

  /// - Parameter acceleration: in points per second per second.
  func accelerate(_ acceleration: CGVector, over seconds: CGFloat) {
    velocity.dx += acceleration.dx * seconds
    velocity.dy += acceleration.dy * seconds
  }

  func move(over seconds: CGFloat) {
    if isAnchored {
      velocity = .zero
      return
    }
    let kept = max(0, 1 - resistance * seconds)
    velocity = CGVector(dx: velocity.dx * kept, dy: velocity.dy * kept)
    guard velocity != .zero else { return }
    item.center = CGPoint(x: item.center.x + velocity.dx * seconds, y: item.center.y + velocity.dy * seconds)
  }

  /// Meets something that lies at the other side of a surface.
  ///
  /// - Parameters:
  ///   - normal: what leads away from the surface; one point long.
  ///   - depth: how far the item is in it, in points.
  ///   - elasticity: the greater one of both.
  func bounce(off normal: CGVector, depth: CGFloat, elasticity: CGFloat) {
    guard !isAnchored else { return }
    item.center = CGPoint(x: item.center.x + normal.dx * depth, y: item.center.y + normal.dy * depth)
    let into = velocity.dx * normal.dx + velocity.dy * normal.dy
    guard into < 0 else { return }
    // What comes slowly stays: otherwise nothing would ever lie still.
    let back = into > -40 ? 0 : min(1, elasticity)
    let change = -into * (1 + back)
    velocity = CGVector(dx: velocity.dx + normal.dx * change, dy: velocity.dy + normal.dy * change)
  }
}
