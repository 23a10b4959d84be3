import Testing

@testable import SpecClaims

/// What the code of a method has to be like.
@Suite struct MannerTests {
  @Test(arguments: [
    Expected(
      "This method must be implemented in a way such that it does not block the loop.",
      "-refresh: must not block the loop within -refresh"),
    Expected(
      "It should be written in such a way that it closes the window.",
      "-refresh: has to close the window within -refresh"),
    Expected(
      "It must be implemented in a way that it may be called from any thread.", "-refresh: may be called on any thread"),
    Expected(
      "The driver must be designed such that it never opens the window.", "The driver: must not open the window"),
    Expected(
      "It must not be implemented in a way that it blocks the loop.",
      "-refresh: must not block the loop within -refresh"
    ),
  ]) func isOwed(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "It is implemented in a way that it does not block the loop.",
    "It must not be implemented in a way that it does not close the window.",
    "It should usually be implemented in a way that it closes the window.",
    "It must be implemented in a way that suits you.",
  ]) func isNotOwed(_ sentence: String) throws { #expect(try understood(sentence) == []) }
}
