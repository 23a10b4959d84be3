import Testing

@testable import SpecClaims

/// A few words and a colon: what they withdraw, and what they restrict.
@Suite struct LeadTitleTests {
  @Test(arguments: [
    Expected(
      "If a row is pending when `close()` is called:\n\n- `drain()` is called once.\n- `fill()` must not be called.",
      "drain(): called exactly once (If a row is pending when `close()` is called)",
      "fill(): must not be called (If a row is pending when `close()` is called)"),
    Expected(
      "If the hook is set:\n\n- `drain()` is called once.", "drain(): called exactly once (If the hook is set)"),
    Expected(
      "If this method is overridden:\n\n- `drain()` is called on the main thread.",
      "drain(): every call is on the main thread (If this method is overridden)"),
    Expected(
      "While the callback runs:\n\n- `drain()` must not be called.",
      "drain(): must not be called (While the callback runs)"),
    Expected(
      "Provided the tank is open:\n\n- `drain()` is called once.",
      "drain(): called exactly once (Provided the tank is open)"),
    Expected(
      "Assuming that the tank is open:\n\n- `drain()` is called once.",
      "drain(): called exactly once (Assuming that the tank is open)"),
    Expected(
      "Given an open tank:\n\n- `drain()` is called once.", "drain(): called exactly once (Given an open tank)"),
    Expected(
      "Should the tank be open:\n\n- `drain()` is called once.",
      "drain(): called exactly once (Should the tank be open)"),
    Expected(
      "In debug builds:\n\n- `drain()` is called once.", "drain(): called exactly once (In debug builds)"),
    Expected(
      "Only in tests: `drain()` is called once.", "drain(): called exactly once (Only in tests)"),
    Expected(
      "Provided the tank is open: `drain()` is called once.", "drain(): called exactly once (Provided the tank is open)"
    ),
    Expected(
      "- On Linux\n  - `drain()` is called on the main thread.", "drain(): every call is on the main thread (On Linux)"),
    Expected(
      "Otherwise:\n\n- `drain()` is called once.", "drain(): called exactly once (Otherwise)"),
    Expected(
      "Rules for open tanks:\n\n- `drain()` is called once.", "drain(): called exactly once (Rules for open tanks)"),
    Expected(
      "Open tanks only:\n\n- `drain()` is called once.", "drain(): called exactly once (Open tanks only)"),
    Expected(
      "In the callback:\n\n- `drain()` is called once.", "drain(): called exactly once (In the callback)"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "Known issues:\n\n- `drain()` is called twice on resize.",
    "Goals:\n\n- `drain()` is called once per row.",
    "The goals of the rewrite are:\n\n- `drain()` is called only once.",
    "What we want to achieve:\n\n- `drain()` is called once.",
    "Common mistakes:\n\n- `drain()` is called on a background thread.",
    "Planned:\n\n- `drain()` is called once.",
    "Option B:\n\n- `drain()` is called once.",
    "It is a mistake to think that:\n\n- `drain()` is called once.",
    "The tests make sure that:\n\n- `drain()` is called once.",
    "Some frameworks have other rules:\n\n- `drain()` must not block.",
    "The trace shows:\n\n- `drain()` is called on the main thread.",
    "`fill()` may be left out for these reasons:\n\n- The tank is closed before `drain()` is called.",
    "Throws if:\n\n- `drain()` is called twice.",
    "Not supported: `drain()` is called twice.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}
