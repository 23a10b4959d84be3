import Testing

@testable import SpecClaims

/// Sentences of which a careless reading says the opposite.
@Suite struct OppositeTests {
  @Test(arguments: [
    Expected("It is not safe to call this method from multiple threads.", "-refresh: not-thread-safe"),
    Expected("It is an error to call this method after `-close`.", "-refresh: never after -close"),
    Expected("Do not call this method after `-close`.", "-refresh: never after -close"),
    Expected("It is guaranteed not to be called.", "-refresh: never called"),
    Expected(
      "You must not hold any locks when calling this method.",
      "whoever calls -refresh: must not hold any locks (when calling this method)"),
    Expected("Blocking calls are not allowed here.", "-refresh: must not block within -refresh"),
    Expected("After `-close`, no further events will be emitted.", "any event: never after -close"),
    Expected("Calling this method again has no effect.", "-refresh: no-effect when misused: Calling this method again"),
    Expected(
      "If you override this method you must call through to the superclass.",
      "-refresh: super must be called (If you override this method)"),
    Expected("Implementers should call `super.refresh()` first.", "-refresh: super must be called first"),
    Expected("The function returns immediately.", "-refresh: non-blocking"),
    Expected("Nothing else is called after this method.", "any method: never after -refresh"),
    Expected("No callbacks are delivered after `-close` returns.", "any method: never after -close has finished"),
    Expected("It must never be called from `-draw`.", "-refresh: must not be called within -draw"),
    Expected("It only ever runs on the main thread.", "-refresh: every call is on the main thread"),
    Expected(
      "It runs on whatever thread you call it from.", "-refresh: every call is on whatever thread you call it from"),
    Expected("Do not block in this callback.", "-refresh: must not block within -refresh"),
  ]) func isRead(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "It must be called before or after `-open`.",
    "`-fill`, `-shut` and, if it is dry, `-drain` are called before `-open`.",
    "`-draw` calls it once per frame.",
    "It is not possible to build the panel without a window.",
  ]) func isLeft(_ sentence: String) throws {
    #expect(try understood(sentence) == [])
  }

  @Test func evenWhenIsNoTrigger() throws {
    #expect(
      try read("### `-refresh`\n\nIt will be called even when an error occurs.\n").map(\.canonical)
        == ["-refresh: called at least once"])
  }

  @Test(arguments: ["Gets called on the main thread.", "Will get called on the main thread."])
  func gettingCalledIsBeingCalled(_ sentence: String) throws {
    #expect(try understood(sentence) == ["-refresh: every call is on the main thread"])
  }

  @Test(arguments: ["Called 0 to N times.", "Called over and over.", "Runs multiple times."])
  func manyTimes(_ sentence: String) throws {
    #expect(try understood(sentence) == ["-refresh: may be called many times"])
  }
}
