import Foundation

/// A point in time of a film, or a length of one.
public struct CMTime: Hashable, Sendable {
  public var value: Int64
  /// How many make a second; 0 for a time that is no number.
  public var timescale: Int32
  private var isEndless = false
  /// 1 for a time behind all others, -1 for one before them.
  private var side = 0

  /// No time at all.
  public init() { self = .invalid }

  public init(value: Int64, timescale: Int32) { (self.value, self.timescale) = (value, timescale) }

  public init(seconds: Double, preferredTimescale timescale: Int32) {
    let value = seconds * Double(timescale)
    guard value.isFinite, abs(value) < 9e18 else { self = .invalid; return }
    self.init(value: Int64(value.rounded()), timescale: timescale)
  }

  public static let zero = CMTime(value: 0, timescale: 1)
  public static let invalid = CMTime(value: 0, timescale: 0)
  /// Of what has no length that anybody knows.
  public static let indefinite: CMTime = {
    var time = CMTime.invalid
    time.isEndless = true
    return time
  }()

  /// Behind every other time.
  public static let positiveInfinity: CMTime = {
    var time = CMTime.invalid
    time.side = 1
    return time
  }()
  /// Before every other time.
  public static let negativeInfinity: CMTime = {
    var time = CMTime.invalid
    time.side = -1
    return time
  }()

  public var isValid: Bool { timescale > 0 || isEndless || side != 0 }
  public var isPositiveInfinity: Bool { side > 0 }
  public var isNegativeInfinity: Bool { side < 0 }
  public var isNumeric: Bool { timescale > 0 }
  public var isIndefinite: Bool { isEndless }
  /// Not a number for a time that is none.
  public var seconds: Double {
    if isNumeric { return Double(value) / Double(timescale) }
    return side == 0 ? .nan : Double(side) * .infinity
  }
}

extension CMTime: Comparable {
  /// The same moment, in whatever parts of a second.
  public static func == (first: CMTime, second: CMTime) -> Bool {
    guard first.isNumeric, second.isNumeric else {
      return (first.isValid, first.isEndless, first.side) == (second.isValid, second.isEndless, second.side)
    }
    return first.value.multipliedFullWidth(by: Int64(second.timescale))
      == second.value.multipliedFullWidth(by: Int64(first.timescale))
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(isNumeric ? seconds : 0) }

  public static func < (first: CMTime, second: CMTime) -> Bool { first.seconds < second.seconds }
}

public let kCMTimeZero = CMTime.zero
public let kCMTimeInvalid = CMTime.invalid
public let kCMTimeIndefinite = CMTime.indefinite

public func CMTimeMake(_ value: Int64, _ timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
public func CMTimeMakeWithSeconds(_ seconds: Double, _ timescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: timescale)
}
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale timescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: timescale)
}
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
