#if !canImport(ObjectiveC)
  import Foundation

  /// Geometry and the objects that hold it are cast to one another, as where Foundation does it: what is observed, and what animations go
  /// from and to, comes as one and is taken as the other.
  public protocol BridgedGeometry: _ObjectiveCBridgeable where _ObjectiveCType == NSValue {
    /// What is in no object.
    static var zero: Self { get }
    /// What the structure is called where objects say what they hold.
    static var encodedName: String { get }
    /// What an object holds. Asked for another than it holds, Foundation halts.
    static var held: KeyPath<NSValue, Self> { get }
  }

  extension BridgedGeometry {
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) -> Bool {
      let holds = String(cString: source.objCType).hasPrefix("{\(encodedName)=")
      result = holds ? source[keyPath: held] : nil
      return holds
    }
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) {
      result = source[keyPath: held]
    }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self {
      source?[keyPath: held] ?? zero
    }
  }

  extension CGPoint: @retroactive _ObjectiveCBridgeable, BridgedGeometry {
    public static var encodedName: String { "CGPoint" }
    public static var held: KeyPath<NSValue, CGPoint> { \.pointValue }
    public func _bridgeToObjectiveC() -> NSValue { NSValue(point: self) }
  }

  extension CGSize: @retroactive _ObjectiveCBridgeable, BridgedGeometry {
    public static var encodedName: String { "CGSize" }
    public static var held: KeyPath<NSValue, CGSize> { \.sizeValue }
    public func _bridgeToObjectiveC() -> NSValue { NSValue(size: self) }
  }

  extension CGRect: @retroactive _ObjectiveCBridgeable, BridgedGeometry {
    public static var encodedName: String { "CGRect" }
    public static var held: KeyPath<NSValue, CGRect> { \.rectValue }
    public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }
  }
#endif
