import Foundation
import HeadlessUIKit

extension ASDisplayNode {
  /// How far what the system covers reaches into the node from each side, in points. A node without view has what is left of that of the
  /// node above.
  public var safeAreaInsets: UIEdgeInsets {
    if let view = state[\.view], ThreadState.isMain { return view.safeAreaInsets }
    guard let supernode else { return .zero }
    return supernode.safeAreaInsets.remaining(in: frame, of: supernode.bounds)
  }

  /// Whether the node is laid out again when ``safeAreaInsets`` change.
  public var automaticallyRelayoutOnSafeAreaChanges: Bool {
    get { state[\.relayoutsOnSafeAreaChanges] }
    set { state.with { $0.relayoutsOnSafeAreaChanges = newValue } }
  }

  package func viewTintColorDidChange(_ view: UIView) { tintColorDidChange() }

  package func viewSafeAreaInsetsDidChange(_ view: UIView) {
    call(NodeCall.safeAreaInsetsDidChange) { $0.safeAreaInsetsDidChange() }
    if automaticallyRelayoutOnSafeAreaChanges { setNeedsLayout() }
  }
}
