import Testing

@testable import SpecClaims

@Suite struct TriggerFormTests {
  @Test("what is said of the same thing behind \"but\" belongs to the case")
  func wholeCase() throws {
    let claims = try understood("It is called when the row is requested but is still empty.", by: TriggerForm.self)
    #expect(claims == ["-refresh: called whenever the row is requested but is still empty"])
  }

  @Test(arguments: [
    "It is seldom called whenever the panel moves."
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }

  @Test(
    "what happens makes the call, in front of it and behind \"if\"",
    arguments: [
      Expected("When a lamp breaks, `dim()` is called.", "dim(): called whenever a lamp breaks"),
      Expected("When a row is added, this method is called with it.", "-refresh: called whenever a row is added"),
      Expected("Whenever a lamp breaks, `dim()` will be invoked.", "dim(): called whenever a lamp breaks"),
      Expected("If a fault occurs, `dim()` is called with it.", "dim(): called whenever a fault occurs"),
      Expected(
        "It is called whenever the user turns the wheel while the panel is open.",
        "-refresh: called whenever the user turns the wheel while the panel is open"),
      Expected("`dim()` is called if the lamp crashes.", "dim(): called whenever the lamp crashes"),
      Expected("It gets called if a fault is raised in a row.", "-refresh: called whenever a fault is raised in a row"),
      Expected(
        "When a row is added, the `'grow'` event is emitted.", "the `'grow'` event: called whenever a row is added"),
      // When, and not in which pass.
      Expected("It is called at the moment `-open` is called.", "-refresh: called whenever `-open` is called"),
    ]) func readsCause(_ expected: Expected) throws
  {
    #expect(try understood(expected.sentence, by: TriggerForm.self) == expected.claims)
  }

  @Test(
    "a state, a setting and a wish are the case",
    arguments: [
      "When the panel is open, `dim()` is called.", "If the panel is open, `dim()` is called.",
      "`dim()` is called if the panel has a lamp.", "When a limit is configured, `dim()` is called.",
      "When you want less light, `dim()` is called.", "When a lamp breaks, `dim()` may be called.",
      "When a lamp breaks, `dim()` is usually called.", "When a lamp breaks, `dim()` is not called.",
      "When a lamp does not break, `dim()` is called.", "When a lamp might break, `dim()` is called.",
      "When a lamp breaks, `dim()` is only called by the host.", "When a lamp breaks, `dim()` is called again.",
      "When a lamp breaks, a letter is sent.", "When a lamp breaks, it is called.",
      "When a lamp breaks, the callback is called.", "When a lamp breaks, `dim()` was called.",
      "When it breaks, `dim()` is called.",
      "When a lamp breaks or when a row is added, `dim()` is called.", "Is `dim()` called if a fault occurs?",
      "`dim()` is only called if a fault occurs.", "For example, if a fault occurs, `dim()` is called.",
    ]) func refusesCase(_ sentence: String) throws
  {
    #expect(try understood(sentence, by: TriggerForm.self).isEmpty)
  }
}
