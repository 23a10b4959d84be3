import Testing

@testable import SpecClaims

/// Sentences and notes behind a promise that tell of a case in which it is otherwise.
@Suite struct OtherwiseToldTests {
  private static let excepted = " (with the exception told behind it)"

  @Test(arguments: [
    "The rule does not apply to daemons.", "Exception: daemons.", "Not always, though.", "Usually, that is.",
    "If an executor is set, it is called there instead.", "Since 3.0, it isn't.", "The order is reversed on old hosts.",
  ]) func takesSomethingOutOfAll(_ sentence: String) throws {
    #expect(
      try understood("It is called once on the main thread. \(sentence)") == [
        "-refresh: every call is on the main thread\(Self.excepted)", "-refresh: called exactly once\(Self.excepted)",
      ])
  }

  @Test(arguments: [
    "This is called on main as well.", "If it is full, it is called on main as well.",
    "The order does not matter here.",
    "Is it otherwise in tests?", "If the pump stops, the tank is closed.",
  ]) func leavesThePromise(_ sentence: String) throws {
    #expect(try understood("It is called once. \(sentence)").contains("-refresh: called exactly once"))
  }

  @Test func aThreadElsewhereIsOfTheThreadAlone() throws {
    #expect(
      try understood("It is called once on the main thread. With `async`, this happens on a background thread.") == [
        "-refresh: every call is on the main thread\(Self.excepted)", "-refresh: called exactly once",
        "-refresh: every call is on a background thread (With `async`)",
      ])
  }

  @Test func anotherCallIsOfTheCountAlone() throws {
    let claims = try understood("It is called once on the main thread. In rare cases it may be called again.")
    #expect(
      claims.prefix(2) == [
        "-refresh: every call is on the main thread", "-refresh: called exactly once\(Self.excepted)",
      ])
  }

  @Test(arguments: [
    "In async mode this is allowed.", "Async mode allows it.", "This is only a recommendation.",
    "This is only needed on old hosts.", "You can lift this restriction with `multi`.",
  ]) func loosensARule(_ sentence: String) throws {
    #expect(try understood("Do not call `-fill`. \(sentence)") == ["-fill: must not be called\(Self.excepted)"])
  }

  @Test(arguments: [
    "The rule does not apply to daemons.", "This does not apply to daemons.", "The only exception is a daemon.",
  ]) func isAnExceptionToARuleAsWell(_ sentence: String) throws {
    #expect(try understood("Do not call `-fill`. \(sentence)") == ["-fill: must not be called\(Self.excepted)"])
  }

  @Test func whatHappensInACaseOnlyIsAnException() throws {
    #expect(
      try understood("It never blocks. Only if the tank is full does it wait.") == [
        "-refresh: non-blocking\(Self.excepted)"
      ])
  }

  @Test(arguments: [
    "> **Note** This holds only for full tanks.", "> **Warning:** On old hosts this is not the case.",
    "**Note:** This is not true for headless hosts.", "!!! note\n    This does not apply to daemons.",
  ]) func aNoteBelowTakesItBack(_ note: String) throws {
    #expect(try understood("It never blocks.\n\n\(note)") == ["-refresh: non-blocking\(Self.excepted)"])
  }

  @Test(arguments: [
    "> **Note** This holds the row.", "> **Note** Full tanks are not drawn.", "The pump applies only to rows.",
  ]) func anotherNoteDoesNot(_ note: String) throws {
    #expect(try understood("It never blocks.\n\n\(note)").first == "-refresh: non-blocking")
  }

  @Test(arguments: [
    "It is called on the main thread; on old hosts, it is not.",
    "It is called on the main thread; Windows is different.",
    "It is called on a worker thread (main thread in tests).", "It is called on the main thread. Wrong! It is not.",
    "The host calls `-fill` on the main thread. We do no such thing.",
    "Other libraries call it on the main thread. This one does not.", "`-fill` is never called. Why?",
  ]) func takesItBackAtOnce(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}
