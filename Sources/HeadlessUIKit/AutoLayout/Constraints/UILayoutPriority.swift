/// How much a constraint matters, from 1 to 1000. Below 1000 it gives way to any that matters more.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// Has to be kept.
  public static let required = UILayoutPriority(1000)
  /// How much a button keeps its content from being cut off.
  public static let defaultHigh = UILayoutPriority(750)
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  public static let sceneSizeStayPut = UILayoutPriority(500)
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// How much a button keeps close to its content.
  public static let defaultLow = UILayoutPriority(250)
  /// How much a view tends to the size that it is asked to fit into.
  public static let fittingSizeLevel = UILayoutPriority(50)
}

public let UILayoutPriorityRequired = UILayoutPriority.required
public let UILayoutPriorityDefaultHigh = UILayoutPriority.defaultHigh
public let UILayoutPriorityDefaultLow = UILayoutPriority.defaultLow
public let UILayoutPriorityFittingSizeLevel = UILayoutPriority.fittingSizeLevel
