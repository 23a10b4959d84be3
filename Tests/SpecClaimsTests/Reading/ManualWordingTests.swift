import Testing

@testable import SpecClaims

/// Wordings and marks of manuals: references by path, remarks between commas, "may not be called after".
@Suite struct ManualWordingTests {
  @Test(arguments: [
    Expected(
      "If the tank is shut, <xref:Tanks.Core.Pump.OnFill%2A> is called once.",
      "`OnFill`: called exactly once (If the tank is shut)"),
    Expected(
      "<xref:Tanks.Pump.OnFill%2A?displayProperty=nameWithType> is called on the main thread.",
      "`Pump.OnFill`: every call is on the main thread"),
    Expected(
      "The tank guarantees the callback will be executed at most once.", "-refresh: called at most once"),
    Expected(
      "This function may not be called after the first call to `fill()`.",
      "-refresh: never after the first call to `fill()`"),
    Expected("`drain()` may not be called after `fill()` has returned.", "drain(): never after fill() has finished"),
    Expected("The libraries are, by design, thread unsafe.", "The libraries: not-thread-safe"),
    Expected("The library is also multi-thread safe.", "The library: thread-safe"),
    Expected("Ensure you have set the time before calling `drain()`.", "the time is set: before drain()"),
    Expected("Strictly speaking, `drain` is called on the main thread.", "`drain`: every call is on the main thread"),
    Expected("`drain`, on the other hand, is called once.", "`drain`: called exactly once"),
    Expected(
      "The host increments the count before it passes the handle.",
      "the count is incremented: before it passes the handle"),
  ]) func isRead(_ expected: Expected) throws { #expect(try understood(expected.sentence) == expected.claims) }

  @Test("“Optional function called whenever …”")
  func optional() throws {
    #expect(
      try understood("Optional function called whenever a message is received.", by: TriggerForm.self)
        == understood("Function called whenever a message is received.", by: TriggerForm.self))
  }

  @Test("a hook that may not be called perhaps is not")
  func chance() throws { #expect(try understood("The callback may not be called after `fill()`.") == []) }
}
