import Testing

@testable import SpecClaims

@Suite struct CalledFromFormTests {
  @Test(arguments: [
    Expected(
      "It may only be called from a listener callback.",
      "-refresh: during a listener callback"),
    Expected(
      "This method must be called from within `-render`.",
      "-refresh: during -render"),
    Expected(
      "It should only be called from a `draw` or `fill` callback.", "-refresh: during a `draw` or `fill` callback"),
    Expected("It should be called from a listener callback."),
    Expected("You can only call this from your `-render` method.", "-refresh: during -render"),
    Expected("This function is meant to be called from within `-render`.", "-refresh: during -render"),
    Expected("This method can only be called in `-render`.", "-refresh: during -render"),
    Expected(
      "This method is called from `-render`.",
      "-refresh: during -render"),
    Expected(
      "This hook is called in the completion block of the drawing.",
      "-refresh: during the completion block of the drawing"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence, by: CalledFromForm.self) == expected.claims)
  }

  @Test(arguments: [
    "It may be called from a listener callback.",
    "It must not be called from a listener callback.",
    "It may only be called from the main thread.",
    "It may only be called from Java.",
    "It might only be called from `-render`.",
    "It is called from Java.",
    "It is usually called from `-render`.",
    "It is called in the background.", "It is called in the context of `-render`.",
    "It may be called from `-render`.", "It can only be called in a panel.", "It can be called in `-render`.",
    "You can call this from your `-render` method.", "This function is usually meant to be called from `-render`.",
    "This function is meant to be called from panels.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence, by: CalledFromForm.self).isEmpty)
  }
}
