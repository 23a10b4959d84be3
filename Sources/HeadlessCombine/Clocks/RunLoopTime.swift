import Foundation
import HeadlessUIKit

#if !canImport(Combine)
  import OpenCombine

  extension RunLoop {
    /// A moment on the runtime's own clock, which stands for a date that is as far from now.
    public struct SchedulerTimeType: Strideable, Hashable, Sendable {
      /// On the runtime's clock.
      private let seconds: TimeInterval

      fileprivate init(seconds: TimeInterval) { self.seconds = seconds }

      /// - Parameter date: how far it is from now counts.
      public init(_ date: Date) { self.init(seconds: ClockReading.seconds + date.timeIntervalSinceNow) }

      static var now: Self { Self(seconds: ClockReading.seconds) }

      /// As far from now on the system's clock as this is on the runtime's.
      public var date: Date { Date(timeIntervalSinceNow: seconds - ClockReading.seconds) }

      public func distance(to other: Self) -> Stride { Stride(other.seconds - seconds) }
      public func advanced(by distance: Stride) -> Self { Self(seconds: seconds + distance.magnitude) }
      public static func < (first: Self, second: Self) -> Bool { first.seconds < second.seconds }
    }
  }

  extension RunLoop.SchedulerTimeType {
    /// A time between two moments. Literals are seconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
      Hashable, Sendable
    {
      /// In seconds, with its sign: so the original has it.
      public var magnitude: TimeInterval

      public init(_ seconds: TimeInterval) { magnitude = seconds }
      public init(floatLiteral seconds: TimeInterval) { magnitude = seconds }
      public init(integerLiteral seconds: TimeInterval) { magnitude = seconds }

      /// - Parameter source: seconds; nil comes of those that a `TimeInterval` cannot hold.
      public init?<Source: BinaryInteger>(exactly source: Source) {
        guard let seconds = TimeInterval(exactly: source) else { return nil }
        magnitude = seconds
      }

      public var timeInterval: TimeInterval { magnitude }

      public static func seconds(_ count: Double) -> Self { Self(count) }
      public static func seconds(_ count: Int) -> Self { Self(TimeInterval(count)) }
      public static func milliseconds(_ count: Int) -> Self { Self(TimeInterval(count) / 1e3) }
      public static func microseconds(_ count: Int) -> Self { Self(TimeInterval(count) / 1e6) }
      public static func nanoseconds(_ count: Int) -> Self { Self(TimeInterval(count) / 1e9) }

      public static func < (first: Self, second: Self) -> Bool { first.magnitude < second.magnitude }
      public static func + (first: Self, second: Self) -> Self { Self(first.magnitude + second.magnitude) }
      public static func - (first: Self, second: Self) -> Self { Self(first.magnitude - second.magnitude) }
      public static func * (first: Self, second: Self) -> Self { Self(first.magnitude * second.magnitude) }
      public static func += (first: inout Self, second: Self) { first = first + second }
      public static func -= (first: inout Self, second: Self) { first = first - second }
      public static func *= (first: inout Self, second: Self) { first = first * second }
    }
  }

  extension OperationQueue {
    /// As a run loop tells the time.
    public typealias SchedulerTimeType = RunLoop.SchedulerTimeType
  }
#endif
