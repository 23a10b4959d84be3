import Foundation

/// What some work costs: processor time, in which counts less than in the time of day what else the machine does, and time of day.
public struct ProcessorTime: Sendable {
  /// In seconds, of all threads.
  public let processor: Double
  /// In seconds.
  public let wall: Double

  /// The cheapest of several runs: what is over it is what else the machine did.
  public static func best(of runs: Int = 5, _ work: () -> Void) -> ProcessorTime {
    let times = (0..<runs).map { _ in time(of: work) }
    return ProcessorTime(processor: times.map(\.processor).min() ?? 0, wall: times.map(\.wall).min() ?? 0)
  }

  /// What the process has used so far, in seconds.
  public static var now: Double { seconds(CLOCK_PROCESS_CPUTIME_ID) }

  private static func time(of work: () -> Void) -> ProcessorTime {
    let (processor, wall) = (now, seconds(CLOCK_MONOTONIC))
    work()
    return ProcessorTime(processor: now - processor, wall: seconds(CLOCK_MONOTONIC) - wall)
  }

  private static func seconds(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
