import Testing

@testable import SpecClaims

/// Names and titles in front of what is said of them, without a mark between the two.
@Suite struct TitledSentenceTests {
  private func canonical(_ text: String, under heading: String = "# Tank") throws -> [String] {
    try read("\(heading)\n\n\(text)\n").filter { $0.payload.kind != "trigger" }.map(\.canonical)
  }

  @Test(arguments: [
    Expected("**onFill:** called just before the row is filled", "onFill: immediately before the row is filled"),
    Expected("`\"pre_fill\"`  \nSent before the row is filled.", "\"pre_fill\": before the row is filled"),
    Expected(
      "**One-shot pump** One row will be sent to the tank when the level has changed.",
      "One row: after the level has changed"),
  ]) func areTakenOff(_ expected: Expected) throws {
    #expect(try canonical(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "**Rows:** called just before the row is filled", "`fill` sent before the row is filled.",
    "**Do not** One row will be sent to the tank when the level has changed.",
  ]) func areKept(_ text: String) throws {
    #expect(try canonical(text).allSatisfy { !$0.hasPrefix("One row:") && !$0.hasPrefix("Rows:") })
  }

  @Test func aTableOfQuestionsAnswersThemForTheMethodOfTheSection() throws {
    let table = """
      | | |
      |-|-|
      | Updates? | No. Changes of rows inside this method do not trigger an update. |
      | Called on the server? | No. |
      | Called during a copy? | Yes. |
      | Called on the main thread? | No. |
      | Called on the main loop? | No. |
      | Arguments | A row. |
      """
    #expect(
      try canonical(table, under: "# Tank\n\n## `fill()`") == [
        "update: never called (by changes of rows inside this method)", "fill(): never called (on the server)",
        "fill(): during a copy",
      ])
  }
}
