import Foundation

/// What subclasses of ``UIViewController`` override and what does nothing by itself, and what they say of how they are shown, which is kept
/// only.
open class ControllerHooks: UIResponder {
  /// What a controller has that only containers and bars care for.
  var surroundings = ControllerSurroundings()

  // MARK: Told

  /// Never called here: there are no archives of interfaces.
  open func awakeFromNib() {}

  /// Memory is short; never here.
  open func didReceiveMemoryWarning() {}

  /// The traits are others than before.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The view has come into the window, and is laid out next.
  open func viewIsAppearing(_ animated: Bool) {}

  /// The controller moves into another one, or out of it for nil.
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  /// What the system covers of the view is more or less than before.
  open func viewSafeAreaInsetsDidChange() {}
  /// The margins of the view are others than before.
  open func viewLayoutMarginsDidChange() {}

  // MARK: Asked

  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The system has no gestures here.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var shouldAutorotate: Bool { true }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// Those of everything, with the nearest style that the controller, or what it is in, has for itself.
  open var traitCollection: UITraitCollection {
    guard overrideUserInterfaceStyle == .unspecified else {
      return UITraitCollection(traitsFrom: [
        .standard, UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle),
      ])
    }
    let controller = self as? UIViewController
    return controller?.viewIfLoaded?.superview?.traitCollection ?? controller?.parent?.traitCollection ?? .standard
  }

  // Whoever wants to know asks the controller anew each time.
  open func setNeedsStatusBarAppearanceUpdate() {}
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  open func setNeedsUpdateOfPrefersPointerLocked() {}

  // Who is asked in the place of a container.
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Whether children whose views are in the container's hear of it when they come into a window and leave it.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
  open var prefersPointerLocked: Bool { false }

  /// Never called here: the traits stay as they are.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  // MARK: What is in the controller wants another size; nothing follows from that by itself

  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Shows a controller as the second one of a split, or above this one where there is none.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    (self as? UIViewController)?.showAsDetail(vc, sender: sender)
  }

  // MARK: Segues, which only storyboards have: never called here

  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  open func canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, sender: Any?)
    -> Bool
  { true }
  open func performSegue(withIdentifier identifier: String, sender: Any?) {}

  /// What is offered below a preview.
  open var previewActionItems: [any UIPreviewActionItem] { [] }

  // MARK: Kept

  open var modalPresentationStyle = UIModalPresentationStyle.fullScreen
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether the user cannot take the controller away.
  open var isModalInPresentation = false
  open var definesPresentationContext = false
  /// Who says how the controller comes and goes. That takes no time here, and nobody is asked.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// How large the controller would like to be.
  open var preferredContentSize = CGSize.zero
  /// What the tool bar shows.
  open var toolbarItems: [UIBarButtonItem]?
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }
  open var hidesBottomBarWhenPushed = false
  /// What the controller was made by; nil for any other.
  open internal(set) var storyboard: UIStoryboard?
  open var edgesForExtendedLayout = UIRectEdge.all
  open var extendedLayoutIncludesOpaqueBars = false
  open var automaticallyAdjustsScrollViewInsets = true
  /// The style that the controller has for itself, its view and its children; that of what it is in where none is said.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { rare() ?? .unspecified }
    set {
      let controller = self as? UIViewController
      StyleChange.perform(under: controller?.viewIfLoaded, of: controller) {
        setRare(newValue == .unspecified ? nil : newValue)
      }
    }
  }

  /// As what it is shown: a popover, a sheet, or all over the window.
  open var presentationController: UIPresentationController? { (self as? UIViewController)?.madePresentation }
  /// Nil unless ``UIViewController/modalPresentationStyle`` says that it is one.
  open var popoverPresentationController: UIPopoverPresentationController? { (self as? UIViewController)?.madePopover }
  /// The nearest one that the controller is in.
  open var splitViewController: UISplitViewController? { (self as? UIViewController)?.splitAround }

  /// Whether what is shown can be changed.
  open var isEditing: Bool {
    get { canBeChanged }
    set { setEditing(newValue, animated: false) }
  }
  private var canBeChanged = false
  /// Called for every new value of ``isEditing``.
  open func setEditing(_ editing: Bool, animated: Bool) { canBeChanged = editing }
}
