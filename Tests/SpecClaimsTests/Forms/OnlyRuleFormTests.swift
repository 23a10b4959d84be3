import Testing

@testable import SpecClaims

@Suite struct OnlyRuleFormTests {
  @Test func thePlaceOfAUseMayBeTheOnlyOne() throws {
    let claims = try understood("This function should ONLY be used inside a handler.", by: OnlyRuleForm.self)
    #expect(claims == ["-refresh: must not be called outside a handler"])
  }

  @Test(arguments: [
    Expected(
      "Windows can only be added if the host is open.", "Windows: must not be added (unless the host is open)"),
    Expected(
      "The fields should only be read through the getter.",
      "The fields: must not be read other than through the getter"),
    Expected(
      "Hosts must only send marks when the window is open.",
      "Hosts: must not send marks (unless the window is open)"),
    Expected(
      "This function may only be called inside a filter.", "-refresh: must not be called other than inside a filter"),
    Expected("`fill()` can only be used in filters.", "fill(): must not be called other than in filters"),
    Expected("This hook should only be used for drawing.", "-refresh: must not be called other than for drawing"),
    Expected("The fields should only be used in tests.", "The fields: must not be used other than in tests"),
    Expected(
      "This function may only be called while the panel is open.",
      "-refresh: must not be called (unless the panel is open)"),
    Expected(
      "Should only be called if a lamp is lit.", "-refresh: must not be called (unless a lamp is lit)"),
    Expected(
      "It can only be called when the panel is open.", "-refresh: must not be called (unless the panel is open)"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence, by: OnlyRuleForm.self) == expected.claims)
  }

  @Test(arguments: [
    "The error can only be caught if the host is open.",
    "The fields are only read through the getter.",
    "This method must only be called on main.", "It is only called when the panel is open.",
    "It may be called when the panel is open.", "This hook can only be called when the panel is open.",
    "It can usually only be called when the panel is open.", "It need only be called when the panel is open.",
    "It may only be called twice when the panel is open.", "May it only be called when the panel is open?",
    "It may only be called with a lamp if the panel is open.",
    "Hosts only need to send marks when the window is open.",
    "Hosts must not only send marks.",
    "Hosts must only send marks when the window has been opened.",
    "Hosts should usually only send marks when the window is open.",
    "This hook is only used for drawing.", "This hook should usually only be used for drawing.",
    "This hook should be used for drawing.", "This hook should not only be used for drawing.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence, by: OnlyRuleForm.self).isEmpty)
  }
}
