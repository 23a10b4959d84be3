import Foundation

/// Controllers by name. There are no archives of interfaces here: what an app has in one is registered.
open class UIStoryboard: NSObject {
  private let name: String

  /// - Parameter bundle: not looked into.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) { self.name = name }

  /// The controller that was registered without an identifier; nil if there is none.
  open func instantiateInitialViewController() -> UIViewController? { made(nil) }

  /// The controller that was registered for the identifier, or else a plain one, as every archive makes.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    made(identifier) ?? opened(UIViewController(nibName: nil, bundle: nil))
  }

  /// - Parameter creator: makes the controller, unless it leaves that to what was registered.
  open func instantiateInitialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller? { creator?(NSCoder()).map(opened) ?? made(nil) as? Controller }

  /// The controller that was registered for the identifier, or else one of its class from an archive; nil if that refuses.
  ///
  /// - Parameter creator: makes the controller, unless it leaves that to what was registered.
  open func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller! {
    (creator?(NSCoder()) ?? made(identifier) as? Controller ?? Controller(coder: NSCoder())).map(opened)
  }

  /// Makes a controller known to the storyboards of a name; the initial one without an identifier.
  public static func register(
    named name: String, identifier: String? = nil, _ make: (@Sendable () -> UIViewController)?
  ) { Storyboards.shared[[name, identifier ?? ""]] = make }

  private func made(_ identifier: String?) -> UIViewController? {
    Storyboards.shared[[name, identifier ?? ""]].map { opened($0()) }
  }

  private func opened<Controller: UIViewController>(_ controller: Controller) -> Controller {
    controller.storyboard = self
    return controller
  }
}

private final class Storyboards: @unchecked Sendable {
  static let shared = Storyboards()

  private let lock = NSLock()
  private var makers: [[String]: @Sendable () -> UIViewController] = [:]

  subscript(names: [String]) -> (@Sendable () -> UIViewController)? {
    get { lock.withLock { makers[names] } }
    set { lock.withLock { makers[names] = newValue } }
  }
}
