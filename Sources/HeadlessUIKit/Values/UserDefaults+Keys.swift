import Foundation

#if !canImport(ObjectiveC)
  extension UserDefaults {
    /// The same as `object(forKey:)`, by the name that all objects have it under with Objective-C.
    public func value(forKey key: String) -> Any? { object(forKey: key) }

    /// The same as `set(_:forKey:)`.
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
  }
#endif
