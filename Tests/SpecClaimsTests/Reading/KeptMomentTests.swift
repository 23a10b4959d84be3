import Testing

@testable import SpecClaims

/// A rule for a moment holds then, and not always.
@Suite struct KeptMomentTests {
  @Test(arguments: [
    Expected(
      "You must close the tank when the pump has stopped.",
      "-refresh: has to close the tank within -refresh (when the pump has stopped)"),
    Expected(
      "Do not close the tank when the pump has stopped.",
      "-refresh: must not close the tank within -refresh (when the pump has stopped)"),
    Expected(
      "When the pump has stopped, you must close the tank.",
      "-refresh: has to close the tank within -refresh (When the pump has stopped)"),
    Expected(
      "In the case that the tank is full, you must not open a valve.",
      "-refresh: must not open a valve within -refresh (In the case that the tank is full)"),
    Expected(
      "If the valve is closed, it must close the pump.",
      "-refresh: has to close the pump within -refresh (If the valve is closed)"),
    Expected(
      "It can be called at any time, as long as the tank is open.",
      "-refresh: at any time (as long as the tank is open)"),
    Expected(
      "It may be called on any thread, provided the tank is open.",
      "-refresh: may be called on any thread (provided the tank is open)"),
    Expected(
      "The host does not draw any rows until the tank has been opened.",
      "The host draws rows: never before the tank has been opened"),
    Expected("The callback provided must return 0.", "The callback provided: has to return 0"),
    Expected(
      "The pump must not change the key when the tank has been closed.",
      "The pump: must not change the key (when the tank has been closed)"),
    Expected(
      "The row MUST NOT be changed by the interceptor.", "the interceptor: must not change the row"),
  ])
  func isKept(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test func aSentenceThatEndsInAColonIsNoDeclaration() throws {
    let page =
      "## `tank_stop()`\n\nThis function works like tank_fill() and more:\n\nThis function must not be called twice.\n"
    #expect(try read(page).map(\.canonical) == ["tank_stop(): called at most once"])
  }
}
