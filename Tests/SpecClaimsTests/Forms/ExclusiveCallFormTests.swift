import Testing

@testable import SpecClaims

@Suite struct ExclusiveCallFormTests {
  @Test(arguments: [
    Expected("While this method runs, no other callback is invoked.", "-refresh: exclusive"),
    Expected("No other method of the panel is called while `-close` is being called.", "-close: exclusive"),
    Expected("No other hook is called while this one is running.", "-refresh: exclusive"),
    Expected("While `-close` is in progress, no other hook is called.", "-close: exclusive"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence, by: ExclusiveCallForm.self) == expected.claims)
  }

  @Test(arguments: [
    "While the panel leaks, no other callback is invoked.", "While this method runs, no other callback fails.",
    "While this method runs, no other callback is usually invoked.",
    "While this method runs, no other callback is invoked twice.",
    "While this method does not run, no other callback is invoked.",
    "While this method has run, no other callback is invoked.", "While this method runs, another callback is invoked.",
    "While this method runs, no other callback is invoked on the main thread.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence, by: ExclusiveCallForm.self).isEmpty)
  }
}
