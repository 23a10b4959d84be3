import Testing

@testable import SpecClaims

/// Words far from the promise that make it none: pointers, shares, wishes, and what has been so till now.
@Suite struct FarWordsTests {
  @Test(arguments: [
    "It has always been called on the main thread, so much code relies on it.",
    "See `open()`, which is not thread-safe and must not be called after the end.",
    "See also `open()`: must be called before the first read.",
    "It is called on the main thread 99% of the time.",
    "It is called on the main thread in all but one case.",
    "It is called after `open()`, preferably on the main thread.",
    "It is called on the main thread or the queue given to the initializer.",
    "It must be called on the main thread is what the old guide said.",
    "Handlers are always executed in the main pump thread of the main panel, even if the row was received in another thread.",
    "In the listing, it is called immediately after `open()`.",
    "`open()` or, on Windows, `close()` is called on the main thread.",
    "You may not need to call `open()` here.",
    "The rows are called in the correct order.",
    "The hooks are called in the right order.",
  ]) func leaveNothing(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }

  @Test(arguments: [
    Expected(
      "It is called after `open()` and, on Windows, on the main thread.",
      "-refresh: after open()", "-refresh: every call is on the main thread (on Windows)"),
    Expected(
      "It must be called before any other calls that might fill the tank.",
      "-refresh: before any other calls that might fill the tank"),
    Expected(
      "It must be called before any other call.",
      "-refresh: before everything else in its life"),
  ]) func narrowIt(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }
}
