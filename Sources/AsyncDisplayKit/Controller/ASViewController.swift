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
  public var interfaceState: ASInterfaceState { node.interfaceState }

  /// Whether main waits, once in each appearance, until everything in the node has been drawn.
  public var neverShowPlaceholders = false
  private var isWholeAlready = false

  /// The traits that the node gets in place of the controller's own, if this says some.
  public var overrideDisplayTraitsWithTraitCollection: ((UITraitCollection) -> ASTraitCollection)?

  // MARK: Traits and placeholders

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    propagateTraits()
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
  }

  /// The node fits what the controller's view has to: its traits, and its size.
  private func propagateTraits() {
    let own = traitCollection
    var traits = overrideDisplayTraitsWithTraitCollection?(own).primitive ?? ASPrimitiveTraitCollection(own)
    traits.containerSize = node.bounds.size
    if node.primitiveTraitCollection() != traits { node.propagateTraits(traits) }
  }
}

extension ASViewController: ManagesOthersView {
  package var othersView: any ViewSource { node }
}

/// A controller of a node, whatever the node's class.
package protocol NodeController: UIViewController {
  var rootNode: ASDisplayNode { get }
}

extension ASViewController: NodeController {
  package var rootNode: ASDisplayNode { node }
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
