import Testing

@testable import SpecClaims

/// Words that a clause, a moment or a place was cut off from, or that were taken into it.
@Suite struct CutWordsTests {
  @Test(arguments: [
    "The state is fixed once either the first valve is opened, or `open()` is called, whichever comes first.",
    "This may also produce an `error` event if the given function throws an error.",
    "It will always be called after `open()` was called, or `fail()` if the pump failed to start.",
    "It will be called right after `open()`, or anytime the tank changes its rows.",
    "It will be called with an `Error` as its only argument if the pump was not open when it was closed.",
    "The pump runs rows in a way that tries to reach several goals simultaneously.",
    "After this event pumps must assume that all valves, old ones included, are shut and also it must stop the row.",
    "A row is returned that will be drawn after the tank has been closed.",
    "Usually, when sending 'Wait: 100', both a name and a row for the event should be set.",
    "In the first pump, it was necessary to call `wait()` at the end of each fill.",
    "A tank whose size is to be increased.",
    "In rare cases, an error may be thrown.",
    "Call `commit()` to see the effect of this method, unless `auto` was passed.",
  ]) func isLeft(_ sentence: String) throws {
    #expect(try understood(sentence) == [])
  }

  @Test(arguments: [
    Expected(
      "The state is fixed after either the valve or the tank is opened.",
      "The state is fixed: after either the valve or the tank is opened"),
    Expected("`open()` is called first.", "open(): before the others"),
    Expected(
      "This may also produce an error if the given function throws an error.",
      "-refresh: error when misused: if the given function throws an error"),
    Expected("It will be called after `open()` or `fail()`.", "-refresh: after `open()` or `fail()`"),
    Expected(
      "It will be called after `open()` if the pump was not open when it was closed.",
      "-refresh: after open() (if the pump was not open when it was closed)"),
    Expected("It is necessary to call `wait()` at the end of each fill.", "wait(): at the end of each fill"),
    Expected("`open()` is not thread-safe.", "open(): not-thread-safe"),
    Expected("If the tank is shut, an error is thrown.", "-refresh: exception when misused: If the tank is shut"),
    Expected("It may be called simultaneously.", "-refresh: concurrent"),
    Expected("A row is returned after the tank has been closed.", "A row is returned: after the tank has been closed"),
    Expected("It is sent before a tank event and carries the rows for all tanks.", "-refresh: before a tank event"),
    Expected(
      "`stop()` must never be called from a `drain()` thread.",
      "stop(): must not be called from a `drain()` thread"),
    Expected("`stop()` must never be called from `drain()`.", "stop(): must not be called within drain()"),
    Expected(
      "Call `commit()` unless `auto` was passed.",
      "-refresh: has to call commit() within -refresh (unless `auto` was passed)"),
    Expected("Several listeners' callbacks may execute concurrently.", "Several listeners callbacks: concurrent"),
  ]) func isRead(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test("a case of the trigger is kept")
  func onlyIf() throws {
    let claims = try read("### `-refresh`\n\nIt is called when the row is drawn, but only if it is not empty.\n")
    #expect(claims.map(\.canonical) == ["-refresh: called whenever the row is drawn (only if it is not empty)"])
  }

  @Test("a case that the trigger has not, and how often it has a reason")
  func exception() throws {
    let claims = try read(
      """
      ### `-refresh`

      It is called when filling the tank except when it leaks or when it is shut.

      It is called when the pump sends a row, usually because it is full.

      """)
    #expect(
      claims.map(\.canonical) == [
        "-refresh: called whenever filling the tank (except when it leaks or when it is shut)",
        "-refresh: called whenever the pump sends a row",
      ])
  }

  @Test("a heading that names the property of a listener", arguments: ["socket.onclose", "pump.onrow"])
  func handler(_ heading: String) throws {
    let claims = try read("## Panel\n\n### \(heading)\n\nIt is called when a row is received.\n")
    #expect(claims.map(\.canonical) == ["\(heading): called whenever a row is received"])
  }

  @Test("a heading that names a file", arguments: ["pump.json", "one.two"])
  func file(_ heading: String) throws {
    #expect(
      try read("## Panel\n\n### \(heading)\n\nIt is called when a row is received.\n").allSatisfy {
        $0.subject == .unknown
      })
  }
}
