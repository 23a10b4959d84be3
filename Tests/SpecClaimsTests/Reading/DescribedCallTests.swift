import Testing

@testable import SpecClaims

/// A method described by what it is, or by what it tells, and calls that come all the same.
@Suite struct DescribedCallTests {
  @Test(arguments: [
    Expected("A class method called before the rows are drawn.", "-refresh: before the rows are drawn"),
    Expected("Callback interface triggered at the end of the warm-up.", "-refresh: at the end of the warm-up"),
    Expected("Called to indicate that the pump has stopped.", "-refresh: after the pump has stopped"),
    Expected("Invoked to let you know that the pump is about to stop.", "-refresh: before the pump is about to stop"),
    Expected(
      "Handlers run in reverse order to the order they were put in.",
      "Handlers: called in reverse order to the order they were put in"),
    Expected(
      "If `-open` fails, the rows added will still be called.",
      "the rows added: called at least once (If `-open` fails)"),
    Expected("It is still called if the panel is hidden.", "-refresh: called at least once (if the panel is hidden)"),
  ])
  func reads(_ expected: Expected) throws { #expect(try understood(expected.sentence) == expected.claims) }

  @Test(arguments: [
    "A class method called `draw` is called.", "Called to indicate that the pump stops.",
    "Errors are still sent to the handler if it is set.", "It is still called unless the panel is hidden.",
    "Callback interface of the panel.",
  ])
  func refuses(_ sentence: String) throws { #expect(try understood(sentence) == []) }
}
