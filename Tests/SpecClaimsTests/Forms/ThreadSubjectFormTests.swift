import Testing

@testable import SpecClaims

@Suite struct ThreadSubjectFormTests {
  @Test(arguments: [
    Expected(
      "Only a single thread will touch the tank at a time.",
      "the tank: serial"),
    Expected(
      "Several threads may read the tank concurrently.",
      "the tank: concurrent"),
    Expected(
      "Once a thread has the key, no other thread can open the tank.",
      "the tank: exclusive (Once a thread has the key)"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence, by: ThreadSubjectForm.self) == expected.claims)
  }

  @Test(arguments: [
    "No thread opens the tank.",
    "Several threads open the tank.",
    "No other thread opens the tank.",
    "Only one thread is started at a time.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence, by: ThreadSubjectForm.self).isEmpty)
  }
}
