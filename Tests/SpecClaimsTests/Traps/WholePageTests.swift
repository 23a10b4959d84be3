import Testing

@testable import SpecClaims

/// What whole pages hold between their promises: exceptions, second halves, answers, tables of codes, and lists that say of nobody.
@Suite struct WholePageTests {
  @Test(arguments: [
    "It must be called on the main thread only, and never inside a group.",
    "It must be called once, and not within a pass.",
    "The handler is run, and no code after the current wait does.",
    "Do not call `-fill` hooks in it other than `-close`.", "Do not call anything save `-close`.",
    "`-open` is called once and `-close` for every row.",
    "The struct is not copied: it has to outlive the library.",
    "The call is not started until `-start` is invoked on it.", "Asynchronous, returns at once.",
    "In tests without the rule rows end at once and `-fill` is called just once.",
    "When the row is streamed in, no: it runs on the main thread.",
    "Delivered before the row is drawn (spontaneous rows: after).", "Thread-safe (`-clear` isn't).",
    "Called once (with `retry` set: several times).", "It is invoked for the first rows too, before `-connected`.",
    "Called also on the main thread.", "It must be called on the main thread on some phones.",
    "There must be no other calls in progress.", "The row is told of after that fails.",
    "In this sample `-start` calls `-fill`, which means `-fill` runs before the first row.",
    "Deprecated since 3.0; must be called on the main thread before that.",
    "Must be called before `-open` in 1.x; no longer needed.",
    "The core calls `-stop` of children before that of their parents and `-start` the other way round.",
  ]) func isLeft(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }

  @Test(arguments: [
    "You may have read that:", "Some hosts behave like this:", "It may happen that:", "The other library guarantees:",
    "A bug in 3.1 meant that:", "Choose one:", "Two strategies are possible:", "We are considering the following:",
  ]) func leadsAListThatPromisesNothing(_ lead: String) throws {
    #expect(try understood("\(lead)\n\n- `-fill` is called on the main thread.").isEmpty)
  }

  @Test(arguments: [
    "The other hooks are as follows:", "Several calls are possible; these are:", "The order is this:",
  ]) func leadsAListOfPromises(_ lead: String) throws {
    #expect(
      try understood("\(lead)\n\n- `-fill` is called on the main thread.") == [
        "-fill: every call is on the main thread"
      ])
  }

  @Test(arguments: [
    "| Method | Not reentrant |\n|-|-|\n| `fill` | yes |", "| Method | On error |\n|-|-|\n| `fill` | called twice |",
  ]) func isATableOfPromises(_ table: String) throws {
    #expect(try read("## Panel\n\n\(table)\n").count == 1)
  }

  @Test(arguments: [
    "Typical mistakes", "Frequent errors", "Counter-examples", "A wrong solution", "Fixed in 3.1", "Resolved bugs",
    "Behaviour before 3.0", "Previous versions", "Version 0.18.1 (2018-12-30)",
  ]) func isATitleOverWhatIsNotSo(_ title: String) throws {
    #expect(try read("## Panel\n\n### \(title)\n\n`-fill` is called on the main thread.\n").isEmpty)
  }

  @Test(arguments: [
    "| Method | Must not be called |\n|-|-|\n| `fill` | on the main thread |",
    "| Method | Never called |\n|-|-|\n| `fill` | on the main thread |",
    "| Method | Common mistake |\n|-|-|\n| `fill` | called on the main thread |",
    "| Code | Meaning |\n|-|-|\n| `GONE` | called before the pump was open |",
    "| Method | Thread |\n|-|-|\n| `fill` | unbounded |\n| `drain` | four |",
  ]) func isATableThatPromisesNothing(_ table: String) throws {
    #expect(try read("## Panel\n\n\(table)\n").isEmpty)
  }

  @Test(arguments: [
    "| Method | Debug | Release |\n|-|-|-|\n| `fill` | called on the main thread | called on a worker thread |"
  ]) func aColumnOfOneModeHoldsThere(_ table: String) throws {
    #expect(
      try read("## Panel\n\n\(table)\n").map(\.canonical) == [
        "fill: every call is on the main thread (in Debug)",
        "fill: every call is on a background thread (in Release)",
      ])
  }

  @Test(arguments: [
    Expected(
      "Do not retain, copy or modify the buffer.", "-refresh: must not retain the buffer within -refresh",
      "-refresh: must not copy the buffer within -refresh", "-refresh: must not modify the buffer within -refresh"),
    Expected("Idempotent and thread-safe.", "-refresh: idempotent", "-refresh: thread-safe"),
    Expected("Always followed by `-fill`.", "-refresh: before -fill"),
    Expected("After `-fill` there are no more callbacks.", "any callback: never after -fill"),
    Expected(
      "No state method is called after `-fill` has returned.", "any state method: never after -fill has finished"),
    Expected("Called on the main thread for some reason.", "-refresh: every call is on the main thread"),
    Expected("Panels should override `-fill` and `-drain`.", "Panels: has to override `-fill` and `-drain`"),
    Expected("Runs every frame on the game thread.", "-refresh: every call is on the game thread"),
  ]) func isReadForWhatItSays(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "Always!!", "After the pump you are there", "It is called once if it is full, and", "Never followed by",
    "Idempotent and", "It is called before", "Not on", "In this sample",
  ]) func isCutShort(_ sentence: String) throws {
    #expect(try understood(sentence).count <= 1)
  }

  @Test func whatIsRenamedGoesOnUnderItsNewName() throws {
    let page = "## Migration\n\n`task::run` is now `executor::run`. It must be called once per core.\n"
    #expect(try read(page).map(\.canonical) == ["executor::run: called exactly once per core"])
  }

  @Test func bothAreTheTwoOfTheTitle() throws {
    #expect(
      try understood("Both run on the main thread.", under: "`-fill` and `-pour`") == [
        "-fill and -pour: every call is on the main thread"
      ])
  }
}
