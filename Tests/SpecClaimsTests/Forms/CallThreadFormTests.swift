import Testing

@testable import SpecClaims

@Suite struct CallThreadFormTests {
  @Test(arguments: [
    Expected("This can only be called within the thread itself.", "-refresh: every call is on the thread itself"),
    Expected("Called on a separate thread.", "-refresh: every call is on a background thread"),
    Expected("Called on a separate drawing queue.", "-refresh: every call is on the separate drawing thread"),
    Expected("Called on the main thread.", "-refresh: every call is on the main thread"),
    Expected("This hook is always called on the UI thread.", "-refresh: every call is on the main thread"),
    Expected("This hook can be called from another thread.", "-refresh: may be called on any thread"),
    Expected("It is safe to call this method from other threads.", "-refresh: may be called on any thread"),
    Expected("It can only be called from another thread context.", "-refresh: every call is on another thread"),
    Expected("It is called from another thread.", "-refresh: every call is on another thread"),
    Expected(
      "It is called on the render queue, as opposed to `-draw`, which is called on the main thread.",
      "-refresh: every call is on the render thread"),
    Expected("May be called from any thread.", "-refresh: may be called on any thread"),
    Expected("It will be executed on the render queue.", "-refresh: every call is on the render thread"),
    Expected("The buffer may be read from any thread.", "The buffer: may be called on any thread"),
    Expected("It is called off the main thread.", "-refresh: no call is on the main thread"),
    Expected(
      "This method is called on the same thread that created the panel.",
      "-refresh: every call is on the same thread that created the panel"),
    Expected("The size may be queried from any thread.", "The size: may be called on any thread"),
    Expected("Reading is allowed from any thread.", "Reading: may be called on any thread"),
    Expected("Drawing is only permitted on the main thread.", "Drawing: every call is on the main thread"),
    Expected("Key input is restricted to the main thread.", "Key input: every call is on the main thread"),
    Expected("Schedules units of work on the current thread.", "-refresh: every call is on the current thread"),
    Expected("It runs on a background thread.", "-refresh: every call is on a background thread"),
    Expected(
      "It is called on the thread on which the timer was started.",
      "-refresh: every call is on the thread on which the timer was started"),
    Expected("It is not called on the main thread.", "-refresh: no call is on the main thread"),
    Expected(
      "It is not guaranteed to be called on the main thread.",
      "-refresh: not promised: every call is on the main thread"),
    Expected("The panel calls this method on the main thread.", "-refresh: every call is on the main thread"),
    Expected("It invokes the given block on the main thread.", "the given block: every call is on the main thread"),
    Expected("It must only be called from a single thread.", "-refresh: every call is on a single thread"),
    Expected(
      "It is called on the thread on which the loom was started, unless the page says otherwise.",
      "-refresh: every call is on the thread on which the loom was started (unless the page says otherwise)"),
    Expected(
      "It is called on whichever thread is free if the loom is open.",
      "-refresh: may be called on any thread (if the loom is open)"),
    Expected("All calls are made from one thread.", "All calls: every call is on one thread"),
    Expected(
      "The default group will process on the main thread.",
      "The default group: every call is on the main thread"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "It is typically called on the main thread.",
    "The manual states whether it is called on the main thread.",
    "It removes the job from the queue.",
    "The group processes rows that are on the main thread.",
    "It can be called from another thread than the render queue.",
    "It may usually be called from another thread.", "It might be called from another thread.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}
