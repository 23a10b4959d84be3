/// Where in a call an observation stands.
public enum ObservedPhase: UInt8, CaseIterable, Sendable {
  /// The call is about to run, overrides included.
  case enter
  /// The call has returned.
  case exit
  /// The framework's own implementation begins.
  case superEnter
  /// The framework's own implementation has ended.
  case superExit
  /// Something without duration.
  case event
}

/// What is known about an observation besides the call.
public struct ObservedFlags: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Code of the runtime's user did it.
  public static let byClient = ObservedFlags(rawValue: 1 << 0)
  /// The runtime itself did it.
  public static let byFramework = ObservedFlags(rawValue: 1 << 1)
  /// It happened while a node block ran.
  public static let nodeBlock = ObservedFlags(rawValue: 1 << 2)
  /// The node's backing view or layer exists.
  public static let loaded = ObservedFlags(rawValue: 1 << 3)
  /// A rule refused it: it had no effect.
  public static let refused = ObservedFlags(rawValue: 1 << 4)
  /// What it happened to is in a window.
  public static let onScreen = ObservedFlags(rawValue: 1 << 5)
  /// A controller was given another view than its node's.
  public static let different = ObservedFlags(rawValue: 1 << 6)
  /// The layout spec had been handed over already.
  public static let frozen = ObservedFlags(rawValue: 1 << 7)

  /// The calculated layout of the supernode asked for it.
  public static let fromLayout = ObservedFlags(rawValue: 1 << 8)
  /// It happened while a node was told that it is loaded.
  public static let whileLoading = ObservedFlags(rawValue: 1 << 9)

  /// The node is drawn into the contents of one above it.
  public static let rasterizing = ObservedFlags(rawValue: 1 << 10)

  /// Names of the single flags, in the order of their bits.
  public static let names: [(flag: ObservedFlags, name: String)] = [
    (.byClient, "byClient"), (.byFramework, "byFramework"), (.nodeBlock, "nodeBlock"), (.loaded, "loaded"),
    (.refused, "refused"), (.onScreen, "onScreen"), (.different, "different"), (.frozen, "frozen"),
    (.fromLayout, "fromLayout"), (.whileLoading, "whileLoading"),
    (.rasterizing, "rasterizing"),
  ]
}

extension ObservedFlags: CustomStringConvertible {
  /// The names, separated by spaces.
  public var description: String {
    Self.names.filter { contains($0.flag) }.map(\.name).joined(separator: " ")
  }
}

/// One thing that happened.
public struct Observation: Hashable, Sendable {
  public let call: ObservedCall
  public let phase: ObservedPhase
  public let flags: ObservedFlags
  /// The rule that refused it, if one did.
  public let rule: ASRule?

  public init(call: ObservedCall, phase: ObservedPhase, flags: ObservedFlags = [], rule: ASRule? = nil) {
    self.call = call
    self.phase = phase
    self.flags = flags
    self.rule = rule
  }
}
