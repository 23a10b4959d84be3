#if !canImport(ObjectiveC)
  import Foundation

  /// Messages that an object sends itself later, on main. Waits are on the runtime's own clock.
  extension NSObject {
    public func perform(
      _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
    ) { perform(aSelector, with: anArgument, afterDelay: delay) }

    /// Messages that were to be sent are not.
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
      LaterMessages.shared.cancel { $0.target === aTarget as AnyObject }
    }

    /// The same for those of one method.
    public class func cancelPreviousPerformRequests(
      withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {
      LaterMessages.shared.cancel { $0.target === aTarget as AnyObject && $0.selector == aSelector }
    }
  }

  struct LaterMessage {
    let target: AnyObject
    let selector: Selector
    let argument: Any?
  }

  /// Messages that wait.
  final class LaterMessages: @unchecked Sendable {
    static let shared = LaterMessages()
    private let lock = NSLock()
    private var waiting: [Int: LaterMessage] = [:]
    private var last = 0

    func add(_ message: LaterMessage, after delay: TimeInterval) {
      let number = lock.withLock {
        last += 1
        waiting[last] = message
        return last
      }
      HeadlessRuntime.current.async(.main, after: delay) { [self] in
        guard let message = lock.withLock({ waiting.removeValue(forKey: number) }) else { return }
        _ = message.selector.perform(on: message.target, sender: message.argument)
      }
    }

    func cancel(where isMeant: (LaterMessage) -> Bool) {
      lock.withLock { waiting = waiting.filter { !isMeant($0.value) } }
    }
  }
#endif
