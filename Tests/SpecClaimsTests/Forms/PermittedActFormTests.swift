import Testing

@testable import SpecClaims

@Suite struct PermittedActFormTests {
  @Test(arguments: [
    Expected("A caller may wrap the row.", "-refresh: may wrap the row"),
    Expected("You may close the given row.", "-refresh: may close the given row"),
    Expected(
      "A caller may wrap the row, but must not consume it.", "-refresh: may wrap the row",
      "-refresh: must not consume it"),
    Expected(
      "The row may be copied, but must not be closed.", "-refresh: may copy the row", "-refresh: must not close the row"
    ),
  ]) func reads(_ expected: Expected) throws {
    #expect(Set(try understood(expected.sentence)) == Set(expected.claims))
  }

  @Test(arguments: [
    "The host may close the row.", "A caller can wrap the row.", "A caller might wrap the row.",
    "A caller may often wrap the row.", "A caller may not wrap the row.", "A caller may or may not wrap the row.",
    "The row may be copied.", "If it is open, you may close the row.", "You may wish to close the row.",
    "Subclasses may use this to watch when it is closed.", "You may remove rows by closing them.",
    "A caller may only close the row.", "The row may be copied and drawn.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence, by: PermittedActForm.self).isEmpty)
  }
}
