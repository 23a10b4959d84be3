import Testing

@testable import SpecClaims

/// Names in a list, with how often or when they are called.
@Suite struct ListedNamesTests {
  @Test(arguments: [
    Expected(
      "Called on the paint thread:\n\n- `onShow(row)` – once per row\n- `onHide` – at most once per row",
      "onShow(row): every call is on the paint thread",
      "onShow(row): called exactly once per row",
      "onHide: every call is on the paint thread",
      "onHide: called at most once per row"),
    Expected(
      "These hooks are called on the main thread:\n\n- `onShow`: the panel was shown\n- `onHide`: when the panel is hidden",
      "onShow: every call is on the main thread",
      "onHide: every call is on the main thread (when the panel is hidden)"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "These hooks are usually called on the main thread:\n\n- `onShow`: the panel was shown"
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}
