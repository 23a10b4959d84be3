import Dispatch
import HeadlessUIKit

#if !canImport(Combine)
  import OpenCombine

  extension DispatchQueue {
    /// A moment on the runtime's own clock, which stands for one of the system's that is as far from now.
    public struct SchedulerTimeType: Strideable, Hashable, Sendable {
      /// On the runtime's clock.
      private let nanoseconds: Int

      fileprivate init(nanoseconds: Int) { self.nanoseconds = nanoseconds }

      /// - Parameter time: how far it is from now counts.
      public init(_ time: DispatchTime) {
        let distance = ClockReading.wholeNanoseconds(time.secondsFromNow)
        self.init(nanoseconds: ClockReading.sum(ClockReading.nanoseconds, distance))
      }

      static var now: Self { Self(nanoseconds: ClockReading.nanoseconds) }

      /// As far from now on the system's clock as this is on the runtime's.
      public var dispatchTime: DispatchTime { .now() + .nanoseconds(Self.now.distance(to: self).magnitude) }

      public func distance(to other: Self) -> Stride {
        .nanoseconds(ClockReading.sum(other.nanoseconds, -nanoseconds))
      }

      public func advanced(by distance: Stride) -> Self {
        Self(nanoseconds: ClockReading.sum(nanoseconds, distance.magnitude))
      }

      public static func < (first: Self, second: Self) -> Bool { first.nanoseconds < second.nanoseconds }
    }
  }
#endif
