import Foundation
import HeadlessUIKit

extension ASDisplayNode {
  package func viewTintColorDidChange(_ view: UIView) { tintColorDidChange() }

  package func viewSafeAreaInsetsDidChange(_ view: UIView) {
    call(NodeCall.safeAreaInsetsDidChange) { $0.safeAreaInsetsDidChange() }
    if automaticallyRelayoutOnSafeAreaChanges { setNeedsLayout() }
  }
}
