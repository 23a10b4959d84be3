import Testing

@testable import SpecClaims

@Suite struct ResponsibilityFormTests {
  @Test(arguments: [
    Expected("Callers are responsible for closing the valve.", "Callers: has to close the valve"),
    Expected("It is the plugin's responsibility to close the tank.", "the plugin: has to close the tank"),
    Expected("The plugin is responsible for never closing the tank.", "The plugin: must not close the tank"),
    Expected("It becomes the duty of the host to close the tank.", "the host: has to close the tank"),
    Expected("You are responsible for freeing the returned tank.", "-refresh: has to free the returned tank"),
    Expected("It is the duty of the host to keep the key.", "the host: has to keep the key"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence, by: ResponsibilityForm.self) == expected.claims)
  }

  @Test(arguments: [
    "The caller is responsible for the valve.",
    "Each component is responsible for doing some job.",
    "The night is responsible for closing the valve.",
    "The caller may be responsible for closing the valve.",
    "It is not the duty of the host to keep the key.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence, by: ResponsibilityForm.self).isEmpty)
  }
}
