#if !canImport(ObjectiveC)
  import Foundation

  /// Foundation makes numbers of every kind objects, and objects numbers, but of this one on Apple's platforms only: `radius as NSNumber`,
  /// `value as? CGFloat`.
  extension CGFloat: @retroactive _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

    public static func _forceBridgeFromObjectiveC(_ number: NSNumber, result: inout CGFloat?) {
      result = CGFloat(number.doubleValue)
    }

    public static func _conditionallyBridgeFromObjectiveC(_ number: NSNumber, result: inout CGFloat?) -> Bool {
      result = CGFloat(number.doubleValue)
      return true
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ number: NSNumber?) -> CGFloat {
      CGFloat(number?.doubleValue ?? 0)
    }
  }
#endif
