import Testing

@testable import SpecClaims

/// Sentences whose verb stands in a noun, behind a comma, or in what another verb brings about.
@Suite struct ApposedCallTests {
  @Test(arguments: [
    Expected(
      "`fill()`, called on the main thread right after the tank opens.", "fill(): every call is on the main thread",
      "fill(): immediately after the tank opens"),
    Expected("- `drain`, called once per tank.", "drain: called exactly once per tank"),
    Expected("Notification that the tank has just been opened.", "-refresh: after the tank has just been opened"),
    Expected("Receives notification that the tank is about to close.", "-refresh: before the tank is about to close"),
    Expected(
      "Callback passed to `pump()` which will be called on the main thread.",
      "-refresh: every call is on the main thread"),
    Expected(
      "Calling this method will result in `fill()` being invoked on the main thread after `drain()` returns.",
      "fill(): every call is on the main thread (when calling this method)",
      "fill(): after drain() has finished (when calling this method)"),
    Expected(
      "Each call to this method will trigger the execution of `fill()` on the main thread.",
      "fill(): every call is on the main thread"),
    Expected(
      "The host calls the init method exactly once after filling the tank.", "init: called exactly once",
      "init: after filling the tank"),
    Expected(
      "The tank must be open or the behavior is undefined.", "-refresh: undefined when misused: if the tank is not open"
    ),
    Expected("It's safe to call this function from a signal handler.", "-refresh: async-signal-safe"),
    Expected("Requests on different tanks may happen concurrently.", "Requests on different tanks: concurrent"),
    Expected(
      "Emitted during [filling][fill] after the pump has stopped.", "-refresh: during filling",
      "-refresh: after the pump has stopped"),
  ]) func isRead(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "`fill()`, called on the main thread, is slow.", "Notice that tanks have just been opened.",
    "Callback passed to `pump()`.", "Calling this method may result in `fill()` being late.",
    "It may be safe to call this function from a signal handler.",
    "Requests on different tanks do not happen concurrently on some hosts.",
  ]) func promisesNothing(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}

/// Two moments under one "after".
@Suite struct CoordinateMomentsTests {
  @Test(arguments: [
    Expected(
      "It is called after `fill()` is invoked and `drain()` has finished.", "-refresh: after fill()",
      "-refresh: after drain() has finished"),
    Expected(
      "It is called after the tank has been filled and the valve opened.", "-refresh: after the tank has been filled",
      "-refresh: after the valve has been opened"),
    Expected(
      "It is called after the tank and the valve have been opened.",
      "-refresh: after the tank and the valve have been opened"),
    Expected(
      "It is called after you have opened and filled the tank.", "-refresh: after you have opened and filled the tank"),
    Expected(
      "It is called after the tank has been filled with water and the salt.",
      "-refresh: after the tank has been filled with water and the salt"),
  ]) func areRead(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }
}
