import Foundation

/// A controller that shows one of its children at a time, all over its own view. What becomes of it becomes of the child that it shows.
open class UIContainerController: UIViewController {
  /// Whether appearing has been announced and not disappearing.
  private var isAppearing = false
  private(set) var shown: UIViewController?

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func viewDidLoad() {
    super.viewDidLoad()
    if let shown { host(shown) }
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    isAppearing = true
    if let shown {
      host(shown)
      shown.callViewWillAppear()
    }
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    shown?.callViewDidAppear()
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    shown?.callViewWillDisappear()
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    isAppearing = false
    shown?.callViewDidDisappear()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    shown?.viewIfLoaded?.frame = loadedView.bounds
  }

  open override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    shown?.callViewWillTransition(to: size)
  }

  /// Shows another child in place of the one that is shown.
  ///
  /// - Parameter leavingFirst: whether the old child hears of it before the new one does.
  func show(_ new: UIViewController?, leavingFirst: Bool) {
    let old = shown
    guard new !== old else { return }
    shown = new
    guard isViewLoaded else { return }
    if isAppearing {
      exchange(old, new, leavingFirst: leavingFirst)
    } else {
      old?.viewIfLoaded?.removeFromSuperview()
      if let new { host(new) }
    }
  }

  private func exchange(_ old: UIViewController?, _ new: UIViewController?, leavingFirst: Bool) {
    if let new { _ = new.loadedView }
    if leavingFirst { old?.callViewWillDisappear() }
    new?.callViewWillAppear()
    if let new { host(new) }
    loadedView.layoutIfNeeded()
    if !leavingFirst { old?.callViewWillDisappear() }
    old?.viewIfLoaded?.removeFromSuperview()
    old?.callViewDidDisappear()
    new?.callViewDidAppear()
  }

  /// Has others as its children than before.
  ///
  /// - Parameter show: shows one of them; between what children hear before they move, and after it.
  func exchangeChildren(_ old: [UIViewController], for new: [UIViewController], show: () -> Void) {
    let gone = old.without(new)
    for child in gone { child.willMove(toParent: nil) }
    for child in new {
      CreationScope.handOver(child)
      addChild(child)
    }
    show()
    for child in new.without(old) { child.didMove(toParent: self) }
    for child in gone { child.removeFromParent() }
  }

  private func host(_ child: UIViewController) {
    guard child.loadedView.superview !== loadedView else { return }
    child.loadedView.frame = loadedView.bounds
    loadedView.addSubview(child.loadedView)
  }
}

extension [UIViewController] {
  /// Those that are not among the others.
  fileprivate func without(_ others: [UIViewController]) -> [UIViewController] {
    filter { controller in !others.contains { $0 === controller } }
  }
}
