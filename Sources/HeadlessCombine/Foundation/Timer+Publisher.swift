import Foundation
import HeadlessUIKit

#if !canImport(Combine)
  import OpenCombine

  extension Timer {
    /// Dates at equal intervals of the runtime's own clock, on main, once it is connected.
    ///
    /// A date is that of the connection and what has passed since on the runtime's clock, so that the time between two of them is what a clock on
    /// the wall would have shown.
    public final class TimerPublisher: ConnectablePublisher {
      public typealias Output = Date
      public typealias Failure = Never

      /// In seconds.
      public let interval: TimeInterval
      public let tolerance: TimeInterval?
      public let runLoop: RunLoop
      public let mode: RunLoop.Mode
      public let options: RunLoop.SchedulerOptions?
      private let dates = PassthroughSubject<Date, Never>()

      public init(
        interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
        options: RunLoop.SchedulerOptions? = nil
      ) {
        (self.interval, self.tolerance, self.runLoop) = (interval, tolerance, runLoop)
        (self.mode, self.options) = (mode, options)
      }

      public func receive<Downstream: Subscriber>(subscriber: Downstream)
      where Downstream.Input == Date, Downstream.Failure == Never { dates.subscribe(subscriber) }

      public func connect() -> any Cancellable {
        let (begin, now, dates) = (Date(), runLoop.now, dates)
        return runLoop.schedule(
          after: now.advanced(by: .init(interval)), interval: .init(interval), tolerance: 0, options: options
        ) { [runLoop] in
          dates.send(begin.addingTimeInterval(now.distance(to: runLoop.now).magnitude))
        }
      }
    }

    /// - Parameters:
    ///   - interval: in seconds.
    ///   - tolerance: says nothing here: the runtime's clock is never late.
    ///   - runLoop: whichever it is, dates come on main.
    public static func publish(
      every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
      options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher {
      TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
    }
  }
#endif
