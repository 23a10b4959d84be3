import Foundation
import HeadlessUIKit

/// A view controller whose view is that of a node.
open class ASViewController<DisplayNodeType: ASDisplayNode>: UIViewController {
  /// The root of everything that the controller shows.
  public let node: DisplayNodeType

  /// A controller that manages `node`. On main. The node is not loaded by it.
  public init(node: DisplayNodeType) {
    self.node = node
    CreationScope.handOver(node)
    super.init(nibName: nil, bundle: nil)
    adoptNode()
  }

  /// A controller from an archive; there are none, so it manages an empty node.
  public required init?(coder: NSCoder) {
    guard let node = ASDisplayNode() as? DisplayNodeType else { return nil }
    self.node = node
    super.init(coder: coder)
    adoptNode()
  }

  private func adoptNode() {
    node.state.with { $0.owner = self }
    node.onDidLoad { [weak self] _ in self?.loadViewIfNeeded() }
    let isAll = type(of: self) == ASViewController.self || type(of: self) == ASDKViewController<DisplayNodeType>.self
    if isAll { CreationScope.handOver(self) }
  }

  /// The interface state of the node.
  open var interfaceState: ASInterfaceState { node.interfaceState }

  /// Whether main waits, once in each appearance, until everything in the node has been drawn.
  open var neverShowPlaceholders = false
  private var isWholeAlready = false

  /// The traits that the node gets in place of the controller's own, if this says some.
  open var overrideDisplayTraitsWithTraitCollection: ((UITraitCollection) -> ASTraitCollection)?

  /// Whether the ranges of the node follow the controller: the less is prepared the further it is from being seen. Unless somebody says
  /// otherwise they do where the node, or the controller itself, has any.
  open lazy var automaticallyAdjustRangeModeBasedOnViewEvents =
    node is any ASRangeControllerUpdateRangeProtocol || self is any ASRangeControllerUpdateRangeProtocol

  private func updateRange(with mode: ASLayoutRangeMode) {
    guard automaticallyAdjustRangeModeBasedOnViewEvents else { return }
    (self as? any ASRangeControllerUpdateRangeProtocol)?.updateCurrentRange(with: mode)
    (node as? any ASRangeControllerUpdateRangeProtocol)?.updateCurrentRange(with: mode)
  }

  // MARK: How far the controller is from being seen

  var ownDepth = 0

  open func visibilityDepth() -> Int { depth }

  /// Prepares as much as suits the depth.
  open func visibilityDepthDidChange() {
    updateRange(with: ASLayoutRangeModeForVisibilityDepth(UInt(max(0, visibilityDepth()))))
  }

  open override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    visibilityDepthDidChange()
  }

  // MARK: Traits, layout and placeholders

  /// Takes the node's view; then the node has its traits, and is measured.
  open override func loadView() {
    super.loadView()
    fitNode()
  }

  /// The node has the traits of the controller.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if isViewLoaded { fitNode() }
  }

  /// Lays the node out before it is in the window.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    // What was drawn has been given up: the pass in which main waits comes with every appearance.
    if neverShowPlaceholders { node.loadedLayer.setNeedsLayout() }
    node.loadedLayer.layoutIfNeeded()
    setOwnDepth(0)
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    fitNode()
  }

  open override func viewDidLayoutSubviews() {
    if neverShowPlaceholders && !isWholeAlready {
      isWholeAlready = true
      node.recursivelyEnsureDisplaySynchronously(true)
    }
    super.viewDidLayoutSubviews()
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    isWholeAlready = false
    setOwnDepth(1)
  }

  /// The node fits what the controller's view has to: its traits, and its size, for which it is measured.
  private func fitNode() {
    let own = traitCollection
    let size = node.bounds.size
    let bySize = overrideDisplayTraitsWithWindowSize?(viewIfLoaded?.window?.bounds.size ?? size).primitive
    var traits =
      bySize ?? overrideDisplayTraitsWithTraitCollection?(own).primitive ?? ASPrimitiveTraitCollection(own)
    traits.containerSize = size
    if node.primitiveTraitCollection() != traits { node.propagateTraits(traits) }
    guard size.width > 0, size.height > 0 else { return }
    _ = node.measure(in: ASSizeRangeMake(size), parentSize: size, by: .byFramework)
  }
}

extension ASViewController: ManagesOthersView {
  package var othersView: any ViewSource { node }
}

/// A controller of a node, whatever the node's class.
package protocol NodeController: UIViewController {
  var rootNode: ASDisplayNode { get }
}

extension ASViewController: ASVisibilityDepth, DepthKeeper {}

extension ASViewController: NodeController {
  package var rootNode: ASDisplayNode { node }
}

/// Any controller of a node, whatever the node's class: what `controller as? ASDKViewController` means, where Swift wants to be told the
/// node's class.
public protocol ASAnyViewController: UIViewController {
  /// The root of everything that the controller shows.
  var nodeOfAnyClass: ASDisplayNode { get }
}

extension ASAnyViewController {
  public var node: ASDisplayNode { nodeOfAnyClass }
}

extension ASViewController: ASAnyViewController {
  public var nodeOfAnyClass: ASDisplayNode { node }
}

/// The same under the name that later versions of the original give it. There a controller can be made without a node, so that subclasses
/// write `override init()`.
open class ASDKViewController<DisplayNodeType: ASDisplayNode>: ASViewController<DisplayNodeType> {
  public override init(node: DisplayNodeType) { super.init(node: node) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A controller of an empty node. Only where any node will do: nobody else can make a node of a subclass, so a controller of one has to
  /// be given it by ``init(node:)``.
  public init() {
    guard let node = ASDisplayNode() as? DisplayNodeType else {
      preconditionFailure("a controller of a \(DisplayNodeType.self) has to be made by init(node:)")
    }
    super.init(node: node)
  }
}
