import Testing

@testable import SpecClaims

/// Where, when and with what exception: what is left out makes a promise say more than its sentence.
@Suite struct AdjunctTests {
  @Test(arguments: [
    Expected("It is not called during printing.", "-refresh: never called (during printing)"),
    Expected("It is not executed on `update()`.", "-refresh: never called (on `update()`)"),
    Expected("It does not run when the row has been drawn.", "-refresh: never called (when the row has been drawn)"),
    Expected(
      "It is called on the main thread in debug builds only.",
      "-refresh: every call is on the main thread (in debug builds only)"),
    Expected(
      "You must not send data outside of this hook.",
      "-refresh: must not send data (outside of this hook)"),
    Expected("It runs only once at most.", "-refresh: called at most once"),
    Expected("It is called once, or not at all.", "-refresh: called at most once"),
    Expected("It cannot be called on the main thread.", "-refresh: no call is on the main thread"),
    Expected("It runs on the main thread or on a worker.", "-refresh: may be called on any thread"),
    Expected("After `-close`, subsequent calls to `-draw` are not allowed.", "-draw: never after -close"),
    Expected("It is called synchronously.", "-refresh: synchronous"),
    Expected("It is safe to be called concurrently.", "-refresh: thread-safe"),
    Expected("Calling `-draw` twice is a no-op.", "-draw: no-effect when misused: Calling `-draw` twice"),
  ]) func stays(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "You must not call any methods other than `-close`.",
    "Do not call `-draw` without the lock.",
    "Such actions must not be limited to the following.",
    "If this were to happen in a child, `-draw` must be called before `-close`.",
    "Any remaining `-draw` callbacks will not be executed.",
    "It runs after the rows have changed, but not when the panel has.",
    "It need not be called on the main thread.",
    "It is unlikely to be called on a background thread.",
    "In earlier versions, this method was called on the main thread.",
    "It is called almost immediately after `-draw`.",
    "It is called about once per second.",
    "It is not guaranteed to be called on the main thread, only after `-draw`.",
    "Every other call is made on the main thread.",
    "\"It is called on the main thread,\" the old guide said.",
    "Next, we need to create a panel.",
    "You should read this chapter.",
    "We cannot stress enough how good this is.",
  ]) func orThereIsNoReading(_ sentence: String) throws {
    let claims = try read("## Panel\n\n### `-refresh`\n\n\(sentence)\n")
    #expect(claims.filter { $0.polarity }.map(\.canonical) == [])
  }

  @Test func theFormerAndTheLatter() throws {
    let page = "## Panel\n\n### `-open` / `-close`\n\n"
    #expect(
      try read(page + "The former is called before `-draw`, the latter after it.\n").map(\.canonical)
        == ["-open: before -draw", "-close: after -draw"])
    #expect(
      try read(page + "`-open` is called on main and `-close` on any thread.\n").map(\.canonical)
        == ["-open: every call is on the main thread", "-close: may be called on any thread"])
  }

  @Test func theCallbackOfAParameterIsNotTheMethod() throws {
    #expect(
      try read("## Store\n\n### `put(packet, callback)`\n\nThe callback is called once.\n").map(\.canonical)
        == ["The callback: called exactly once"])
  }

  @Test(arguments: ["### Event `'full'`", "### Event 'full'"]) func anEventIsNamedWithoutAColon(_ heading: String)
    throws
  {
    #expect(
      try read("## Tank\n\n\(heading)\n\nEmitted once.\n").map(\.canonical).first?.hasSuffix("called exactly once")
        == true)
  }

  @Test func aRowMayNameItsOwnSubject() throws {
    #expect(
      try read("| | |\n|---|---|\n| | The function `stop()` is called before `close()`. |\n").map(\.canonical)
        == ["stop(): before close()"])
  }
}
