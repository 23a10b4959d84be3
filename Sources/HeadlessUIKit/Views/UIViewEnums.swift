import Foundation

/// How the content of a view fills it.
public enum UIViewContentMode: Int, Hashable, Sendable, CaseIterable {
  case scaleToFill
  case scaleAspectFit
  case scaleAspectFill
  case redraw
  case center
  case top
  case bottom
  case left
  case right
  case topLeft
  case topRight
  case bottomLeft
  case bottomRight
}

/// Whether the content of a view is mirrored where people write from right to left.
public enum UISemanticContentAttribute: Int, Hashable, Sendable, CaseIterable {
  case unspecified
  case playback
  case spatial
  case forceLeftToRight
  case forceRightToLeft
}

/// In which direction an interface runs.
public enum UIUserInterfaceLayoutDirection: Int, Hashable, Sendable {
  case leftToRight
  case rightToLeft
}

/// Which distances of a view change when the view above it gets another size.
public struct UIViewAutoresizing: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let flexibleLeftMargin = UIViewAutoresizing(rawValue: 1 << 0)
  public static let flexibleWidth = UIViewAutoresizing(rawValue: 1 << 1)
  public static let flexibleRightMargin = UIViewAutoresizing(rawValue: 1 << 2)
  public static let flexibleTopMargin = UIViewAutoresizing(rawValue: 1 << 3)
  public static let flexibleHeight = UIViewAutoresizing(rawValue: 1 << 4)
  public static let flexibleBottomMargin = UIViewAutoresizing(rawValue: 1 << 5)
}

extension UIView {
  public typealias ContentMode = UIViewContentMode
  public typealias AutoresizingMask = UIViewAutoresizing
  /// The answer of ``intrinsicContentSize`` on an axis without a size of its own.
  public static let noIntrinsicMetric: CGFloat = -1
}
