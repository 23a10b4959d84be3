import Foundation

/// Moves a view as the device is tilted. Nobody tilts it: all of it is kept only.
open class UIMotionEffect: NSObject {
  public override init() { super.init() }

  /// What a tilt changes, by key paths.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

/// Changes a value with the tilt, from one to another.
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// Which tilt.
  public enum EffectType: Int, Hashable, Sendable {
    case tiltAlongHorizontalAxis
    case tiltAlongVerticalAxis
  }

  public let keyPath: String
  public let type: EffectType
  open var minimumRelativeValue: Any?
  open var maximumRelativeValue: Any?

  public init(keyPath: String, type: EffectType) { (self.keyPath, self.type) = (keyPath, type) }
}

/// Several at once.
open class UIMotionEffectGroup: UIMotionEffect {
  open var motionEffects: [UIMotionEffect]?
}
