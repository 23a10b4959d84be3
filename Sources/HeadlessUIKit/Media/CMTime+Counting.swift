import Foundation

public typealias CMTimeValue = Int64
public typealias CMTimeScale = Int32

/// Counting with times: in the finer parts of a second of the two. What is no number makes none.
extension CMTime {
  public static func + (first: CMTime, second: CMTime) -> CMTime { combined(first, second) { $0 + $1 } }
  public static func - (first: CMTime, second: CMTime) -> CMTime { combined(first, second) { $0 - $1 } }

  private static func combined(_ first: CMTime, _ second: CMTime, _ count: (Double, Double) -> Double) -> CMTime {
    guard first.isNumeric, second.isNumeric else {
      return first.isIndefinite || second.isIndefinite ? .indefinite : .invalid
    }
    return CMTime(
      seconds: count(first.seconds, second.seconds), preferredTimescale: max(first.timescale, second.timescale))
  }

  public func convertScale(_ newTimescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
    isNumeric ? CMTime(seconds: seconds, preferredTimescale: newTimescale) : self
  }
}

/// How a time is rounded; to the nearest, whatever is said.
public enum CMTimeRoundingMethod: UInt32, Hashable, Sendable {
  case roundHalfAwayFromZero = 1
  case roundTowardZero
  case roundAwayFromZero
  case quickTime
  case roundTowardPositiveInfinity
  case roundTowardNegativeInfinity
  public static let `default` = CMTimeRoundingMethod.roundHalfAwayFromZero
}

public func CMTimeAdd(_ first: CMTime, _ second: CMTime) -> CMTime { first + second }
public func CMTimeSubtract(_ first: CMTime, _ second: CMTime) -> CMTime { first - second }
public func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime {
  CMTimeMultiplyByFloat64(time, multiplier: Double(multiplier))
}
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Double) -> CMTime {
  time.isNumeric ? CMTime(seconds: time.seconds * multiplier, preferredTimescale: time.timescale) : time
}
/// -1, 0 or 1.
public func CMTimeCompare(_ first: CMTime, _ second: CMTime) -> Int32 { first < second ? -1 : first == second ? 0 : 1 }
public func CMTimeConvertScale(_ time: CMTime, timescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
  time.convertScale(timescale, method: method)
}
