import Testing

@testable import SpecClaims

/// Duties that are told by way of who asks for them.
@Suite struct DemandTests {
  @Test(arguments: [
    Expected(
      "This method requires you to close the valve.",
      "whoever calls -refresh: has to close the valve"),
    Expected("The host requires that you close the valve.", "-refresh: has to close the valve within -refresh"),
    Expected("`Panel` requires you to call `super.refresh()`.", "-refresh: super must be called"),
    Expected("The host expects the plugin to close the valve.", "the plugin: has to close the valve"),
    Expected("It requires the plugin to close the valve.", "the plugin: has to close the valve"),
    Expected("Refrain from opening the valve.", "-refresh: must not open the valve within -refresh"),
    Expected("You should refrain from opening the valve.", "-refresh: must not open the valve within -refresh"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "Filling requires the caller to hold the key.", "Some pumps require you to close the valve.",
    "It usually requires you to close the valve.", "The host may require you to close the valve.",
    "This method does not require you to close the valve.", "The host expects some plugins to close the valve.",
    "It requires no plugin to close the valve.", "It requires a lot of work to close the valve.",
    "`StrictPanel` requires the client to close the valve.", "`StrictPanel` requires that you close the valve.",
    "The host does not require that you close the valve.", "Hosts refrain from opening windows.",
    "This method required you to close the valve.",
  ]) func refuses(_ sentence: String) throws { #expect(try understood(sentence) == []) }
}
