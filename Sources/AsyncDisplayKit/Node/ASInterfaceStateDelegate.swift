import Foundation
import HeadlessUIKit

/// Is told what a node is told by its hooks, right after it. All on main.
public protocol ASInterfaceStateDelegate: AnyObject {
  func interfaceStateDidChange(_ newState: ASInterfaceState, from oldState: ASInterfaceState)
  func didEnterVisibleState()
  func didExitVisibleState()
  func didEnterDisplayState()
  func didExitDisplayState()
  func didEnterPreloadState()
  func didExitPreloadState()
  func nodeDidLoad()
  func nodeDidLayout()
  func hierarchyDisplayDidFinish()
  func didEnterHierarchy()
  func didExitHierarchy()
}

extension ASInterfaceStateDelegate {
  public func interfaceStateDidChange(_ newState: ASInterfaceState, from oldState: ASInterfaceState) {}
  public func didEnterVisibleState() {}
  public func didExitVisibleState() {}
  public func didEnterDisplayState() {}
  public func didExitDisplayState() {}
  public func didEnterPreloadState() {}
  public func didExitPreloadState() {}
  public func nodeDidLoad() {}
  public func nodeDidLayout() {}
  public func hierarchyDisplayDidFinish() {}
  public func didEnterHierarchy() {}
  public func didExitHierarchy() {}
}

/// A node can be told of another one, or of itself once more.
extension ASDisplayNode: ASInterfaceStateDelegate {}

/// A delegate that its node does not keep alive.
struct WeakStateDelegate {
  weak var delegate: (any ASInterfaceStateDelegate)?
}

extension ASDisplayNode {
  /// As many delegates as a node can have.
  public static let maximumInterfaceStateDelegates = 4

  /// Has a delegate told of the node's life. It is not kept alive; one too many is refused.
  public func add(_ delegate: any ASInterfaceStateDelegate) {
    let isAdded = state.with { state in
      state.interfaceStateDelegates.removeAll { $0.delegate == nil || $0.delegate === delegate }
      guard state.interfaceStateDelegates.count < Self.maximumInterfaceStateDelegates else { return false }
      state.interfaceStateDelegates.append(WeakStateDelegate(delegate: delegate))
      return true
    }
    if !isAdded { refuse(.fewStateDelegates, "\(type(of: delegate)) is not told") }
  }

  public func remove(_ delegate: any ASInterfaceStateDelegate) {
    state.with { $0.interfaceStateDelegates.removeAll { $0.delegate == nil || $0.delegate === delegate } }
  }

  /// Has every delegate that there is now told of something.
  func tellDelegates(_ body: (any ASInterfaceStateDelegate) -> Void) {
    let delegates = state[\.interfaceStateDelegates]
    if delegates.isEmpty { return }
    for held in delegates { if let delegate = held.delegate { body(delegate) } }
  }
}
