import Testing

@testable import SpecClaims

@Suite struct PlacedWorkFormTests {
  @Test(arguments: [
    Expected(
      "Override this method to measure rows on a background thread.", "-refresh: every call is on a background thread"),
    Expected("Implement this to load rows on the main thread.", "-refresh: every call is on the main thread"),
    Expected(
      "This method can call `-publish` to deliver rows on the main thread.", "rows: every call is on the main thread"),
    Expected(
      "This class allows you to fill tanks and publish results on the main thread.",
      "results: every call is on the main thread"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence, by: PlacedWorkForm.self) == expected.claims)
  }

  @Test(arguments: [
    "Override this method to avoid drawing rows on the main thread.",
    "This method can call `-publish` to deliver them on the main thread.",
    "It might call `-publish` to deliver rows on the main thread.",
    "It cannot call `-publish` to deliver rows on the main thread.",
    "Do not override this method to measure rows on a background thread.",
    "This method can call `-publish` to draw rows on the main thread.",
    "A queue can be used to run tasks on a background thread.",
    "Override `-fill` to measure rows on a background thread.",
    "This method can call `-publish` to deliver rows to the host on any thread.",
    "This method can call `-publish` to let nobody draw rows on the main thread.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence, by: PlacedWorkForm.self).isEmpty)
  }
}
