import Foundation

/// How a segmented control looks. The attributes of titles are drawn; pictures of backgrounds and dividers are kept for whoever asks.
extension UISegmentedControl {
  /// Which of the segments is meant, by where it is.
  public enum Segment: Int, Hashable, Sendable {
    case any
    case left
    case center
    case right
    case alone
  }

  struct Looks {
    struct Key: Hashable {
      var state: State
      var other: State = .normal
      var metrics = UIBarMetrics.default
      var segment = Segment.any
    }

    var text: [State: [NSAttributedString.Key: Any]] = [:]
    var backgrounds: [Key: UIImage] = [:]
    var dividers: [Key: UIImage] = [:]
    var adjustments: [Key: UIOffset] = [:]
  }
}
