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

  @Test func whatManyDoAtATimeIsNoObjectionToWhatOneDoes() throws {
    #expect(
      try conflicts("Kilns can be fired concurrently.\n\nA kiln is fired serially.").isEmpty)
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

  /// What restricts one of two promises need not stand in front, nor behind an "if".
  @Test(arguments: [
    "It is not called when the door is open.\n\nThe door is fired, and it is called twice in this case.",
    "It is called at least once when the door is open.\n\nIt is never called during the cooling.",
    "Can be called many times.\n\nSmall calls must invoke `didFire()` at most once.",
    "Can be called many times.\n\nClients may invoke `didFire()` at most once for small requests.",
    "It must be thread-safe.\n\nNote that `-[Oven open:]` is not thread-safe.",
    "It must be thread-safe.\n\nNote that -[Oven open:] is not thread-safe.",
  ])
  func aPageOfRestrictionsDoesNotContradictItself(_ sentences: String) throws {
    #expect(try conflicts(heading + sentences).isEmpty)
  }
}
