import Foundation

/// A controller that shows one of its children at a time, all over its own view, or some side by side. What becomes of it becomes of those
/// that it shows.
open class UIContainerController: UIViewController {
  /// How far the container is on its way onto the screen and off it.
  enum Stage {
    case away
    /// It was told that it will appear.
    case coming
    /// Its view is in a window, and it was told so.
    case arriving
    case here
    /// It was told that it will disappear.
    case leaving
  }

  private(set) var stage = Stage.away
  /// The children that are shown, from the leading side.
  private(set) var row: [UIViewController] = []
  /// Those that were told that they will disappear with the container.
  private var leaving: [UIViewController] = []
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
    stage = .coming
    for child in row {
      host(child)
      child.callViewWillAppear(animated: animated)
    }
  }

  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    if stage == .coming { stage = .arriving }
    for child in row { child.viewIsAppearing(animated) }
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    stage = .here
    for child in row {
      child.callViewDidAppear(animated: animated)
      child.surroundings.move = .none
    }
  }

  open override func viewWillDisappear(_ animated: Bool) {
    surroundings.childrensTransition?.finish()
    super.viewWillDisappear(animated)
    stage = .leaving
    leaving = row
    for child in row { child.callViewWillDisappear(animated: animated) }
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    stage = .away
    let gone = leaving
    leaving = []
    for child in gone { child.callViewDidDisappear(animated: animated) }
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
    guard isViewLoaded, !gone.isEmpty || !come.isEmpty else { return }
    switch stage {
    case .away:
      for child in gone { child.viewIfLoaded?.removeFromSuperview() }
      new.forEach(host)
    case .leaving:
      leaving = leaving.without(gone)
      for child in gone { child.go(animated: false) }
      new.forEach(host)
    case .coming, .arriving, .here:
      exchange(gone, come, leavingFirst: leavingFirst)
    }
  }

  private func exchange(_ old: [UIViewController], _ new: [UIViewController], leavingFirst: Bool) {
    let way = surroundings.childrensTransition
    let takesTime = way.map { !$0.isOver } ?? false
    for child in new { child.loadViewIfNeeded() }
    if leavingFirst { for child in old { child.callViewWillDisappear(animated: takesTime) } }
    for child in new { child.callViewWillAppear(animated: takesTime) }
    if let way, way.custom != nil {
      way.placed = { [self] in arrive(new, animated: true) }
    } else {
      row.forEach(host)
      if stage != .coming { arrive(new, animated: takesTime) }
    }
    if !leavingFirst { for child in old { child.callViewWillDisappear(animated: takesTime) } }
    way.atEnd { [self] in
      for child in old { child.go(animated: takesTime) }
      row.forEach(host)
      // Else they have appeared when the container has.
      if stage == .here { for child in new { child.callViewDidAppear(animated: takesTime) } }
    }
    way?.addReturn { [self] in
      row = old
      for child in new { child.callViewWillDisappear(animated: true) }
      for child in old { child.callViewWillAppear(animated: true) }
      for child in new { child.go(animated: true) }
      row.forEach(host)
      for child in old { child.callViewDidAppear(animated: true) }
    }
  }

  private func arrive(_ new: [UIViewController], animated: Bool) {
    for child in new { child.viewIsAppearing(animated) }
    loadedView.layoutIfNeeded()
  }

  /// Has others as its children than before.
  ///
  /// - Parameters:
  ///   - animated: whether it takes its time, if it can be seen.
  ///   - custom: who shows that in a way of its own, if anybody does.
  ///   - show: shows one of them; between what children hear before they move, and after it.
  ///   - then: when they have moved.
  ///   - undone: when that was given up on the way.
  func exchangeChildren(
    _ old: [UIViewController], for new: [UIViewController], to next: UIViewController? = nil, animated: Bool = false,
    by custom: () -> CustomTransition? = { nil }, show: () -> Void, then: @escaping () -> Void = {},
    undone: @escaping () -> Void = {}
  ) {
    surroundings.childrensTransition?.finish()
    let way = animated && stage == .here ? ControllerTransition(from: shown, to: next ?? new.last) : nil
    way?.custom = custom()
    surroundings.childrensTransition = way
    let (gone, come) = (old.without(new), new.without(old))
    for child in gone { child.willMove(toParent: nil) }
    for child in new {
      CreationScope.handOver(child)
      addChild(child)
    }
    for child in come { child.surroundings.move = .toParent }
    for child in gone { child.surroundings.move = .fromParent }
    show()
    way.atEnd { [self] in
      settle(gone: gone, come: come)
      then()
    }
    way?.addReturn { [self] in
      undone()
      settle(gone: come, come: gone)
    }
    way?.begin(in: runtime)
  }

  private func host(_ child: UIViewController) {
    guard child.loadedView.superview !== loadedView, let place = row.firstIndex(where: { $0 === child }) else { return }
    child.loadedView.frame = frames(in: loadedView.bounds)[place]
    loadedView.addSubview(child.loadedView)
  }
}
