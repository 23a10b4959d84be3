import Testing

@testable import SpecClaims

@Suite struct ErrorFormTests {
  @Test(arguments: [
    Expected(
      "Opening it twice from two hosts is slow and leads to undefined behavior.",
      "-refresh: undefined when misused: Opening it twice from two hosts"),
    Expected(
      "If it is called more than once an error will be returned.",
      "-refresh: error when misused: If it is called more than once"),
    Expected(
      "If the file was closed before, the behavior is undefined.",
      "-refresh: undefined when misused: If the file was closed before"),
    Expected(
      "This method throws an exception if the file is closed.",
      "-refresh: exception when misused: if the file is closed"),
    Expected(
      "It must generate an error if it is not given a name.", "-refresh: error when misused: if it is not given a name"),
    Expected(
      "- `StateException`: if `-close` has been called", "-refresh: exception when misused: if `-close` has been called"
    ),
    Expected(
      "Refreshing a closed panel will generate an error.", "-refresh: error when misused: Refreshing a closed panel"),
    Expected(
      "Any changes after this step have no effect.",
      "Any changes after this step: no-effect when misused: Any changes after this step"),
    Expected(
      "A `StateException` will be thrown if the file is closed.",
      "-refresh: exception when misused: if the file is closed"),
    Expected(
      "You must return the reply, otherwise the request will be executed twice.",
      "-refresh: has to return the reply within -refresh",
      "-refresh: double-execution when misused: not returning the reply within -refresh"),
    Expected("Further calls will be ignored.", "Further calls: no-effect when misused: Further calls"),
    Expected("If the panel is closed, this method fails.", "-refresh: error when misused: If the panel is closed"),
    Expected("Passing a closed panel will fail with `EPANEL`.", "-refresh: error when misused: Passing a closed panel"),
    Expected(
      "- `StateException`: Thrown, if the panel has been closed.",
      "-refresh: exception when misused: if the panel has been closed"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "It might throw an exception if the file is closed.",
    "- `ArgumentException`: if the name is empty",
    "The log holds an error.",
    "If the panel is closed, the call will fail.",
    "If the panel is closed, the method fails to open the window.",
    "This method fails.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}
