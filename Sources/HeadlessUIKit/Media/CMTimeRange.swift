import Foundation

/// A part of a film.
public struct CMTimeRange: Hashable, Sendable {
  public var start: CMTime
  public var duration: CMTime

  public init() { self = .invalid }
  public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }
  public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }

  public static let zero = CMTimeRange(start: .zero, duration: .zero)
  public static let invalid = CMTimeRange(start: .invalid, duration: .invalid)

  public var end: CMTime { start + duration }
  public var isValid: Bool { start.isValid && duration.isValid }
  public var isEmpty: Bool { isValid && duration == .zero }

  public func containsTime(_ time: CMTime) -> Bool { !(time < start) && time < end }
}

public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, duration: duration)
}
public func CMTimeRangeGetEnd(_ range: CMTimeRange) -> CMTime { range.end }
public func CMTimeRangeContainsTime(_ range: CMTimeRange, time: CMTime) -> Bool { range.containsTime(time) }

extension NSValue {
  public convenience init(time: CMTime) {
    self.init(size: .zero)
    AssociationTable.shared.associations(of: self)[named: "time"] = time
  }
  public convenience init(timeRange: CMTimeRange) {
    self.init(size: .zero)
    AssociationTable.shared.associations(of: self)[named: "time range"] = timeRange
  }

  /// Invalid if no time is in it.
  public var timeValue: CMTime { AssociationTable.shared.associations(of: self)[named: "time"] as? CMTime ?? .invalid }
  /// Invalid if no part of a film is in it.
  public var timeRangeValue: CMTimeRange {
    AssociationTable.shared.associations(of: self)[named: "time range"] as? CMTimeRange ?? .invalid
  }
}
