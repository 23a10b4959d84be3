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
  /// Holds a time, as what lists of them hold.
  public convenience init(time: CMTime) {
    // Values of other times are other ones: they are compared by what is in them. No size is negative.
    self.init(size: CGSize(width: time.comparedSeconds, height: -1))
    AssociationTable.shared.associations(of: self)[named: "time"] = time
  }
  public convenience init(timeRange: CMTimeRange) {
    let size = CGSize(width: timeRange.duration.comparedSeconds, height: -1)
    self.init(rect: CGRect(origin: CGPoint(x: timeRange.start.comparedSeconds, y: 0), size: size))
    AssociationTable.shared.associations(of: self)[named: "time range"] = timeRange
  }

  /// Invalid if no time is in it.
  public var timeValue: CMTime { AssociationTable.shared.associations(of: self)[named: "time"] as? CMTime ?? .invalid }
  /// Invalid if no part of a film is in it.
  public var timeRangeValue: CMTimeRange {
    AssociationTable.shared.associations(of: self)[named: "time range"] as? CMTimeRange ?? .invalid
  }
}

extension CMTime {
  /// What is not a number would be another one each time.
  fileprivate var comparedSeconds: Double { seconds.isNaN ? -1 : seconds }
}
