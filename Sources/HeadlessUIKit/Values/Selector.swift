import Foundation

#if !canImport(ObjectiveC)
  /// What is to be called on a target. There are neither `@objc` nor `#selector` without Objective-C, so a method itself is taken:
  /// `addTarget(self, action: Selector(PhotoNode.likeTapped), forControlEvents: .touchUpInside)`. A name alone is kept, and calls nothing.
  public struct Selector: ExpressibleByStringLiteral, Hashable, CustomStringConvertible, @unchecked Sendable {
    /// The name it was made with; the target's class if it was made of a method alone.
    public let description: String
    /// Whether ``description`` says which method it is.
    package let isNamed: Bool
    /// Calls the method on a target of its class; says whether the target is of that class and what comes with it of the right kind.
    private let call: (AnyObject, [Any?]) -> Bool
    private let isOf: (AnyObject) -> Bool

    public init(_ name: String) {
      description = name
      isNamed = true
      call = { _, _ in false }
      isOf = { _ in false }
    }

    public init(stringLiteral name: String) { self.init(name) }

    /// - Parameter name: what the method is called; two selectors of one name are equal.
    public init<Target, Result>(_ method: @escaping (Target) -> () -> Result, _ name: String? = nil) {
      description = name ?? "\(Target.self)"
      isNamed = name != nil
      isOf = { $0 is Target }
      call = { target, _ in
        guard let target = target as? Target else { return false }
        _ = method(target)()
        return true
      }
    }

    public init<Target, Sender, Result>(
      _ method: @escaping (Target) -> (Sender) -> Result, _ name: String? = nil
    ) {
      description = name ?? "\(Target.self)"
      isNamed = name != nil
      isOf = { $0 is Target }
      call = { target, arguments in
        guard let target = target as? Target, let sender = arguments.argument(0, as: Sender.self) else { return false }
        _ = method(target)(sender)
        return true
      }
    }

    public init<Target, Sender, Event, Result>(
      _ method: @escaping (Target) -> (Sender, Event) -> Result, _ name: String? = nil
    ) {
      description = name ?? "\(Target.self)"
      isNamed = name != nil
      isOf = { $0 is Target }
      call = { target, arguments in
        guard let target = target as? Target, let sender = arguments.argument(0, as: Sender.self),
          let event = arguments.argument(1, as: Event.self)
        else { return false }
        _ = method(target)(sender, event)
        return true
      }
    }

    /// What tells of work that has ended is called with three.
    public init<Target, First, Second, Third, Result>(
      _ method: @escaping (Target) -> (First, Second, Third) -> Result, _ name: String? = nil
    ) {
      description = name ?? "\(Target.self)"
      isNamed = name != nil
      isOf = { $0 is Target }
      call = { target, arguments in
        guard let target = target as? Target, let first = arguments.argument(0, as: First.self),
          let second = arguments.argument(1, as: Second.self), let third = arguments.argument(2, as: Third.self)
        else { return false }
        _ = method(target)(first, second, third)
        return true
      }
    }

    /// - Returns: whether the target understood it.
    @discardableResult
    package func perform(on target: AnyObject, sender: Any?, event: UIEvent? = nil) -> Bool {
      call(target, [sender, event])
    }

    /// The same with all that the method takes.
    @discardableResult
    package func perform(on target: AnyObject, arguments: [Any?]) -> Bool { call(target, arguments) }

    /// Whether an object is of the class that has the method. A name alone is no method.
    package func isMethod(of target: AnyObject) -> Bool { isOf(target) }

    public static func == (first: Selector, second: Selector) -> Bool { first.description == second.description }
    public func hash(into hasher: inout Hasher) { hasher.combine(description) }
  }

  extension [Any?] {
    /// What is at a place; nothing, where a pointer is wanted, is one to nowhere that can be used. Whoever wants to write through a pointer
    /// may: in Objective-C that makes no difference.
    fileprivate func argument<Value>(_ index: Int, as type: Value.Type) -> Value? {
      let value = index < count ? self[index] : nil
      if let value = value as? Value { return value }
      let isPointer = type == UnsafeRawPointer.self || type == UnsafeMutableRawPointer.self
      let nowhere = value == nil && isPointer ? UnsafeRawPointer(bitPattern: 1) : nil
      guard let pointer = value as? UnsafeRawPointer ?? nowhere else { return nil }
      return pointer as? Value ?? UnsafeMutableRawPointer(mutating: pointer) as? Value
    }
  }
#else
  extension Selector {
    package var isNamed: Bool { true }

    package func isMethod(of target: AnyObject) -> Bool { (target as? NSObject)?.responds(to: self) ?? false }

    @discardableResult
    package func perform(on target: AnyObject, sender: Any?, event: UIEvent? = nil) -> Bool {
      guard let target = target as? NSObject, target.responds(to: self) else { return false }
      target.perform(self, with: sender)
      return true
    }

    @discardableResult
    package func perform(on target: AnyObject, arguments: [Any?]) -> Bool {
      perform(on: target, sender: arguments.first ?? nil)
    }
  }
#endif

extension Selector {
  /// Whether both may stand for one method: false only if both are named, and not alike.
  package func mayBe(_ other: Selector) -> Bool { !isNamed || !other.isNamed || self == other }
}

/// Who is told of something, and how. The target is not kept alive.
package struct TargetAction: @unchecked Sendable {
  package private(set) weak var target: AnyObject?
  package let action: Selector
  /// Whether it was meant for whoever understands it.
  package let isForAnybody: Bool

  package init(target: Any?, action: Selector) {
    self.target = target.map { $0 as AnyObject }
    self.action = action
    isForAnybody = target == nil
  }

  /// Whether both certainly are one method of one target.
  package func isSame(as other: TargetAction) -> Bool {
    action.isNamed && action == other.action && isForAnybody == other.isForAnybody && target === other.target
  }
}
