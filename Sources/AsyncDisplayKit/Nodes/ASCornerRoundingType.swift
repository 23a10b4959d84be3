import Foundation
import HeadlessUIKit

/// How corners are made round. Here they always are when the node is shown; which way is kept only.
public enum ASCornerRoundingType: UInt, Hashable, Sendable {
  case defaultSlowCALayer
  case precomposited
  case clipping
}

/// What only looks or says something about a node, and is kept for whoever asks.
extension ASDisplayNode {
  public var cornerRoundingType: ASCornerRoundingType {
    get { state[\.cornerRounding] }
    set { state.with { $0.cornerRounding = newValue } }
  }

  /// Which corners are round.
  public var maskedCorners: CACornerMask {
    get { get(\.maskedCorners, layer: \.maskedCorners) }
    set { set(\.maskedCorners, newValue, layer: \.maskedCorners) }
  }

  // How the framework's own transition would move; nothing takes time here.
  public var defaultLayoutTransitionDuration: TimeInterval {
    get { state[\.transition.duration] }
    set { state.with { $0.transition.duration = newValue } }
  }

  public var defaultLayoutTransitionDelay: TimeInterval {
    get { state[\.transition.delay] }
    set { state.with { $0.transition.delay = newValue } }
  }

  public var defaultLayoutTransitionOptions: UIViewAnimationOptions {
    get { state[\.transition.options] }
    set { state.with { $0.transition.options = newValue } }
  }
}
