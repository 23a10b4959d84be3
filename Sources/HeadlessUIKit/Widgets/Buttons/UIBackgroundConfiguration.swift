import Foundation

/// What is behind the content of a view.
public struct UIBackgroundConfiguration {
  /// Nil for what the view has there by itself.
  public var backgroundColor: UIColor?
  /// In points.
  public var cornerRadius: CGFloat = 0
  /// Of a line around it; nil for the tint of the view.
  public var strokeColor: UIColor?
  /// How wide that line is, in points; 0 for none.
  public var strokeWidth: CGFloat = 0
  /// How far it is within the view.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// In front of the colour, and as large.
  public var customView: UIView?

  init() {}

  /// Nothing.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}

/// Edges, of which two depend on the direction of writing.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
