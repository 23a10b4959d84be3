import HeadlessUIKit

/// A delegate that notes what a navigation tells it.
final class NavigationListener: UINavigationControllerDelegate {
  var told: [String] = []
  /// With each controller, whether its view is in a window then.
  private let tellsWindow: Bool

  init(tellsWindow: Bool = false) { self.tellsWindow = tellsWindow }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) { note("will", viewController) }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) { note("did", viewController) }

  private func note(_ what: String, _ controller: UIViewController) {
    let window = tellsWindow ? " \(controller.viewIfLoaded?.window != nil)" : ""
    told.append("\(what) \(controller.title ?? "")\(window)")
  }
}
