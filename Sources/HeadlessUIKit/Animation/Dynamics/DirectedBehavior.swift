import Foundation

/// A force that goes one way for all its items.
open class DirectedBehavior: ItemsBehavior {
  /// Both said as one.
  final var force = CGVector.zero {
    didSet { wake() }
  }
  private var way: CGFloat = 0
  private var strength: CGFloat = 0

  /// Clockwise from the right, in radians. Kept while the force is nothing.
  open var angle: CGFloat {
    get { way }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  /// How strong the force is; the other way round where it is less than nothing.
  open var magnitude: CGFloat {
    get { strength }
    set { setAngle(angle, magnitude: newValue) }
  }

  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    (way, strength) = (angle, magnitude)
    force = CGVector(dx: CGFloat(cos(Double(angle))) * magnitude, dy: CGFloat(sin(Double(angle))) * magnitude)
  }

  final func direct(_ vector: CGVector) {
    strength = vector.length
    if strength > 0 { way = CGFloat(atan2(Double(vector.dy), Double(vector.dx))) }
    force = vector
  }
}
