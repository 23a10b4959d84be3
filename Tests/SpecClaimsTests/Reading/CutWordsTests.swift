import Testing

@testable import SpecClaims

/// Words that a clause, a moment or a place was cut off from, or that were taken into it.
@Suite struct CutWordsTests {
  @Test(arguments: [
    "The state is fixed once either the first valve is opened, or `open()` is called, whichever comes first.",
    "This may also produce an `error` event if the given function throws.",
    "A row is returned that will be drawn after the tank has been closed.",
    "Usually, when sending 'Wait: 100', both a name and a row for the event should be set.",
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
      "This may also produce an error if the given function throws.",
      "-refresh: error when misused: if the given function throws"),
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
