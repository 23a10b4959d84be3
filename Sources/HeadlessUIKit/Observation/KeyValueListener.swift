import Foundation

/// What an object can be told of properties by name.
///
/// Without Objective-C a method can be overridden only where a class declares it, so responders, layers, nodes, players and their items, which
/// have this above them, can listen, and so can whoever is of a subclass of this.
open class KeyValueListener: NSObject {
  #if !canImport(ObjectiveC)
    public override init() { super.init() }

    /// A property has another value. Told on main.
    ///
    /// - Parameters:
    ///   - change: the kind of change, and the values that were asked for.
    ///   - context: what whoever listens gave.
    open func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {}
  #endif
}

#if !canImport(ObjectiveC)
  /// What is said of a change.
  public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The number of an ``NSKeyValueChange``.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    /// Never there: properties change as a whole.
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    /// Never there: nobody is told before a change.
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
  }
#endif
