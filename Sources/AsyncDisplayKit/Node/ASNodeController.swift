import Foundation
import HeadlessUIKit

/// Takes a node's place in its logic: makes the node, and is told of its life as a delegate of its interface state is.
///
/// The controller keeps its node alive, or the node its controller if ``shouldInvertStrongReference`` says so.
open class ASNodeController<DisplayNodeType: ASDisplayNode>: NSObject, ASInterfaceStateDelegate, ASNodeControlling,
  NSLocking, @unchecked Sendable
{
  private let held = Guarded(HeldNode())
  private let own = NSRecursiveLock()

  private struct HeldNode {
    var kept: ASDisplayNode?
    weak var seen: ASDisplayNode?
    var isInverted = false

    var node: ASDisplayNode? { isInverted ? seen : kept }

    mutating func hold(_ node: ASDisplayNode?) {
      kept = isInverted ? nil : node
      seen = isInverted ? node : nil
    }
  }

  public override init() { super.init() }

  /// Made by the first access. A subclass without ``loadNode()`` has a plain node, if that is one of its kind.
  open var node: DisplayNodeType! {
    get {
      own.withLock {
        if held.with({ $0.node }) == nil { loadNode() }
        return held.with { $0.node } as? DisplayNodeType
      }
    }
    set {
      let old = held.with { $0.node }
      guard old !== newValue else { return }
      old?.remove(self)
      own.withLock { hold(newValue) }
      newValue?.add(self)
    }
  }

  /// Makes the node, on whatever thread asks for it first, and sets it.
  open func loadNode() { node = createNode() }

  /// Makes the node: what later versions of the original ask for.
  open func createNode() -> DisplayNodeType! { ASDisplayNode() as? DisplayNodeType }

  /// Whether the node keeps the controller alive, and not the controller the node.
  open var shouldInvertStrongReference: Bool {
    get { held[\.isInverted] }
    set {
      own.withLock {
        let node = held.with { held in
          defer { held.isInverted = newValue }
          return held.node
        }
        hold(node)
      }
    }
  }

  private func hold(_ node: ASDisplayNode?) {
    let isInverted = held.with { held in
      held.hold(node)
      return held.isInverted
    }
    node?.state.with { $0.controller = HeldController(self, strongly: isInverted) }
  }

  open func lock() { own.lock() }
  open func unlock() { own.unlock() }

  // MARK: What the node is told, on main

  open func nodeDidLoad() {}
  open func nodeDidLayout() {}
  open func didEnterVisibleState() {}
  open func didExitVisibleState() {}
  open func didEnterDisplayState() {}
  open func didExitDisplayState() {}
  open func didEnterPreloadState() {}
  open func didExitPreloadState() {}
  open func interfaceStateDidChange(_ newState: ASInterfaceState, from oldState: ASInterfaceState) {}
  open func hierarchyDisplayDidFinish() {}
  open func didEnterHierarchy() {}
  open func didExitHierarchy() {}
}

/// A controller of whatever kind of node.
public protocol ASNodeControlling: AnyObject {}

/// A controller as its node holds it.
final class HeldController {
  private let kept: (any ASNodeControlling)?
  private weak var seen: (any ASNodeControlling)?

  init(_ controller: any ASNodeControlling, strongly: Bool) {
    kept = strongly ? controller : nil
    seen = controller
  }

  var controller: (any ASNodeControlling)? { kept ?? seen }
}

extension ASDisplayNode {
  /// Whose node this is.
  public var nodeController: (any ASNodeControlling)? { state.with { $0.controller?.controller } }
}
