import Foundation

/// How a controller is shown above another one. What it is told it keeps: every controller that is shown covers the window, unless its
/// style is a custom one and it is told otherwise.
open class UIPresentationController: NSObject {
  open private(set) weak var shown: UIViewController?
  private weak var below: UIViewController?
  private lazy var nobody = UIViewController()
  /// Once that is gone, an empty one in its place.
  open var presentedViewController: UIViewController { shown ?? nobody }
  open var presentingViewController: UIViewController {
    shown?.presentingViewController ?? below ?? presentedViewController
  }
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  open var overrideTraitCollection: UITraitCollection?

  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    (shown, below) = (presentedViewController, presentingViewController)
  }

  convenience init(of shown: UIViewController) { self.init(presentedViewController: shown, presenting: nil) }

  /// The window, while the controller is shown.
  open var containerView: UIView? { shown?.surroundings.container ?? shown?.viewIfLoaded?.window ?? room }
  /// The window that the controller is about to be in, or was in until now.
  weak var room: UIWindow?
  open var presentedView: UIView? { shown?.viewIfLoaded }
  /// Where the controller's view is: all over the container, unless overridden.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  open var shouldPresentInFullscreen: Bool { true }
  open var shouldRemovePresentersView: Bool { false }
  open var presentationStyle: UIModalPresentationStyle { shown?.modalPresentationStyle ?? .none }
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }

  // MARK: Told of controllers whose style is a custom one

  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}
  /// Nobody asks.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Called once somebody has asked for the presentation controller, or if it was made for a custom style.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
  /// Never called here: the traits stay as they are.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
}

/// Is asked how a controller is shown, and told when the user takes it away. Nobody does: never called.
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

/// A controller that points at what it belongs to; kept only.
open class UIPopoverPresentationController: UIPresentationController {
  open var sourceView: UIView?
  open var sourceRect = CGRect.null
  open var sourceItem: AnyObject?
  open var barButtonItem: UIBarButtonItem?
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  open var backgroundColor: UIColor?
}

public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

extension UIViewController {
  /// Another one for another style; made when it is asked for.
  var madePresentation: UIPresentationController? {
    if let made = surroundings.presentation, made.style == modalPresentationStyle { return made.controller }
    let controller: UIPresentationController =
      switch modalPresentationStyle {
      case .custom: customPresentation ?? UIPresentationController(of: self)
      case .popover: UIPopoverPresentationController(of: self)
      case .pageSheet, .formSheet, .automatic: UISheetPresentationController(of: self)
      default: UIPresentationController(of: self)
      }
    surroundings.presentation = (modalPresentationStyle, controller)
    return controller
  }

  private var customPresentation: UIPresentationController? {
    transitioningDelegate?.presentationController(
      forPresented: self, presenting: presentingViewController, source: presentingViewController ?? self)
  }

  var madePopover: UIPopoverPresentationController? {
    modalPresentationStyle == .popover ? presentationController as? UIPopoverPresentationController : nil
  }

  /// Nil where ``modalPresentationStyle`` says that it is something else.
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }
}
