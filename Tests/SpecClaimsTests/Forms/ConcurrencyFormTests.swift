import Testing

@testable import SpecClaims

@Suite struct ConcurrencyFormTests {
  @Test(arguments: [
    Expected("It performs work asynchronously.", "-refresh: asynchronous"),
    Expected(
      "Hosts that open the window must ensure that drawing and closing are not done concurrently.",
      "Hosts that open the window: serial"),
    Expected("This method is for synchronous drawing.", "-refresh: synchronous"),
    Expected("Hosts must ensure that opening and closing are not done concurrently.", "Hosts: serial"),
    Expected("Hosts must deliver events serially.", "Hosts: serial"),
    Expected("The loop will not block for input.", "The loop: non-blocking"),
    Expected("This method is thread-safe.", "-refresh: thread-safe"),
    Expected("It is thread-safe to use from multiple threads at once.", "-refresh: thread-safe"),
    Expected("It is not thread-safe to use from multiple threads."),
    Expected("It is thread-safe to use the tank from multiple threads."),
    Expected("It is thread-safe to use from handlers."),
    Expected("Not thread-safe.", "-refresh: not-thread-safe"),
    Expected("It is not required to be thread-safe.", "-refresh: not-required-thread-safe"),
    Expected("It must be thread-safe.", "-refresh: thread-safe"),
    Expected("It is not reentrant.", "-refresh: non-reentrant"),
    Expected("It is neither thread-safe nor reentrant.", "-refresh: not-thread-safe", "-refresh: non-reentrant"),
    Expected("It is invoked in a thread-safe manner.", "-refresh: thread-safe"),
    Expected("It is not invoked in a thread-safe manner."),
    Expected("It is usually invoked in a thread-safe manner."),
    Expected("It is not thread-safe and reentrant.", "-refresh: not-thread-safe"),
    Expected("It is thread-safe and idempotent.", "-refresh: thread-safe", "-refresh: idempotent"),
    Expected("It is thread-safe or reentrant.", "-refresh: thread-safe"),
    Expected("The registered hooks are executed serially.", "-refresh: serial"),
    Expected("It is never called concurrently.", "-refresh: serial"),
    Expected("It will block until a reply arrives.", "-refresh: blocking"),
    Expected("The main thread will be blocked until a reply arrives.", "The main thread: blocking"),
    Expected("It is guaranteed to be non-blocking.", "-refresh: non-blocking"),
    Expected("It is safe to call from multiple threads.", "-refresh: thread-safe"),
    Expected("May be called concurrently from multiple threads.", "-refresh: thread-safe"),
    Expected("Calls are serialized.", "-refresh: serial"),
    Expected("Only one row will happen per panel at a time.", "row: serial (per panel)"),
    Expected("Hosts must ensure that all calls on the panel are made serially.", "Hosts: serial"),
    Expected(
      "It is safe to call this method from any thread, except from a signal handler.",
      "-refresh: may be called on any thread (except from a signal handler)"),
    Expected("Only one call is made at a time.", "-refresh: serial"),
    Expected("Blocks until the panel is drawn.", "-refresh: blocking"),
    Expected("Returns immediately.", "-refresh: non-blocking"),
    Expected("This method is designed to be thread-safe.", "-refresh: thread-safe"),
    Expected("It is not safe to call this method concurrently.", "-refresh: not-thread-safe"),
    Expected("The next call to `-draw` completes immediately.", "The next call to `-draw`: non-blocking"),
    Expected("Any later calls to `-draw` will immediately return `null`.", "Any later calls to `-draw`: non-blocking"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "It is mostly thread-safe.",
    "It uses a thread-safe queue.",
    "It is synchronous code.",
    "The record is serialized.",
    "Calls are serialized to a file.",
    "It is intended to be thread-safe.",
    "It will immediately return `null`.", "The drawing completes immediately.",
    "The next call to `-draw` usually completes immediately.", "Blocked calls to `-draw` return immediately.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}
