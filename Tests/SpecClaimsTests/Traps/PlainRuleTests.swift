import Testing

@testable import SpecClaims

/// Rules in words that people use when they talk.
@Suite struct PlainRuleTests {
  @Test(arguments: [
    Expected("Whatever you do, don't call `-open` here.", "-refresh: must not call `-open` within -refresh"),
    Expected(
      "Do not, under any circumstances, call `-open` here.", "-refresh: must not call `-open` within -refresh"),
    Expected("Failing to call super is a programming error.", "-refresh: super must be called"),
    Expected("Forgetting to close the panel is a bug.", "-refresh: has to close the panel within -refresh"),
    Expected("Call super last.", "-refresh: super must be called last"),
    Expected("Call super at the end of your implementation.", "-refresh: super must be called last"),
    Expected("Always call super, preferably first.", "-refresh: super must be called"),
    Expected("To be called on the main thread.", "-refresh: every call is on the main thread"),
    Expected("Not to be called from a destructor.", "-refresh: must not be called from a destructor"),
    Expected("It is safe to call from any thread.", "-refresh: may be called on any thread"),
    Expected("Only safe to call on the main thread.", "-refresh: every call is on the main thread"),
    Expected("Callers may call it from whichever thread they like.", "-refresh: may be called on any thread"),
    Expected("Your panel must call `-close` on the main thread.", "-close: every call is on the main thread"),
    Expected("Before you call `-close`, call `-open`.", "-open: before -close"),
    Expected(
      "Between `-open` and `-close`, `-draw` is called any number of times.",
      "-draw: may be called many times (Between `-open` and `-close`)"),
    Expected(
      "It is called at most once between two calls of `-draw`.",
      "-refresh: called at most once (between two calls of `-draw`)"),
    Expected(
      "Do not call this hook if you want more rows.", "-refresh: must not be called (if you want more rows)"),
    Expected("Idle panels should not register to receive rows.", "Idle panels: must not register to receive rows"),
    Expected(
      "All panels should implement the following interfaces: Row and Shed.",
      "All panels: has to override the interfaces Row and Shed"),
    Expected(
      "It must not perform slow work, or panel startup will be delayed.",
      "-refresh: must not perform slow work within -refresh"),
    Expected("`-draw` is called prior to reuse but drawing is not started.", "-draw: before reuse"),
    Expected("It is not called before `-open` is invoked.", "-refresh: never before -open"),
    Expected("Events are sent in the order they were made.", "Events: called in the order they were made"),
    Expected("You must never call this method on a closed panel.", "-refresh: must not be called on a closed panel"),
    Expected("Called on a random thread.", "-refresh: may be called on any thread"),
    Expected("Called by `-open` and `-close`.", "-refresh: during `-open` and `-close`"),
    Expected(
      "Gets called whenever the panel is full, always on the main thread.",
      "-refresh: every call is on the main thread (whenever the panel is full)"),
  ]) func isRead(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test("an admonition has its word on a line of its own")
  func admonition() throws {
    #expect(
      try understood("**Warning**\nDo not call `-open` from `-close`.", under: "Threads")
        == ["-close: must not call `-open` within -close"])
  }

  @Test(arguments: [
    "It's not thread-safe to read the panel from outside the loop.",
    "Either row can be returned, after it is returned the hook will not be called again.",
    "Any use of the panel after this hook has been called, is illegal.",
    "The host must not concurrently call a panel.", "`PanelPermission` is required to add rows.",
    "The following hooks are to be exported from a panel.",
    "It runs either in a thread pool or directly on the I/O loop.", "The handler must take exactly two arguments.",
    "These hooks are called in a safe manner, such that the next call may start only after the previous one has finished.",
    "If an exception is thrown from this method, resulting behavior is undefined.",
    "To be called on the main thread, the panel must be open.",
    "Failing to call super is a pity.",
    "Failing to close the panel is not an error.", "Called a maximum of three times.", "Called last in, first out.",
    "Called on the main thread before `-open` and on a background thread afterwards.",
  ]) func isLeft(_ sentence: String) throws { #expect(try understood(sentence) == []) }
}
