import Testing

@testable import SpecClaims

/// Where a moment or a case ends that commas stand in.
@Suite struct ListedMomentTests {
  @Test(arguments: [
    // The commas of a list, whose verb comes behind its last noun.
    Expected(
      "It is called before a row, a panel, or the pump is closed.",
      "-refresh: before a row, a panel, or the pump is closed"),
    Expected(
      "It is called right after a row, a panel and a pump are drawn, and is called once.",
      "-refresh: immediately after a row, a panel and a pump are drawn", "-refresh: called exactly once"),
    // How often something has happened is no condition.
    Expected(
      "It is called after the panel has read its rows for the first time, and before they are drawn.",
      "-refresh: after the panel has read its rows for the first time", "-refresh: before they are drawn"),
    // The case is that of what stands behind it.
    Expected(
      "It is called on main, if it blocks, the host will be blocked.", "-refresh: every call is on the main thread"),
    Expected(
      "The same as `-draw`, if a row is split, it is called once.", "-refresh: called exactly once (if a row is split)"),
    Expected("[Threads] This hook is called on the main thread.", "-refresh: every call is on the main thread"),
    Expected(
      "`-draw` is called once and, if called, `-close` is not called after it.",
      "-draw: called exactly once", "-close: never after -draw (if called)"),
    Expected(
      "It is called once after `-draw`, or never if the panel is closed.",
      "-refresh: called exactly once (unless the panel is closed)", "-refresh: after -draw (unless the panel is closed)"
    ),
    Expected("It is called once, or not at all when it fails.", "-refresh: called exactly once (unless it fails)"),
    Expected("It may be called an arbitrary number of times.", "-refresh: may be called many times"),
  ]) func isRead(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    Expected("It is called after the pump, and a valve is closed.", "-refresh: after the pump"),
    Expected("It is called before the row, and it is drawn.", "-refresh: before the row"),
  ]) func endsAtTheComma(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }
}
