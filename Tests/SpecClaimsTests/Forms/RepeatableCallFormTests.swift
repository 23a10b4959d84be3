import Testing

@testable import SpecClaims

@Suite struct RepeatableCallFormTests {
  @Test(arguments: [
    Expected("You may call `-draw` more than once.", "-draw: may be called many times"),
    Expected("You can call `-draw` several times.", "-draw: may be called many times"),
    Expected("It is safe to call this method multiple times.", "-refresh: may be called many times"),
    Expected("It is legal to call `-draw` twice.", "-draw: may be called many times"),
    Expected(
      "It is safe to call `-draw` twice if the tank is shut.", "-draw: may be called many times (if the tank is shut)"),
    Expected("Calling this twice is fine.", "-refresh: may be called many times"),
    Expected("Calling `-draw` several times is perfectly safe.", "-draw: may be called many times"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence, by: RepeatableCallForm.self) == expected.claims)
  }

  @Test(arguments: [
    "You might call `-draw` several times.", "You must call `-draw` several times.",
    "You may not call `-draw` twice.", "It is not safe to call `-draw` twice.",
    "You may call `-draw` several times at once.", "You may call `-draw` several times at the same time.",
    "You may call `-draw` twice in each fill.", "You may call this several times with other rows.",
    "Calling this twice is not allowed.", "Calling this twice is an error.", "Calling this once is fine.",
    "You may only call `-draw` several times.", "It is safe to call `-draw` once.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence, by: RepeatableCallForm.self).isEmpty)
  }

  /// A number that has to be reached is none that is allowed, and a duty without it would be kept by one call.
  @Test(arguments: [
    "You must call `-draw` twice.", "You should call `-draw` several times.", "`-draw` must be called twice.",
    "This method must be called multiple times.",
  ]) func aNumberThatIsOwedIsNotRead(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}
