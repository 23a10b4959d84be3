import Foundation
import HeadlessUIKit

#if !canImport(Combine)
  /// The clock of the runtime of whoever asks. Schedulers tell the time by it, so that nobody ever waits.
  enum ClockReading {
    /// In seconds from its beginning.
    static var seconds: TimeInterval { HeadlessRuntime.ofQueues.time }

    /// In nanoseconds from its beginning.
    static var nanoseconds: Int { wholeNanoseconds(seconds) }

    /// - Parameter seconds: those that are too many are as many as can be counted.
    static func wholeNanoseconds(_ seconds: TimeInterval) -> Int {
      Int(exactly: (seconds * 1e9).rounded()) ?? (seconds < 0 ? .min : .max)
    }

    /// The sum, or the number that comes nearest to it.
    static func sum(_ first: Int, _ second: Int) -> Int {
      let (sum, overflow) = first.addingReportingOverflow(second)
      return overflow ? (first < 0 ? .min : .max) : sum
    }

    /// The product, or the number that comes nearest to it.
    static func product(_ first: Int, _ second: Int) -> Int {
      let (product, overflow) = first.multipliedReportingOverflow(by: second)
      return overflow ? ((first < 0) == (second < 0) ? .max : .min) : product
    }
  }
#endif
