import Testing

@testable import SpecClaims

/// What several forms have in common: where a moment ends, what it is a moment of, and in which case it holds.
@Suite struct OrderShapeTests {
  @Test(arguments: [
    Expected(
      "If the row is tall, this is called after `-open`, otherwise it is called after `-close`.",
      "-refresh: after -open (If the row is tall)", "-refresh: after -close (otherwise)"),
    Expected(
      "Called at the end of `-close` after the row has been drawn.", "-refresh: at the end of `-close`",
      "-refresh: after the row has been drawn"),
    Expected("The handler is removed after it was called.", "The handler is removed: after it was called"),
    Expected("The handler is called after `-open`.", "-refresh: after -open"),
    Expected(
      "Once a row is attached to the panel `-draw` will be called.", "-draw: after a row is attached to the panel"),
    Expected(
      "It is called by the default implementation of `-close`.",
      "-refresh: during the default implementation of `-close`"),
    Expected("When drawing is done, the host closes the row.", "the row is closed: after drawing is done"),
    Expected("No `open` events are delivered after `-close`.", "`open` events are delivered: never after -close"),
    Expected("After `-close`, no more rows are delivered.", "rows are delivered: never after -close"),
    Expected("`-open` is the first event that fires.", "-open: before the others"),
    Expected("The row is drained as part of `-close`.", "The row is drained: during -close"),
    Expected("A worker thread calls `-draw`.", "-draw: every call is on a background thread"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test func whatComesAgainIsNotOver() throws {
    #expect(
      try understood("After `-close`, no more rows are delivered until the panel is open.")
        == ["rows: never before the panel is open"])
  }

  @Test func whatNothingMayDoIsForbidden() throws {
    let claims = try read("## Panel\n\nNo rows may be sent after `-close`.\n")
    #expect(claims.map(\.modality) == [.must])
  }

  @Test(arguments: [
    "Once a row is attached to `-draw` will be called.", "When drawing is done on main, the row is tall.",
    "When drawing can be done, the host closes the row.",
    "The row is only drained during `-close`.", "The row is drained by a call to `-close`.",
    "The row is usually drained during `-close`.", "The row is drained during a storm.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}
