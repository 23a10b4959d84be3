import HeadlessUIKit

/// A view controller whose view is that of a node.
open class ASViewController: UIViewController {
  /// The root of everything that the controller shows.
  public let node: ASDisplayNode

  /// A controller that manages `node`. On main. The node is not loaded by it.
  public init(node: ASDisplayNode) {
    self.node = node
    CreationScope.handOver(node)
    super.init(viewSource: node)
    node.state.with { $0.owner = self }
    node.onDidLoad { [weak self] _ in self?.loadViewIfNeeded() }
    if type(of: self) == ASViewController.self { CreationScope.handOver(self) }
  }

  /// The interface state of the node.
  public var interfaceState: ASInterfaceState { node.interfaceState }
}

public typealias ASDKViewController = ASViewController
