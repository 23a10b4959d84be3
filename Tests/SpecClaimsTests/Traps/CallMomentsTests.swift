import Testing

@testable import SpecClaims

/// What a call is made for, and moments that belong to something else.
@Suite struct CallMomentsTests {
  @Test(arguments: [
    Expected(
      "It is called during the fill to find out if the tank leaks.",
      "-refresh: during the fill"),
    Expected(
      "This cannot be called a second time until the tank is shut.",
      "-refresh: must not be called again until the tank is shut"),
    Expected(
      "It must be overridden by tanks wishing to leak.",
      "-refresh: has to be overridden by tanks wishing to leak"),
    Expected(
      "If the old valve is stuck, it should return `False`.",
      "-refresh: has to return `False` within -refresh (If the old valve is stuck)"),
    Expected(
      "This method must not draw after it has returned.",
      "-refresh: must not draw after it has returned"),
    Expected(
      "This method must not touch the tank before `-open`.",
      "-refresh: must not touch the tank before -open"),
    Expected(
      "The pumps are called in the reverse order, with the outermost pump first.",
      "The pumps: called in the reverse order"),
    Expected(
      "The behaviour is UNDEFINED if it is called twice.",
      "-refresh: undefined when misused: if it is called twice"),
  ]) func areToldWithoutTheQuestion(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "It is called to find out if the tank leaks.",
    "It is called to see when the tank is full.",
    "Called on the pump thread itself, it puts the row off.",
    "It can be used by the host to start background threads.",
    "On failure, the function returns UNSPECIFIED.",
    "The host needs to call `fill` before and `shut` after calling this function.",
    "It is called when starting the pump, after a leak and after filling the tank.",
    "`fill()` may return a tank that has been idle and is about to be shut after its timeout.",
    "When you create a tank, it will do nothing until `-open` is called.",
    "You can't use this event to reliably stop all pumps.",
    "Call callback when the valve has some water.",
  ]) func areNone(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}
