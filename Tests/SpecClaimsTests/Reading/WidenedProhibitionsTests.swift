import Testing

@testable import SpecClaims

/// What must not be done in some case, by some means, or at all.
@Suite struct WidenedProhibitionsTests {
  @Test(arguments: [
    Expected("Do not use if the tank is shut.", "-refresh: must not be called (if the tank is shut)"),
    Expected("Do not flood the tank with rows.", "-refresh: must not flood the tank with rows within -refresh"),
    Expected("Do not call `-open` with rows.", "-open: must not be called with rows"),
    Expected(
      "Do not mix tanks with and without lids.", "-refresh: must not mix tanks with and without lids within -refresh"),
    Expected("Pumps must not crash.", "Pumps: must not crash"),
    Expected(
      "A cursor cannot be used while the pump runs.", "-refresh: must not use a cursor (while the pump runs)"),
  ]) func areRead(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "Do not use often.", "A cursor cannot be used.", "A cursor cannot be seen while the pump runs.",
    "You must not call any methods other than `-close`.", "Pumps must not fly.",
  ]) func areLeft(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}
