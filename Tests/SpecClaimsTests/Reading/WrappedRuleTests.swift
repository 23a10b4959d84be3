import Testing

@testable import SpecClaims

/// What stands around a judgement ("it is recommended that …") belongs to what is judged.
@Suite struct WrappedRuleTests {
  @Test(arguments: [
    Expected(
      "If the panel is open, it is recommended that `fill()` is called once.",
      "fill(): called exactly once (If the panel is open)"),
    Expected(
      "If the panel is open, this means that `fill()` is called once.",
      "fill(): called exactly once (If the panel is open)"),
    Expected(
      "It is guaranteed, if the panel is open, that `fill()` is called once.",
      "fill(): called exactly once (if the panel is open)"),
    Expected(
      "If the panel is open, make sure that `fill()` is called on the main thread.",
      "fill(): every call is on the main thread (If the panel is open)"),
    Expected(
      "While it is not guaranteed that `drain()` is called, it is guaranteed that `fill()` is called once.",
      "fill(): called exactly once"),
  ]) func keepsItsCondition(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    Expected("The contract says that `fill()` is called once.", "fill(): called exactly once"),
    Expected("The protocol requires that `fill()` is called before `drain()`.", "fill(): before drain()"),
    Expected("The interface prescribes that rows must not block the panel.", "rows: must not block the panel"),
    Expected(
      "In debug builds, the contract says that `fill()` is called once.",
      "fill(): called exactly once (In debug builds)"),
    Expected("The other panel says that `fill()` is called once."),
    Expected("The contract does not say that `fill()` is called once."),
    Expected("The contract may require that `fill()` is called once."),
  ]) func aDocumentSays(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test func whatIsRequiredIsOwed() throws {
    let claims = try read("The protocol requires that `fill()` is called before `drain()`.\n")
    #expect(claims.map(\.modality) == [.must])
  }

  @Test(arguments: [
    Expected(
      "All panels you open must be thread-safe and reentrant.", "All panels you open: thread-safe",
      "All panels you open: reentrant"),
    Expected("The panels it holds must not be closed.", "-refresh: must not close the panels it holds"),
    Expected("The callback you pass is called once.", "The callback you pass: called exactly once"),
    Expected("In this method you must call `fill()`.", "-refresh: has to call fill() within -refresh"),
  ]) func aRelativeClauseWithoutItsPronoun(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    Expected("Ensure `open()` is not called twice.", "open(): called at most once"),
    Expected("Ensure the pump calls `drain()` once.", "drain(): called exactly once"),
    Expected("Ensure `open()` is never called on the main thread.", "open(): no call is on the main thread"),
  ]) func isTakenOffWithoutThat(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }
}
