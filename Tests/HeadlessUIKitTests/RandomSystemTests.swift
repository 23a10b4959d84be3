import Testing

@testable import HeadlessUIKit

@Suite("The solver of constraints, with systems that have a known solution") struct RandomSystemTests {
  @Test("what is required holds, and no level is broken more than by the known solution", arguments: 1...200)
  func noWorseThanTheKnownSolution(seed: Int) {
    let system = RandomSystem(seed: UInt64(seed))
    let (values, refused) = system.solved()
    #expect(refused == [], "the known solution keeps all that is required")
    #expect(breaches(of: system, in: values).allSatisfy { $0 < 1e-6 })
    for (level, rules) in system.levels.enumerated() {
      let ours = rules.map { $0.breach(in: values) }.reduce(0, +)
      let known = rules.map { $0.breach(in: system.known) }.reduce(0, +)
      #expect(ours < known + 1e-5, "level \(level)")
      // From the first level that is kept better on, the solutions have nothing to do with one another.
      if ours < known - 1e-5 { break }
    }
  }

  @Test("a solver that is stopped early keeps what it has said to keep", arguments: 1...200)
  func stoppedEarly(seed: Int) {
    let system = RandomSystem(seed: UInt64(seed))
    for limit in 0..<3 {
      let (values, refused) = system.solved(stepLimit: limit)
      let kept = system.required.indices.filter { !refused.contains($0) }
      #expect(breaches(of: system, in: values, rules: kept).allSatisfy { $0 < 1e-6 })
    }
  }

  @Test("a solver that is stopped early refuses the smaller part of what is required")
  func refusesLittle() {
    let systems = (1...200).map { RandomSystem(seed: $0) }
    let refused = systems.map { $0.solved(stepLimit: 2).refused.count }.reduce(0, +)
    #expect(refused * 2 < systems.map(\.required.count).reduce(0, +))
  }

  /// How much what is required is broken, and how much the lengths are below 0.
  private func breaches(of system: RandomSystem, in values: [Double], rules: [Int]? = nil) -> [Double] {
    (rules ?? Array(system.required.indices)).map { system.required[$0].breach(in: values) }
      + values.indices.filter { !$0.isMultiple(of: 2) }.map { -values[$0] }
  }
}
