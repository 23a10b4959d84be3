/// How near a node is to being seen.
public struct ASInterfaceState: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// It is worth measuring.
  public static let measureLayout = ASInterfaceState(rawValue: 1 << 0)
  /// What it shows should be fetched.
  public static let preload = ASInterfaceState(rawValue: 1 << 1)
  /// What it shows should be drawn.
  public static let display = ASInterfaceState(rawValue: 1 << 2)
  /// It is on screen.
  public static let visible = ASInterfaceState(rawValue: 1 << 3)
  /// All of them: what a node is in that no container manages, while it is in a window.
  public static let inHierarchy: ASInterfaceState = [.measureLayout, .preload, .display, .visible]
}
