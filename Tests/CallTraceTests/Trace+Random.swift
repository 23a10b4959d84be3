import CallTrace

/// The same numbers for the same seed on every platform.
struct SplitMix64: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

extension Trace {
  /// Up to 30 events with few different values, so that runs and repetitions occur.
  static func random(seed: UInt64, source: String) -> Trace {
    var random = SplitMix64(state: seed)
    var names = TraceNames()
    var events: [CallEvent] = []
    var gaps: [ClosedRange<UInt64>] = []
    var seq: UInt64 = 0
    for _ in 0..<Int.random(in: 0...30, using: &random) {
      if Int.random(in: 0..<10, using: &random) == 0 {
        let missing = UInt64.random(in: 1...3, using: &random)
        gaps.append((seq + 1)...(seq + missing))
        seq += missing
      }
      seq += 1
      events.append(.random(seq: seq, names: &names, using: &random))
    }
    return Trace(
      source: source, names: names, events: events, isComplete: .random(using: &random), gaps: gaps)
  }
}

extension CallEvent {
  fileprivate static func random(seq: UInt64, names: inout TraceNames, using random: inout SplitMix64) -> CallEvent {
    func pick<T>(_ values: [T]) -> T { values[Int.random(in: 0..<values.count, using: &random)] }
    return CallEvent(
      seq: seq, thread: pick([0, 0, 2]), role: names.intern(role: pick(["main", "layout queue", "🧵\"\\"])),
      instance: pick([0, 1, 1, .max]), relatesTo: pick([0, 0, 3]),
      type: names.intern(type: pick(["Node", "", "Photo<A, B>"])),
      call: names.intern(
        call: CallName(
          declaring: pick(["Node", "UI.View", ""]), name: pick(["init", "layoutThatFits(_:)", "did \u{7}"]))),
      phase: pick(Phase.allCases),
      attributes: names.intern(
        attributes: pick([[:], [:], ["a": .bool(true), "b": .bool(false)], ["c d": .string("7")]])))
  }
}
