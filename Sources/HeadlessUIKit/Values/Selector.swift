import Foundation

#if !canImport(ObjectiveC)
  /// What is to be called on a target. There are neither `@objc` nor `#selector` without Objective-C, so a method itself is taken:
  /// `addTarget(self, action: Selector(PhotoNode.likeTapped), forControlEvents: .touchUpInside)`. A name alone is kept, and calls nothing.
  public struct Selector: ExpressibleByStringLiteral, CustomStringConvertible {
    public let description: String
    /// Calls the method on a target of its class; says whether the target is of that class.
    private let call: (AnyObject, Any?, UIEvent?) -> Bool

    public init(_ name: String) {
      description = name
      call = { _, _, _ in false }
    }

    public init(stringLiteral name: String) { self.init(name) }

    public init<Target: AnyObject>(_ method: @escaping (Target) -> () -> Void) {
      description = "\(Target.self)"
      call = { target, _, _ in
        guard let target = target as? Target else { return false }
        method(target)()
        return true
      }
    }

    public init<Target: AnyObject, Sender>(_ method: @escaping (Target) -> (Sender) -> Void) {
      description = "\(Target.self)"
      call = { target, sender, _ in
        guard let target = target as? Target, let sender = sender as? Sender else { return false }
        method(target)(sender)
        return true
      }
    }

    public init<Target: AnyObject, Sender>(_ method: @escaping (Target) -> (Sender, UIEvent?) -> Void) {
      description = "\(Target.self)"
      call = { target, sender, event in
        guard let target = target as? Target, let sender = sender as? Sender else { return false }
        method(target)(sender, event)
        return true
      }
    }

    /// - Returns: whether the target understood it.
    @discardableResult
    package func perform(on target: AnyObject, sender: Any?, event: UIEvent? = nil) -> Bool {
      call(target, sender, event)
    }
  }
#else
  extension Selector {
    @discardableResult
    package func perform(on target: AnyObject, sender: Any?, event: UIEvent? = nil) -> Bool {
      guard let target = target as? NSObject, target.responds(to: self) else { return false }
      target.perform(self, with: sender)
      return true
    }
  }
#endif

/// Who is told of something, and how. The target is not kept alive.
package struct TargetAction {
  package private(set) weak var target: AnyObject?
  package let action: Selector
  /// Whether it was meant for whoever understands it.
  package let isForAnybody: Bool

  package init(target: Any?, action: Selector) {
    self.target = target.map { $0 as AnyObject }
    self.action = action
    isForAnybody = target == nil
  }
}
