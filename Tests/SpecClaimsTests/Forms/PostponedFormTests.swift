import Testing

@testable import SpecClaims

@Suite struct PostponedFormTests {
  @Test(arguments: [
    Expected(
      "The reply is delayed until after the pump has stopped.",
      "The reply: never before the pump has stopped"),
    Expected(
      "Writes to the tank must be postponed until the lock is free.",
      "Writes to the tank: never before the lock is free"),
    Expected(
      "This call is deferred to the next frame.",
      "-refresh: never before the next frame"),
    Expected(
      "Hosts should postpone the removal of the tank until its pump has stopped.",
      "the removal of the tank: never before its pump has stopped"),
    Expected(
      "It is recommended to defer closing the valve until the count reaches zero.",
      "closing the valve: never before the count reaches zero"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence, by: PostponedForm.self) == expected.claims)
  }

  @Test(arguments: [
    "The reply may be delayed until the pump has stopped.",
    "Hosts may postpone the removal of the tank until its pump has stopped.",
    "Hosts must not postpone the removal of the tank until its pump has stopped.",
    "The reply is not delayed until the pump has stopped.",
    "The reply is often delayed until the pump has stopped.",
    "No reply is delayed until the pump has stopped.",
    "The reply is deferred to save power.",
    "Is the reply delayed until the pump has stopped?",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence, by: PostponedForm.self).isEmpty)
  }
}
