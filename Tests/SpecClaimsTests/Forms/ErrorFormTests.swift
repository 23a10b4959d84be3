import Testing

@testable import SpecClaims

@Suite struct ErrorFormTests {
  @Test(
    "a moment inside of what is done has a verb of its own",
    arguments: [
      Expected(
        "Changing the name after the panel has been opened has no effect.",
        "-refresh: no-effect when misused: Changing the name after the panel has been opened"),
      Expected(
        "Calling `-close` while the panel is being drawn throws an exception.",
        "-close: exception when misused: Calling `-close` while the panel is being drawn"),
    ]) func deedsWithMoments(_ expected: Expected) throws
  {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    Expected(
      "Implementations are permitted to panic if `-refresh` is called twice.",
      "-refresh: crash when misused: if `-refresh` is called twice"),
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
    Expected("Further calls will be ignored.", "-refresh: no-effect when misused: Further calls"),
    Expected("If the panel is closed, this method fails.", "-refresh: error when misused: If the panel is closed"),
    Expected("Passing a closed panel will fail with `EPANEL`.", "-refresh: error when misused: Passing a closed panel"),
    Expected(
      "- `StateException`: Thrown, if the panel has been closed.",
      "-refresh: exception when misused: if the panel has been closed"),
    Expected("Panics if the panel has no window.", "-refresh: crash when misused: if the panel has no window"),
    Expected("Fails if the panel was closed before.", "-refresh: error when misused: if the panel was closed before"),
    Expected(
      "This method panics when called outside a window.", "-refresh: crash when misused: when called outside a window"),
    Expected(
      "`-refresh` will fail if the panel has been closed.", "-refresh: error when misused: if the panel has been closed"
    ),
    Expected(
      "Any attempt to refresh a closed panel will fail.",
      "-refresh: error when misused: Any attempt to refresh a closed panel"),
    Expected(
      "Calls to `-refresh` from a painter will fail.",
      "-refresh: error when misused: Calls to `-refresh` from a painter"
    ),
    Expected(
      "The result of refreshing a closed panel is unspecified.",
      "-refresh: undefined when misused: refreshing a closed panel"),
    Expected(
      "You must close the panel. Failure to do so leads to a leak.", "-refresh: has to close the panel within -refresh",
      "-refresh: leak when misused: leaving out close the panel within -refresh"),
    Expected(
      "Changing this value later may lead to unexpected behavior.",
      "-refresh: undefined when misused: Changing this value later"),
    Expected("Not closing the panel leads to a leak.", "-refresh: leak when misused: Not closing the panel"),
    Expected(
      "If you do not close the panel, the host will crash.",
      "-refresh: crash when misused: If you do not close the panel"),
    Expected(
      "If the panel is never closed, memory is leaked.", "-refresh: leak when misused: If the panel is never closed"),
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
    "It might panic if the panel has no window.",
    "This method does not panic if the panel has no window.",
    "Panics are logged if the panel has no window.",
    "This method fails if the window cannot be opened.",
    "Any attempt to refresh it may fail.",
    "The attempt will fail.",
    "If the window is too old for it, the call fails.",
    "Opening the unspecified window can cause the panel to close, too.",
    "The result of refreshing a closed panel is a window.",
    "Does it fail if the panel is closed?",
    "If the panel is closed, the window's method of repair fails if it is old.",
    "Changing this value usually leads to unexpected behavior.", "If the disk is full, the host will crash.",
    "If you do not close the panel, the host will open.", "Changing the row may lead to an unexpected height.",
    "If you do not close the panel, the row may crash.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}
