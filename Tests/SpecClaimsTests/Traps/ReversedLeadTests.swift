import Testing

@testable import SpecClaims

/// Leads under which an item tells the contrary, lists of exceptions, and titles that name no method.
@Suite struct ReversedLeadTests {
  @Test(arguments: [
    "It is a bug to:", "It is an error if you:", "It is dangerous to:", "It's a bad idea to:",
    "The app crashes if you:",
    "You will get an error if you:", "Undefined behavior results if you:", "We advise against the following:",
    "You might be tempted to:", "Instead of the following:",
  ]) func turnsItsItems(_ lead: String) throws {
    #expect(try understood("\(lead)\n\n- call this method after `-close`\n- call this method on the main thread") == [])
  }

  @Test(arguments: [
    "All methods must be called on the main thread, with these exceptions:",
    "All methods are thread-safe, except for the following:", "These methods are thread-safe, unlike the following:",
    "The callbacks are called in the reverse of the following order:",
  ]) func exceptsItsItems(_ lead: String) throws {
    #expect(try understood("\(lead)\n\n1. `close()`\n2. `flush()`") == [])
  }

  @Test func leadsThatAskStay() throws {
    #expect(try understood("You must:\n\n- call this method after `-close`") == ["-refresh: after -close"])
    #expect(
      try understood("The following methods are thread-safe:\n\n- `close()`") == ["close(): thread-safe"])
  }

  @Test(arguments: ["Discussion", "Details", "Notes", "Threading", "Overview", "Behavior"])
  func titlesNameNoMethod(_ title: String) throws {
    let page = "# Session\n\n## `close()`\n\nShuts it.\n\n### \(title)\n\nCalled once.\n"
    #expect(try read(page).map(\.canonical) == ["close(): called exactly once"])
  }

  @Test(arguments: [
    "- `cb`: the callback. It may be called from any thread.",
    "- `onError` - An error handler. It is called at most once.",
    "- `rows`: the rows. Must only be used on the main thread.", "- `cb` – a function to run. It is called once.",
  ]) func itemsSpeakOfTheirName(_ item: String) throws {
    #expect(try understood(item, under: "`open(path, cb)`") == [])
  }

  @Test(arguments: [
    "If `lazy` is set, it is called on a worker thread.", "Before `close` is called, it is called on a worker thread.",
    "Overrides of `start` must call `super`.", "You must call `super` in `start`.", "It may not be called at all.",
    "This method may never be called in low memory situations.", "Implementations of `start` must not call `flush`.",
    "It is called after all threads have exited or after a timeout if it leaks.",
    "It is called within an autorelease pool.",
    "Handlers are called in the order in which they were added, the last one first.",
    "Plugins are interpreted as before the change.", "The tank is not closed until it is empty, or we reach a timeout.",
    "Only one tank can be created at the time.", "Here the pump ensures that `drain` is called after all tests.",
    "The recommended method is to add the row.", "You must add a flag for each row.",
    "This method calls `close` once and returns.",
  ]) func isLeft(_ sentence: String) throws { #expect(try understood(sentence) == []) }

  @Test(arguments: [
    Expected(
      "It is advised to tear down the tank after each test.",
      "-refresh: has to tear down the tank after each test"),
    Expected("New code should use `{ verbatim: true }`.", "New code: has to use `{ verbatim: true }`"),
    Expected(
      "Plugins should be started before the pump, and stopped after the pump.", "Plugins are started: before the pump"),
    Expected("Must call `super`.", "-refresh: super must be called"),
    Expected("This method must call `super`.", "-refresh: super must be called"),
    Expected("It runs on the thread pool.", "-refresh: every call is on the thread pool thread"),
    Expected(
      "Plugins should be started before the pump, and stopped after the drain.", "Plugins are started: before the pump"),
    Expected("Do not keep rows outside of this method.", "-refresh: must not keep rows (outside of this method)"),
  ]) func isRead(_ expected: Expected) throws { #expect(try understood(expected.sentence) == expected.claims) }

  @Test func aVerbIsNotCutFromItsParticle() throws {
    #expect(
      try read("# Tanks\n\n## Threading\n\nIt is advised to tear down external rows after each test.").isEmpty)
  }

  @Test func halfARuleIsNone() throws {
    #expect(
      try understood("We recommend that you do not:\n\n- call this method twice") == ["-refresh: called at most once"])
  }

  @Test(arguments: [
    Expected(
      "It may be called from any thread that is not the main thread.", "-refresh: may be called off the main thread"),
    Expected(
      "Any thread that calls `close` must hold the lock.", "Any thread that calls `close`: has to hold the lock"),
  ]) func threadsOfAKindStay(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }
}
