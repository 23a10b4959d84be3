import Foundation

/// How far an animator has come, by the times that it is told. Knows no clock and no layers.
struct AnimatorClock {
  /// In seconds.
  let duration: TimeInterval
  var curve: any UITimingCurveProvider
  var isReversed = false
  /// Whether a pause counts how much of the way is done, and not how much of the time is over.
  var pausesOnTheWay = true
  private(set) var isRunning = false
  /// How much of the time is over, where it rests or where it began to run.
  private var fraction: Double = 0
  /// How much of the way was done there, where the curve does not say it.
  private var leg: (progress: Double, fraction: Double)?
  /// How much of the way is done while it rests, where somebody has said so.
  private var scrubbed: Double?
  private var began: TimeInterval = 0
  private var length: TimeInterval = 0

  init(duration: TimeInterval, curve: any UITimingCurveProvider) { (self.duration, self.curve) = (duration, curve) }

  // MARK: How far it is

  /// How much of the time is over, from 0 to 1.
  private func fraction(at time: TimeInterval) -> Double {
    guard isRunning, length > 0 else { return fraction }
    let end: Double = isReversed ? 0 : 1
    return fraction + (end - fraction) * min(1, max(0, (time - began) / length))
  }

  /// How much of the way is done.
  func progress(at time: TimeInterval) -> Double { scrubbed ?? way(at: fraction(at: time)) }

  private func way(at fraction: Double) -> Double {
    guard let leg else { return curve.progress(at: fraction, of: duration) }
    if isReversed {
      let part = leg.fraction > 0 ? (leg.fraction - fraction) / leg.fraction : 1
      return leg.progress * (1 - curve.progress(at: part, of: duration))
    }
    let part = leg.fraction < 1 ? (fraction - leg.fraction) / (1 - leg.fraction) : 1
    return leg.progress + (1 - leg.progress) * curve.progress(at: part, of: duration)
  }

  /// What users see of it: as much as is over of the time while it runs, and as is done of the way while it rests.
  func complete(at time: TimeInterval) -> Double {
    isRunning || !pausesOnTheWay ? fraction(at: time) : scrubbed ?? way(at: fraction)
  }

  // MARK: What is done to it

  /// - Parameter length: what the rest takes, in seconds; as much as is left of the duration for nil.
  /// - Returns: what the rest takes.
  mutating func run(at time: TimeInterval, for length: TimeInterval? = nil) -> TimeInterval {
    fraction = fraction(at: time)
    let left = duration * (isReversed ? fraction : 1 - fraction)
    (began, self.length, isRunning, scrubbed) = (time, length ?? left, true, nil)
    return self.length
  }

  mutating func pause(at time: TimeInterval) { (fraction, isRunning) = (fraction(at: time), false) }

  /// Goes on from there.
  mutating func set(complete: Double, at time: TimeInterval) {
    let complete = min(1, max(0, complete))
    leg = nil
    scrubbed = isRunning || !pausesOnTheWay ? nil : complete
    fraction = scrubbed == nil ? complete : curve.fraction(at: complete, of: duration)
    began = time
  }

  mutating func turn(to isReversed: Bool, at time: TimeInterval) {
    (fraction, began) = (fraction(at: time), time)
    self.isReversed = isReversed
  }

  /// What is left of the way follows another curve, from where it rests.
  mutating func go(along curve: any UITimingCurveProvider) {
    leg = (scrubbed ?? way(at: fraction), fraction)
    self.curve = curve
  }

  mutating func arrive() { (fraction, isRunning, leg, scrubbed) = (isReversed ? 0 : 1, false, nil, nil) }

  mutating func begin() { (fraction, isRunning, leg, scrubbed) = (0, false, nil, nil) }
}
