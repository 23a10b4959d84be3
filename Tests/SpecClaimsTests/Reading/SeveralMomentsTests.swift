import Testing

@testable import SpecClaims

/// Sentences that tell of more than one moment.
@Suite struct SeveralMomentsTests {
  @Test(arguments: [
    Expected(
      "Called when the pump has started, before any valve is open.", "-refresh: after the pump has started",
      "-refresh: before any valve is open"),
    Expected(
      "Called just before the pump starts after having checked all valves.",
      "-refresh: immediately before the pump starts", "-refresh: after having checked all valves"),
    Expected(
      "It runs once all valves have been closed, and any waiting pumps have finished.",
      "-refresh: after all valves have been closed", "-refresh: after any waiting pumps have finished"),
    Expected(
      "It is called after the tank has filled and the valve closed.", "-refresh: after the tank has filled",
      "-refresh: after the valve has closed"),
    Expected(
      "Hook for any setup that should be done after the pump has started, but before it counts.",
      "-refresh: after the pump has started", "-refresh: before it counts"),
  ]) func areAllRead(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test func aStateIsNoMomentOfItsOwn() throws {
    #expect(
      try understood("Called when the pump is open, before any valve is open.")
        == ["-refresh: before any valve is open (when the pump is open)"])
    #expect(
      try understood("It may be called when the pump has started, before any valve is open.")
        == ["-refresh: before any valve is open"])
  }

  @Test(arguments: [
    Expected(
      "For `SlowTank` this hook is called on main.", "-refresh: every call is on the main thread (For `SlowTank`)"),
    Expected("At any time, you may call `-stop`.", "-stop: at any time"),
    Expected("It should be called from `-layout` to ask for rows.", "-refresh: during -layout"),
  ]) func whatStandsInFrontOrBehindIsNoPartOfThem(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }
}
