import Foundation

/// A controller that shows one of its children at a time, all over its own view, or some side by side. What becomes of it becomes of those
/// that it shows.
open class UIContainerController: UIViewController {
  /// Whether appearing has been announced and not disappearing.
  private(set) var isAppearing = false
  /// The children that are shown, from the leading side.
  private(set) var row: [UIViewController] = []
  var shown: UIViewController? { row.first }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func viewDidLoad() {
    super.viewDidLoad()
    row.forEach(host)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    isAppearing = true
    for child in row {
      host(child)
      child.callViewWillAppear()
    }
  }

  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    for child in row { child.viewIsAppearing(animated) }
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    for child in row {
      child.callViewDidAppear()
      child.surroundings.move = .none
    }
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    for child in row { child.callViewWillDisappear() }
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    isAppearing = false
    for child in row { child.callViewDidDisappear() }
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    for (child, frame) in zip(row, frames(in: loadedView.bounds)) { child.viewIfLoaded?.frame = frame }
  }

  open override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    let room = CGRect(origin: .zero, size: size)
    for (child, frame) in zip(row, frames(in: room)) { child.callViewWillTransition(to: frame.size) }
  }

  /// Where the children that are shown are in the container's view.
  func frames(in bounds: CGRect) -> [CGRect] { row.map { _ in bounds } }

  /// Shows other children in place of those that are shown.
  ///
  /// - Parameter leavingFirst: whether those that go hear of it before those that come.
  func show(_ new: [UIViewController], leavingFirst: Bool) {
    let (gone, come) = (row.without(new), new.without(row))
    row = new
    guard isViewLoaded else { return }
    if isAppearing {
      if !gone.isEmpty || !come.isEmpty { exchange(gone, come, leavingFirst: leavingFirst) }
    } else {
      for child in gone { child.viewIfLoaded?.removeFromSuperview() }
      new.forEach(host)
    }
  }

  private func exchange(_ old: [UIViewController], _ new: [UIViewController], leavingFirst: Bool) {
    for child in new { child.loadViewIfNeeded() }
    if leavingFirst { for child in old { child.callViewWillDisappear() } }
    for child in new { child.callViewWillAppear() }
    row.forEach(host)
    for child in new { child.viewIsAppearing(false) }
    loadedView.layoutIfNeeded()
    if !leavingFirst { for child in old { child.callViewWillDisappear() } }
    for child in old {
      child.viewIfLoaded?.removeFromSuperview()
      child.callViewDidDisappear()
    }
    for child in new { child.callViewDidAppear() }
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
    let come = new.without(old)
    Self.moving(come, .toParent) {
      Self.moving(gone, .fromParent, show)
    }
    // What has come while nothing is on screen has not arrived before it has appeared.
    if !isAppearing {
      for child in row where come.contains(where: { $0 === child }) { child.surroundings.move = .toParent }
    }
    for child in come { child.didMove(toParent: self) }
    for child in gone {
      child.surroundings.move = .none
      child.removeFromParent()
    }
  }

  private func host(_ child: UIViewController) {
    guard child.loadedView.superview !== loadedView, let place = row.firstIndex(where: { $0 === child }) else { return }
    child.loadedView.frame = frames(in: loadedView.bounds)[place]
    loadedView.addSubview(child.loadedView)
  }
}

extension [UIViewController] {
  /// Those that are not among the others.
  fileprivate func without(_ others: [UIViewController]) -> [UIViewController] {
    filter { controller in !others.contains { $0 === controller } }
  }
}
