import Dispatch
import HeadlessUIKit

#if !canImport(Combine)
  import OpenCombine

  extension DispatchQueue.SchedulerTimeType {
    /// A time between two moments. Literals are seconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
      Hashable, Sendable
    {
      /// In nanoseconds, with its sign: so the original has it.
      public var magnitude: Int

      public init(_ interval: DispatchTimeInterval) { self = .seconds(interval.inSeconds) }
      public init(floatLiteral seconds: Double) { self = .seconds(seconds) }
      public init(integerLiteral seconds: Int) { self = .seconds(seconds) }

      /// - Parameter source: seconds; nil comes of those that an `Int` cannot hold.
      public init?<Source: BinaryInteger>(exactly source: Source) {
        guard let seconds = Int(exactly: source) else { return nil }
        self = .seconds(seconds)
      }

      private init(magnitude: Int) { self.magnitude = magnitude }

      public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }
      /// In seconds.
      var inSeconds: Double { Double(magnitude) / 1e9 }

      public static func seconds(_ count: Double) -> Self { Self(magnitude: ClockReading.wholeNanoseconds(count)) }
      public static func seconds(_ count: Int) -> Self {
        Self(magnitude: ClockReading.product(count, 1_000_000_000))
      }
      public static func milliseconds(_ count: Int) -> Self {
        Self(magnitude: ClockReading.product(count, 1_000_000))
      }
      public static func microseconds(_ count: Int) -> Self { Self(magnitude: ClockReading.product(count, 1000)) }
      public static func nanoseconds(_ count: Int) -> Self { Self(magnitude: count) }

      public static func < (first: Self, second: Self) -> Bool { first.magnitude < second.magnitude }
      public static func + (first: Self, second: Self) -> Self {
        Self(magnitude: ClockReading.sum(first.magnitude, second.magnitude))
      }
      public static func - (first: Self, second: Self) -> Self {
        Self(magnitude: ClockReading.sum(first.magnitude, -second.magnitude))
      }
      public static func * (first: Self, second: Self) -> Self { .seconds(first.inSeconds * second.inSeconds) }
      public static func += (first: inout Self, second: Self) { first = first + second }
      public static func -= (first: inout Self, second: Self) { first = first - second }
      public static func *= (first: inout Self, second: Self) { first = first * second }
    }
  }
#endif
