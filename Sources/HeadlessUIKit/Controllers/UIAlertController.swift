import Foundation

/// An answer to an alert.
open class UIAlertAction: NSObject {
  public enum Style: Int, Hashable, Sendable {
    case `default`
    case cancel
    case destructive
  }

  public let title: String?
  public let style: Style
  open var isEnabled = true
  private let handler: ((UIAlertAction) -> Void)?

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style, self.handler) = (title, style, handler)
  }

  func choose() { if isEnabled { handler?(self) } }
}

/// A question with answers, presented like any other controller. In place of a user ``choose(_:)`` answers.
open class UIAlertController: UIViewController {
  public enum Style: Int, Hashable, Sendable {
    case actionSheet
    case alert
  }

  open var message: String?
  open private(set) var preferredStyle = Style.alert
  open private(set) var actions: [UIAlertAction] = []
  open var preferredAction: UIAlertAction?
  open private(set) var textFields: [UITextField]?

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField(frame: .zero)
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
  }

  /// Takes the alert away and tells the action, as a tap does.
  open func choose(_ action: UIAlertAction) {
    guard actions.contains(where: { $0 === action }) else { return }
    dismiss(animated: true) { action.choose() }
  }

  // MARK: What extensions of sources that `portable-source` has read can take the place of

  open dynamic override var shouldAutorotate: Bool { super.shouldAutorotate }
  open dynamic override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    super.supportedInterfaceOrientations
  }
  open dynamic override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    super.preferredInterfaceOrientationForPresentation
  }
  open dynamic override var preferredStatusBarStyle: UIStatusBarStyle { super.preferredStatusBarStyle }
  open dynamic override var prefersStatusBarHidden: Bool { super.prefersStatusBarHidden }
}

/// Things that the user can give away. Presented like any other controller; nobody chooses.
open class UIActivityViewController: UIViewController {
  /// What is given away.
  open private(set) var activityItems: [Any] = []
  open var excludedActivityTypes: [UIActivityType]?

  public convenience init(activityItems: [Any], applicationActivities: [Any]?) {
    self.init(nibName: nil, bundle: nil)
    self.activityItems = activityItems
  }
}

/// A way to give things away.
public struct UIActivityType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }

  public static let copyToPasteboard = UIActivityType("com.apple.UIKit.activity.CopyToPasteboard")
  public static let message = UIActivityType("com.apple.UIKit.activity.Message")
  public static let mail = UIActivityType("com.apple.UIKit.activity.Mail")
  public static let saveToCameraRoll = UIActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
}
