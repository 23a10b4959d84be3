import Testing

@testable import SpecClaims

@Suite struct WhetherFormTests {
  @Test(arguments: [
    Expected("Whether the panel is in a window.", "-refresh: true exactly while the panel is in a window"),
    Expected("Whether or not the rows are loaded", "-refresh: true exactly while the rows are loaded"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence, by: WhetherForm.self) == expected.claims)
  }

  @Test(arguments: [
    "It asks whether the panel is in a window.",
    "Whether the panel may be in a window.",
    "Whether the panel is usually in a window.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence, by: WhetherForm.self) == [])
  }
}
