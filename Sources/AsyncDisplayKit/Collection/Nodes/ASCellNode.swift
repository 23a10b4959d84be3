import Foundation
import HeadlessUIKit

/// Makes the controller that a cell shows. Main only.
public typealias ASDisplayNodeViewControllerBlock = () -> UIViewController

/// What a visible cell is told of its container.
public enum ASCellNodeVisibilityEvent: UInt, Sendable {
  /// The cell has become visible.
  case visible
  /// It is visible still, elsewhere on screen.
  case visibleRectChanged
  /// It is visible no more.
  case invisible
  case willBeginDragging
  case didEndDragging
  case didStopScrolling
}

extension UIScrollView.ScrollPhase {
  /// What cells are told.
  var event: ASCellNodeVisibilityEvent {
    switch self {
    case .willBeginDragging: .willBeginDragging
    case .didEndDragging: .didEndDragging
    case .didStopScrolling: .didStopScrolling
    }
  }
}

/// A node that stands for an item of a collection or a table. The container says how near it is to being seen.
open class ASCellNode: LookingCellNode {
  private struct Membership {
    weak var element: ASCollectionElement?
    /// The place when it was last known off main.
    var path: IndexPath?
    var model: Any?
  }

  private let membership = Guarded(Membership())
  /// The controller whose view the cell shows, if it was made with one.
  open private(set) var viewController: UIViewController?
  private var controllerBlock: ASDisplayNodeViewControllerBlock?
  private var controllerNode: ASDisplayNode?

  public override init() { super.init() }

  /// A cell that shows a controller's view. The block runs on main, once, when the cell is loaded.
  public convenience init(
    viewControllerBlock: @escaping ASDisplayNodeViewControllerBlock, didLoad: ((ASDisplayNode) -> Void)? = nil
  ) {
    self.init()
    wrap(viewControllerBlock: viewControllerBlock, didLoad: didLoad)
  }

  /// What the initialiser is to sources that `PortableSource` has read and that call it of their superclass. Right after `super.init()`.
  public func wrap(
    viewControllerBlock: @escaping ASDisplayNodeViewControllerBlock, didLoad: ((ASDisplayNode) -> Void)? = nil
  ) {
    controllerBlock = viewControllerBlock
    if let didLoad { onDidLoad(didLoad) }
  }

  // MARK: Belonging to a container

  var element: ASCollectionElement? { membership[\.element] }

  /// The item that the cell stands for; nil outside of a container. Off main it is the place that the cell was made for.
  open var indexPath: IndexPath? {
    guard ThreadState.isMain, let container else { return membership[\.path] }
    return container.path(of: self)
  }

  /// The container that the cell is in.
  open var owningNode: ASDisplayNode? { state.with { $0.owner } as? ASDisplayNode }

  /// Which kind of header, footer or the like the cell is; nil for an item's.
  open var supplementaryElementKind: String? { element?.kind }

  var container: CellContainer? { (owningNode as? ASCellContainerNode)?.container }

  /// What the data source says the cell stands for.
  open var nodeModel: Any? {
    get { membership[\.model] }
    set { membership.with { $0.model = newValue } }
  }

  /// Whether the cell can take another model in place of the one it has. Asked on main when the cell is reloaded: if it can, it stays, and
  /// ``nodeModel`` is the new one.
  open func canUpdate(toNodeModel nodeModel: Any) -> Bool { false }

  /// The collection's layout says where the cell is, and how it looks: when it comes on screen, and when that is something else. Main only.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  func join(_ host: ASCellContainerNode, as element: ASCollectionElement, at path: IndexPath?) {
    membership.with { $0 = Membership(element: element, path: path, model: element.model) }
    state.with {
      $0.owner = host
      $0.isRangeManaged = true
    }
  }

  /// The cell may want another size, which only the container can give it.
  func askToBeMeasured() {
    guard let container, let element else { return }
    runtime.async(.main) { container.remeasure(element) }
  }

  // MARK: Appearance

  /// Whether the main thread waits, when the cell becomes visible, until it is drawn.
  open var neverShowPlaceholders: Bool {
    get { appearance[\.neverShowsPlaceholders] }
    set { appearance.with { $0.neverShowsPlaceholders = newValue } }
  }

  /// A container that the cell is in takes the choice over.
  open var isSelected: Bool {
    get { appearance[\.isSelected] }
    set {
      appearance.with { $0.isSelected = newValue }
      guard let container, let element else { return }
      onMain(self) { _ in container.noteSelection(of: element, newValue) }
    }
  }

  open var isHighlighted: Bool {
    get { appearance[\.isHighlighted] }
    set { appearance.with { $0.isHighlighted = newValue } }
  }

  /// The container selects the cell, or no longer. To be overridden by whoever wants to know that it was not their own code.
  open func __setSelected(fromUIKit selected: Bool) { if isSelected != selected { isSelected = selected } }
  /// A finger is on the cell, or no longer.
  open func __setHighlighted(fromUIKit highlighted: Bool) {
    if isHighlighted != highlighted { isHighlighted = highlighted }
  }

  // MARK: Hooks

  /// Something happened to the cell on screen.
  ///
  /// - Parameters:
  ///   - scrollView: the container's view.
  ///   - cellFrame: where the cell is in it.
  open func cellNodeVisibilityEvent(
    _ event: ASCellNodeVisibilityEvent, in scrollView: UIScrollView?, withCellFrame cellFrame: CGRect
  ) {}

  func tell(_ event: ASCellNodeVisibilityEvent) {
    cellNodeVisibilityEvent(event, in: container?.scrollView, withCellFrame: frame)
  }

  open override func didEnterVisibleState() {
    super.didEnterVisibleState()
    if neverShowPlaceholders { recursivelyEnsureDisplaySynchronously(true) }
    tell(.visible)
  }

  open override func didExitVisibleState() {
    super.didExitVisibleState()
    tell(.invisible)
  }

  open override func didLoad() {
    super.didLoad()
    if let controllerBlock { show(controllerBlock()) }
    controllerBlock = nil
  }

  open override func layout() {
    super.layout()
    controllerNode?.frame = bounds
  }

  private func show(_ controller: UIViewController) {
    viewController = controller
    controller.loadViewIfNeeded()
    let node = controller.viewSource as? ASDisplayNode ?? ASDisplayNode(viewBlock: { [controller] in controller.view })
    controllerNode = node
    addSubnode(node)
  }
}
