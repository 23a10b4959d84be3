import Testing

@testable import SpecClaims

@Suite struct RecommendedActFormTests {
  @Test(arguments: [
    Expected("Flushing the window is strongly recommended.", "-refresh: has to flush the window"),
    Expected("Using a named window is highly recommended.", "-refresh: has to use a named window"),
    Expected("Calling `-close` manually is required.", "-close: has to be called"),
    Expected("Freeing the brush is mandatory.", "-refresh: has to free the brush"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "Flushing the window is not required.",
    "Flushing the window may be required.",
    "Flushing the window was recommended.",
    "Flushing the window is possible.",
    "Flushing windows before opening them is recommended to painters.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence, by: RecommendedActForm.self).isEmpty)
  }
}
