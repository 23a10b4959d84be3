import SpecClaims
import Testing

@testable import SpecDiff

/// Promises that cannot both hold.
@Suite struct ConflictsTests {
  private func conflicts(_ pages: String...) throws -> [[String]] {
    let readings = try pages.enumerated().map { index, text in
      try page("## `Kiln`\n\n\(text)\n", named: "\(index + 1).md")
    }
    return Conflicts(in: readings).all.map { [$0.first.place, $0.second.place] }
  }

  private let heading = "### `didFire()`\n\n"

  @Test func twoPagesOnTwoThreadsConflict() throws {
    #expect(
      try conflicts(heading + "Called on the main thread.", heading + "Called on a background thread.") == [
        ["1.md:5:1", "2.md:5:1"]
      ])
  }

  @Test func anyThreadConflictsWithOneThread() throws {
    #expect(
      try conflicts(heading + "It can be called on any thread.", heading + "It is called on a background thread.").count
        == 1)
  }

  @Test func onePageMayContradictItself() throws {
    #expect(try conflicts(heading + "Called before `open()`.\n\n" + heading + "Called after `open()`.").count == 1)
  }

  @Test func everyMethodConflictsWithOne() throws {
    #expect(
      try conflicts("All methods are called on the main thread.\n\n\(heading)Called on a background thread.").count == 1
    )
  }

  @Test func anExceptionIsNoConflict() throws {
    #expect(
      try conflicts(
        "All methods are called on the main thread, unless stated otherwise.\n\n\(heading)Called on a background thread."
      ).isEmpty)
  }

  @Test func differentConditionsAreNoConflict() throws {
    #expect(
      try conflicts(
        heading + "Called on the main thread when the door is open.",
        heading + "Called on a background thread when the fan is on."
      ).isEmpty)
  }

  @Test func aDutyToCopeIsNoConflict() throws {
    #expect(
      try conflicts(
        heading + "Your method must be capable of being called on any thread.", heading + "Called on the main thread."
      ).isEmpty)
  }

  @Test func strongerAndWeakerAreNoConflict() throws {
    #expect(
      try conflicts(heading + "Called after `open()`.", heading + "Called immediately after `open()`.").isEmpty)
  }
}
