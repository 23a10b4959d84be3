/// The choices that made a run of the deterministic scheduler what it was, in order.
///
/// Prints as text that can be pasted back: `0.2.1`.
public struct Schedule: Hashable, Sendable, LosslessStringConvertible {
  /// Which of the ready jobs was taken, wherever there was more than one.
  public var choices: [Int]

  public init(choices: [Int] = []) { self.choices = choices }

  /// Reads what ``description`` prints; nil where that is no list of numbers.
  public init?(_ description: String) {
    let parts = description.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int($0) }
    if description.isEmpty {
      self.init()
    } else if numbers.count == parts.count, numbers.allSatisfy({ $0 >= 0 }) {
      self.init(choices: numbers)
    } else {
      return nil
    }
  }

  public var description: String { choices.map(String.init).joined(separator: ".") }
}

/// Where the deterministic scheduler takes its choices from, and keeps them.
struct ScheduleOracle: Sendable {
  private var generator: SplitMix64
  private let replayed: [Int]?
  private(set) var schedule = Schedule()

  init(seed: UInt64) {
    generator = SplitMix64(seed: seed)
    replayed = nil
  }

  init(replaying schedule: Schedule) {
    generator = SplitMix64(seed: 0)
    replayed = schedule.choices
  }

  /// One of `count` possibilities. A replayed schedule that has ended, or does not fit, continues with the first one.
  mutating func choose(among count: Int) -> Int {
    guard count > 1 else { return 0 }
    let choice = nextChoice(among: count)
    schedule.choices.append(choice)
    return choice
  }

  private mutating func nextChoice(among count: Int) -> Int {
    guard let replayed else { return generator.below(count) }
    let position = schedule.choices.count
    guard position < replayed.count, replayed[position] < count else { return 0 }
    return replayed[position]
  }
}
