import Testing

@testable import SpecClaims

/// Words that stand beside a promise and take nothing from it.
@Suite struct RemarksAndBracketsTests {
  @Test(arguments: [
    Expected(
      "These functions, provided either by the host or by you, must be thread-safe.", "These functions: thread-safe"),
    Expected(
      "The closure given to `scope()` executes in the Loom thread pool, as do those given to `weave()`.",
      "The closure given to `scope()`: every call is on the loom thread thread"),
    Expected(
      "It is called after the tank is filled (but before it is drained) and can change it.",
      "-refresh: after the tank is filled", "-refresh: before it is drained"),
    Expected(
      "Only one pump may be active at a time, which is why tanks never overflow.", "pump: exclusive"),
    Expected(
      "Attempts to use any such handles after calling this method will cause a crash.",
      "-refresh: crash when misused: Attempts to use any such handles after calling this method"),
    Expected(
      "It is illegal to directly call `drain()` in a leak callback.",
      "drain(): must not be called in a leak callback"),
    Expected(
      "Never directly call `drain()` in a leak callback.", "drain(): must not be called in a leak callback"),
    Expected(
      "It is not called under Linux kernel versions 2.4.", "-refresh: never called (under Linux kernel versions 2.4)"),
    Expected("It is called 0..N times per frame.", "-refresh: may be called many times per frame"),
    Expected("It is called 0..1 times per frame.", "-refresh: called at most once per frame"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test("calls that the headings know need no backticks")
  func knownCalls() throws {
    let page = """
      ## `tank_step()`

      Steps.

      ## `leak_hook`

      The hook is called from within the tank_step call that ends the cycle.
      """
    #expect(try read(page).map(\.canonical) == ["leak_hook: during the tank_step call that ends the cycle"])
  }
}
