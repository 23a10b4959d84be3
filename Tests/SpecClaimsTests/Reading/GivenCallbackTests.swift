import Testing

@testable import SpecClaims

/// What an item says of a callback that the method is given.
@Suite struct GivenCallbackTests {
  @Test(arguments: [
    Expected(
      "* `done` {Function} Call this function (with an error) when the panel has been painted.",
      "done: after the panel has been painted",
      "done: has to be called (when the panel has been painted)"),
    Expected(
      "* `done` {Function} A callback function (with an error) to be called when all rows have been painted.",
      "done: after all rows have been painted"),
    Expected(
      "- `row_cb` callback to be called when the row has been painted.",
      "row_cb: after the row has been painted"),
    Expected(
      "- `row_cb` a function to call after the row has been painted.",
      "row_cb: after the row has been painted"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "* `done` {Function} A callback function (only if there is an error) to be called when all rows have been painted.",
    "- `row_cb` callback of the panel.",
    "- `row_cb` callback that you may want to call when the row has been painted.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}
