import Testing

@testable import SpecClaims

/// What whoever calls a method has to do is not done in the method.
@Suite struct CallerScopeTests {
  @Test(arguments: [
    Expected("Open a tank.\n\nYou must close the tank.", "whoever calls tank_open(): has to close the tank"),
    Expected("Open a tank.\n\nThe application must free the key.", "The application: has to free the key"),
    Expected("The caller must not free the key.", "The caller: must not free the key"),
    Expected("Callers must free the key.", "Callers: has to free the key"),
    Expected(
      "Called when a tank opens.\n\nThe application must free the key.",
      "tank_open(): has to free the key within tank_open()"),
  ])
  func holdsInTheMethodOnlyForThoseWhoWriteIt(_ expected: Expected) throws {
    #expect(try understood(expected.sentence, under: "`tank_open()`") == expected.claims)
  }
}
