import Foundation

/// Taps on the shoulder; nobody feels them.
open class UIFeedbackGenerator: NSObject {
  public override init() { super.init() }

  /// Something is about to be felt.
  open func prepare() {}
}

/// Two things have met.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Hashable, Sendable {
    case light
    case medium
    case heavy
    case soft
    case rigid
  }

  public init(style: FeedbackStyle) { super.init() }
  public override init() { super.init() }

  open func impactOccurred() {}
  /// - Parameter intensity: from 0 to 1.
  open func impactOccurred(intensity: CGFloat) {}
}

/// Another thing is chosen.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() {}
}

/// Something has gone well, or has not.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Hashable, Sendable {
    case success
    case warning
    case error
  }

  open func notificationOccurred(_ type: FeedbackType) {}
}
