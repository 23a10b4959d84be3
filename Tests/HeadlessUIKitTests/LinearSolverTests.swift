import Testing

@testable import HeadlessUIKit

@Suite("The solver of constraints") struct LinearSolverTests {
  private var solver = LinearSolver()

  @Test("what is required holds, and what is preferred comes as near as that permits")
  mutating func requiredBeforePreferred() {
    let (x, width) = (LinearForm(solver.makePosition()), LinearForm(solver.makeLength()))
    #expect(solver.require(x + width - 100, .equal) == true)
    #expect(solver.require(width - 40, .lessThanOrEqual) == true)
    solver.prefer(width - 70, .equal)
    solver.closeLevel()
    #expect(solver.value(of: width) == 40)
    #expect(solver.value(of: x) == 60)
  }

  @Test("one wish of a higher level counts more than many of a lower one")
  mutating func levels() {
    let width = LinearForm(solver.makeLength())
    solver.prefer(width - 10, .equal)
    solver.closeLevel()
    for _ in 0..<5 { solver.prefer(width - 90, .equal) }
    solver.closeLevel()
    #expect(solver.value(of: width) == 10)
  }

  @Test("a level that leaves something open is made use of by the next one")
  mutating func openLevels() {
    let (one, two) = (LinearForm(solver.makeLength()), LinearForm(solver.makeLength()))
    #expect(solver.require(one + two - 100, .equal) == true)
    solver.prefer(one - 30, .greaterThanOrEqual)
    solver.closeLevel()
    solver.prefer(two - 60, .equal)
    solver.closeLevel()
    #expect(solver.value(of: one) == 40)
  }

  @Test("what a level has settled is not moved by those that speak of it later")
  mutating func settledLengths() {
    let (x, y) = (LinearForm(solver.makePosition()), LinearForm(solver.makePosition()))
    let (width, other) = (LinearForm(solver.makeLength()), LinearForm(solver.makeLength()))
    #expect(solver.require(x - y - width * 0.5 - 44, .greaterThanOrEqual) == true)
    solver.prefer(x + other - y - 20, .lessThanOrEqual)
    solver.closeLevel()
    solver.prefer(width - 10, .greaterThanOrEqual)
    solver.closeLevel()
    #expect(solver.value(of: x - y) == 44)
    #expect(solver.value(of: width) == 0)
  }

  @Test("a contradiction is told, and leaves everything else as it was")
  mutating func contradictions() {
    let (x, width) = (LinearForm(solver.makePosition()), LinearForm(solver.makeLength()))
    #expect(solver.require(x - 8, .equal) == true)
    #expect(solver.require(x - 9, .equal) == false)
    #expect(solver.require(x, .lessThanOrEqual) == false)
    #expect(solver.require(width - 50, .greaterThanOrEqual) == true)
    #expect(solver.require(width - 20, .lessThanOrEqual) == false)
    #expect(solver.require(width + 1, .equal) == false, "a length is not negative")
    #expect(solver.require(x + width - 58, .equal) == true)
    #expect(solver.value(of: x) == 8)
    #expect(solver.value(of: width) == 50)
  }

  @Test("the same said twice is no contradiction")
  mutating func repetitions() {
    let (one, two) = (LinearForm(solver.makePosition()), LinearForm(solver.makePosition()))
    #expect(solver.require(one - two, .equal) == true)
    #expect(solver.require(two - one, .equal) == true)
    #expect(solver.require((one - two) * 3, .lessThanOrEqual) == true)
  }

  @Test("lengths that nothing speaks of are 0, and those that only have a least value have that")
  mutating func openLengths() {
    let (one, two) = (LinearForm(solver.makeLength()), LinearForm(solver.makeLength()))
    #expect(solver.require(one - 12, .greaterThanOrEqual) == true)
    #expect(solver.require(two - 500, .lessThanOrEqual) == true)
    solver.finish()
    #expect(solver.value(of: one) == 12)
    #expect(solver.value(of: two) == 0)
  }
}
