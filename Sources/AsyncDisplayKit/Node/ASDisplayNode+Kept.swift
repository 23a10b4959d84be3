import HeadlessUIKit

public let ASDefaultDrawingPriority = 0

/// What is measured of a node.
public struct ASDisplayNodePerformanceMeasurementOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let layoutSpec = ASDisplayNodePerformanceMeasurementOptions(rawValue: 1 << 0)
  public static let layoutComputation = ASDisplayNodePerformanceMeasurementOptions(rawValue: 1 << 1)
}

/// What was measured of a node; times are in seconds.
public struct ASDisplayNodePerformanceMeasurements: Hashable, Sendable {
  public var layoutSpecTotalTime: Double = 0
  public var layoutSpecNumberOfPasses = 0
  public var layoutComputationTotalTime: Double = 0
  public var layoutComputationNumberOfPasses = 0

  public init() {}
}
