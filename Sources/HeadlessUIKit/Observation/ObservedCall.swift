import Foundation

/// A call or event that the runtime tells an observer about: the declaring type and the Swift name.
public struct ObservedCall: Hashable, Sendable {
  /// The type that declares it: `ASDisplayNode`.
  public let type: String
  /// The name as Swift writes it: `layoutThatFits(_:)`.
  public let name: String
  /// Index into ``registered``. It depends on which call was first used in this process, so it is nothing to keep.
  public let id: UInt32

  /// The call of this type and name; the same one whenever it is asked for.
  public init(type: String, name: String) {
    self = CallRegistry.shared.call(type: type, name: name)
  }

  fileprivate init(type: String, name: String, id: UInt32) {
    self.type = type
    self.name = name
    self.id = id
  }

  /// All calls there have been so far, at their ``id``.
  public static var registered: [ObservedCall] { CallRegistry.shared.all }
}

extension ObservedCall: CustomStringConvertible {
  public var description: String { "\(type).\(name)" }
}

private final class CallRegistry: @unchecked Sendable {
  static let shared = CallRegistry()

  private let lock = NSLock()
  private var calls: [ObservedCall] = []
  private var ids: [String: Int] = [:]

  var all: [ObservedCall] { lock.withLock { calls } }

  func call(type: String, name: String) -> ObservedCall {
    lock.withLock {
      let key = "\(type).\(name)"
      if let known = ids[key] { return calls[known] }
      let call = ObservedCall(type: type, name: name, id: UInt32(calls.count))
      ids[key] = calls.count
      calls.append(call)
      return call
    }
  }
}
