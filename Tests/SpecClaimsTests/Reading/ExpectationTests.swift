import Testing

@testable import SpecClaims

/// "Should" and "cannot" that are no rules, and words that make a promise less than one.
@Suite struct ExpectationTests {
  @Test(arguments: [
    "This should allow the pump to close the valve early.",
    "It blocks the listeners, so they are not called on main.",
    "Here `open()` is called before `close()`.",
    "If the tank is open, then it fills, otherwise it leaks and a pump should not be opened.",
    "The key should be filled with water and contains rows.",
    "The draw is deferred until just before the tank is closed.",
    "This function cannot decide how full the tank is.",
    "Previously, this documentation recommended all pumps should be idempotent.",
    "`draw()` is potentially called on the main thread.",
    "The pump runs dry, but this should be avoided.",
    "If the tank is open, it should not do so.",
    "It is not guaranteed to be called synchronously when the tank is closed.",
    "It is called by the pump to try to fill the tank again.",
    "This allows you to fill the tank after opening the valve.",
    "This is useful for filling it without waiting for the valve.",
    "To fill the tank:\n\n- Never close the valve.",
    "This should not be used as when it is called, it is too late.",
    "The callback is only called for the thread opening the tank last.",
    "It is called on a separate thread than the pump thread.",
    "Proper use of both valves ensures thread-safety.",
    "It will run no more than three fillers before looking for leaks.",
  ])
  func promiseNothing(_ sentence: String) throws {
    #expect(try understood(sentence) == [])
  }

  @Test(arguments: [
    Expected("Pumps should allow a second valve.", "Pumps: has to allow a second valve"),
    Expected("It is not guaranteed to be called.", "-refresh: not promised: called at least once"),
    Expected("It may be called again.", "-refresh: may be called many times"),
    Expected("It is called on a separate thread.", "-refresh: every call is on a background thread"),
    Expected("There can only be one leak callback.", "leak callback exists: at most once"),
    Expected("It may be called from any thread.", "-refresh: may be called on any thread"),
    Expected("Beware that rows must be freed.", "rows: has to be freed"),
    Expected(
      "It is the responsibility of the driver not to change the key.", "the driver: must not change the key"),
    Expected(
      "Run the given function once from the main loop.", "the given function: every call is on the main thread",
      "the given function: called exactly once"),
    Expected("There can only be one call.", "call: called at most once", "call exists: at most once"),
  ])
  func areReadWithoutThoseWords(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test func oneOfWhatFollowsIsNoEvent() throws {
    #expect(try read("All rows will be sent when one of the following happens:\n").isEmpty)
  }

  @Test func aTitleIsNoMethodWhereThePageHasEntries() throws {
    let rule = "It is recommended to close the tank with the pump before use.\n"
    #expect(
      try !read("# tank\n\n\(rule)\n## `fill()`\n\nIt runs.\n\n## `drain()`\n\nIt runs.\n").contains {
        $0.canonical.hasPrefix("tank:")
      })
  }
}
