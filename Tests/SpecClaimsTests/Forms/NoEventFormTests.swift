import Testing

@testable import SpecClaims

@Suite struct NoEventFormTests {
  @Test(arguments: [
    Expected(
      "No page is ever saved after the file is closed.",
      "page is saved: never after the file is closed"),
    Expected(
      "No row can be drawn until the panel has a size.",
      "row is drawn: never before the panel has a size"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence, by: NoEventForm.self) == expected.claims)
  }

  @Test(arguments: [
    "No page is saved.",
    "No page is usually saved after the file is closed.",
    "No page should be saved after the file is closed.",
    "No page is needed after the file is closed.",
    "No hook is called after the file is closed.",
    "No page is not saved after the file is closed.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence, by: NoEventForm.self).isEmpty)
  }
}
