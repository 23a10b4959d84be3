import Testing

@testable import SpecClaims

@Suite struct NoneCalledFormTests {
  @Test(arguments: [
    Expected(
      "When the tank is empty no callback is fired.",
      "any callback: never called (When the tank is empty)"),
    Expected(
      "If the host is gone, no events will happen.",
      "any events: never called (If the host is gone)"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence, by: NoneCalledForm.self) == expected.claims)
  }

  @Test(arguments: [
    "No callback is fired.",
    "If the host is gone, no other hooks are called.",
    "If the host is gone, no damage occurs.",
    "If it is shut, no hooks may be called.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence, by: NoneCalledForm.self).isEmpty)
  }
}
