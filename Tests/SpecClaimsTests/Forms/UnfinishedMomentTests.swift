import Testing

@testable import SpecClaims

/// Moments between two others, and those at which nothing is left.
@Suite struct UnfinishedMomentTests {
  @Test(arguments: [
    Expected(
      "Called when the panel has started to fade, but is not yet hidden.",
      "-refresh: after the panel has started to fade",
      "-refresh: before the panel is hidden"),
    Expected(
      "Called when a row has been read, but has not yet been painted.",
      "-refresh: after a row has been read",
      "-refresh: before a row has been painted"),
    Expected(
      "Called when there are no more rows.",
      "-refresh: after there are no more rows"),
    Expected(
      "This will be called when there is no more data to be painted, but before the panel is hidden.",
      "-refresh: after there is no more data to be painted",
      "-refresh: before the panel is hidden"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "Called when there are no rows.",
    "Called when the panel is not yet hidden.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}
