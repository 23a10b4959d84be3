#if !canImport(ObjectiveC)
  import Foundation

  public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
    public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
    /// Told at once of what there is.
    public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
    /// Kept: nobody is told before a change.
    public static let prior = NSKeyValueObservingOptions(rawValue: 1 << 3)
  }

  public enum NSKeyValueChange: UInt, Hashable, Sendable {
    case setting = 1
    case insertion
    case removal
    case replacement
  }

  /// What has become of a property.
  public struct NSKeyValueObservedChange<Value> {
    public typealias Kind = NSKeyValueChange
    public let kind: Kind
    /// Nil unless it was asked for.
    public let newValue: Value?
    /// Nil unless it was asked for.
    public let oldValue: Value?
    public let indexes: IndexSet?
    public let isPrior: Bool
  }

  /// Somebody who is told of a property for as long as this is kept.
  public final class NSKeyValueObservation: NSObject, WatchedProperty, @unchecked Sendable {
    private weak var runtime: HeadlessRuntime?
    private(set) weak var watched: AnyObject?
    /// Looks whether the property is another one; nil once nobody wants to know.
    private var look: (() -> Void)?

    init(of watched: AnyObject, in runtime: HeadlessRuntime, look: @escaping () -> Void) {
      (self.watched, self.runtime, self.look) = (watched, runtime, look)
      super.init()
      runtime.properties.add(self)
    }

    func check() { look?() }

    /// Nobody is told any more.
    public func invalidate() {
      look = nil
      runtime?.properties.forget(self)
    }

    deinit { runtime?.properties.forget(self) }
  }

  /// Objects whose properties can be watched: all of them.
  public protocol _KeyValueCodingAndObserving {}
  extension NSObject: _KeyValueCodingAndObserving {}

  extension _KeyValueCodingAndObserving where Self: NSObject {
    /// Watches a property. Swift tells nobody of what is set, so the main loop looks after each of its jobs whether the property has another
    /// value: whoever watches is told then, on main, and once where it was set several times. Of scrolling they are told at once.
    public func observe<Value>(
      _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
      changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
      func change(from old: Value?, to new: Value) -> NSKeyValueObservedChange<Value> {
        NSKeyValueObservedChange(
          kind: .setting, newValue: options.contains(.new) ? new : nil, oldValue: options.contains(.old) ? old : nil,
          indexes: nil, isPrior: false)
      }
      var known = self[keyPath: keyPath]
      if options.contains(.initial) { changeHandler(self, change(from: nil, to: known)) }
      return NSKeyValueObservation(of: self, in: HeadlessRuntime.current) { [weak self] in
        guard let self else { return }
        let (old, new) = (known, self[keyPath: keyPath])
        guard !isSame(old, new) else { return }
        known = new
        changeHandler(self, change(from: old, to: new))
      }
    }
  }

  /// Whether two values of a property are one and the same: equal ones, or the same object, or else what is written alike.
  func isSame<Value>(_ first: Value, _ second: Value) -> Bool {
    if let first = first as? any Equatable { return first.isEqual(to: second) }
    if type(of: first as Any) is AnyClass { return first as AnyObject === second as AnyObject }
    return "\(first)" == "\(second)"
  }

  extension Equatable {
    fileprivate func isEqual(to other: Any) -> Bool { (other as? Self) == self }
  }
#endif
