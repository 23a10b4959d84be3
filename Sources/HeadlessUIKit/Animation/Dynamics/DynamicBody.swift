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
    velocity = velocity.adding(acceleration.scaled(by: seconds))
  }

  func move(over seconds: CGFloat) {
    if isAnchored {
      velocity = .zero
      return
    }
    velocity = velocity.scaled(by: max(0, 1 - resistance * seconds))
    guard velocity != .zero else { return }
    item.center = item.center.moved(by: velocity.scaled(by: seconds))
  }

  /// Meets something that lies at the other side of a surface.
  ///
  /// - Parameters:
  ///   - normal: what leads away from the surface; one point long.
  ///   - depth: how far the item is in it, in points.
  ///   - elasticity: the greater one of both.
  func bounce(off normal: CGVector, depth: CGFloat, elasticity: CGFloat) {
    guard !isAnchored else { return }
    item.center = item.center.moved(by: normal.scaled(by: depth))
    let into = velocity.dx * normal.dx + velocity.dy * normal.dy
    guard into < 0 else { return }
    // What comes slowly stays: otherwise nothing would ever lie still.
    let back = into > -40 ? 0 : min(1, elasticity)
    velocity = velocity.adding(normal.scaled(by: -into * (1 + back)))
  }

  /// Both take their share of the way apart, and of what they were together.
  func bounce(with other: DynamicBody, along normal: CGVector, depth: CGFloat) {
    let (own, others) = (share(with: other), other.share(with: self))
    let common = velocity.scaled(by: 1 - own).adding(other.velocity.scaled(by: own))
    let elasticity = max(elasticity, other.elasticity)
    for (body, away, part) in [(self, normal, own), (other, normal.scaled(by: -1), others)] {
      body.velocity = body.velocity.adding(common.scaled(by: -1))
      body.bounce(off: away, depth: depth * part, elasticity: elasticity)
      body.velocity = body.velocity.adding(common)
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
    item.center = item.center.moved(by: way)
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
    let against = velocity.adding((other?.velocity ?? .zero).scaled(by: -1))
    let change = way.scaled(by: rate * rate).adding(against.scaled(by: -2 * damping * rate))
    let (own, others) = (share(with: other), other?.share(with: self) ?? 0)
    accelerate(change.scaled(by: own), over: seconds)
    other?.accelerate(change.scaled(by: -others), over: seconds)
  }
}
