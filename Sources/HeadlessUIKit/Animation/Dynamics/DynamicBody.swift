import Foundation

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

  /// Is like an item that nobody has said anything of.
  func forgetProperties() { (elasticity, density, resistance, isAnchored) = (0, 1, 0, false) }

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

  /// Both take their share of the way apart, and of what they were together.
  func bounce(with other: DynamicBody, along normal: CGVector, depth: CGFloat) {
    let all = mass + other.mass
    let share = isAnchored ? 0 : other.isAnchored ? 1 : other.mass / all
    let common = CGVector(
      dx: velocity.dx * (1 - share) + other.velocity.dx * share,
      dy: velocity.dy * (1 - share) + other.velocity.dy * share)
    let elasticity = max(elasticity, other.elasticity)
    for (body, sign, part) in [(self, 1, share), (other, -1, 1 - share)] as [(DynamicBody, CGFloat, CGFloat)] {
      body.velocity = CGVector(dx: body.velocity.dx - common.dx, dy: body.velocity.dy - common.dy)
      body.bounce(
        off: CGVector(dx: normal.dx * sign, dy: normal.dy * sign), depth: depth * part, elasticity: elasticity)
      body.velocity = CGVector(dx: body.velocity.dx + common.dx, dy: body.velocity.dy + common.dy)
    }
  }

  // MARK: Held together

  /// The part that it takes of a way that it goes with another one, or with what never moves: the heavier, the less.
  private func share(with other: DynamicBody?) -> CGFloat {
    if isAnchored { return 0 }
    guard let other, !other.isAnchored else { return 1 }
    return other.mass / (mass + other.mass)
  }

  /// Goes a way at once, as seen from another one, which comes to meet it.
  func shift(by way: CGVector, from other: DynamicBody? = nil, over seconds: CGFloat) {
    let (own, others) = (share(with: other), other?.share(with: self) ?? 0)
    step(way.scaled(by: own), over: seconds)
    other?.step(way.scaled(by: -others), over: seconds)
  }

  private func step(_ way: CGVector, over seconds: CGFloat) {
    guard way != .zero else { return }
    item.center = CGPoint(x: item.center.x + way.dx, y: item.center.y + way.dy)
    accelerate(way, over: 1 / seconds)
  }

  /// Is drawn a way as by a spring, whose other end draws another one.
  ///
  /// - Parameters:
  ///   - frequency: swings per second.
  ///   - damping: 1 for none beyond the goal.
  func spring(
    by way: CGVector, from other: DynamicBody? = nil, frequency: CGFloat, damping: CGFloat, over seconds: CGFloat
  ) {
    let rate = 2 * .pi * frequency
    let (back, against) = (2 * damping * rate, other?.velocity ?? .zero)
    let change = CGVector(
      dx: way.dx * rate * rate - (velocity.dx - against.dx) * back,
      dy: way.dy * rate * rate - (velocity.dy - against.dy) * back)
    let (own, others) = (share(with: other), other?.share(with: self) ?? 0)
    accelerate(change.scaled(by: own), over: seconds)
    other?.accelerate(change.scaled(by: -others), over: seconds)
  }
}

extension CGVector {
  var length: CGFloat { (dx * dx + dy * dy).squareRoot() }

  func scaled(by factor: CGFloat) -> CGVector { CGVector(dx: dx * factor, dy: dy * factor) }
}
