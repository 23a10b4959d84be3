import Foundation

/// How an animation runs over time: a curve from (0, 0) to (1, 1) with two control points.
public final class CAMediaTimingFunction: NSObject {
  private let first: CGPoint
  private let second: CGPoint

  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    first = CGPoint(x: CGFloat(c1x), y: CGFloat(c1y))
    second = CGPoint(x: CGFloat(c2x), y: CGFloat(c2y))
  }

  /// The corners and the control points, from 0 to 3.
  public func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
    let point = [.zero, first, second, CGPoint(x: 1, y: 1)][min(3, max(0, index))]
    (values[0], values[1]) = (Float(point.x), Float(point.y))
  }

  /// How much of the way is done when a part of the time is over.
  func progress(at time: Double) -> Double {
    guard time > 0, time < 1 else { return min(1, max(0, time)) }
    if first.x == first.y, second.x == second.y { return time }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if Self.curve(first.x, second.x, middle) < time { low = middle } else { high = middle }
    }
    return Self.curve(first.y, second.y, (low + high) / 2)
  }

  private static func curve(_ first: CGFloat, _ second: CGFloat, _ part: Double) -> Double {
    let rest = 1 - part
    return 3 * rest * rest * part * Double(first) + 3 * rest * part * part * Double(second) + part * part * part
  }
}

/// What swings around its end until it rests there.
struct Spring {
  let mass: CGFloat
  let stiffness: CGFloat
  let damping: CGFloat
  /// As a part of the way in a second.
  let velocity: CGFloat

  /// How much of the way is done after so many seconds; more than all of it while it swings beyond.
  func progress(at time: TimeInterval) -> Double {
    guard stiffness > 0, mass > 0 else { return 1 }
    let speed = Double((stiffness / mass).squareRoot())
    let ratio = Double(damping / (2 * (stiffness * mass).squareRoot()))
    let start = Double(velocity)
    if ratio < 1 {
      let turns = speed * (1 - ratio * ratio).squareRoot()
      let wave = cos(turns * time) + (ratio * speed - start) / turns * sin(turns * time)
      return 1 - exp(-ratio * speed * time) * wave
    }
    // What is damped more than that is taken as what is damped just enough.
    return 1 - exp(-speed * time) * (1 + (speed - start) * time)
  }
}

extension Spring {
  /// One that has come to rest within `duration` seconds, to a thousandth.
  init(dampingRatio ratio: CGFloat, duration: TimeInterval, velocity: CGFloat) {
    let ratio = min(1, max(0.05, ratio))
    let speed = log(1000) / (ratio * CGFloat(max(0.01, duration)))
    self.init(mass: 1, stiffness: speed * speed, damping: 2 * ratio * speed, velocity: velocity)
  }
}
