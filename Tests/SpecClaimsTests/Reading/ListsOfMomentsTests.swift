import Testing

@testable import SpecClaims

/// A moment may be a list, to its last noun.
@Suite struct ListsOfMomentsTests {
  @Test(arguments: [
    Expected(
      "Called before `a()`, `b()`, and `c()`.",
      "-refresh: before a()", "-refresh: before b()", "-refresh: before c()"),
    Expected(
      "Called before fit, drain, or test.",
      "-refresh: before fit, drain, or test"),
    Expected(
      "Called at the end of fit (fill + drain), drain, or test.",
      "-refresh: at the end of fit, drain, or test"),
  ]) func areWhole(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    Expected(
      "It is called after the fill, and the tank, the valve, and the pump are closed.",
      "-refresh: after the fill"),
    Expected(
      "It is called before the fill, on main, and once.",
      "-refresh: every call is on the main thread", "-refresh: called exactly once", "-refresh: before the fill"),
  ]) func endBeforeAClause(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "Rows become idle when either their valve has opened, or when their timeout has elapsed.",
    "The valve becomes idle until you open it again.",
    "Data is allocated with `make()` before `open()` and deallocated after `close()`.",
    "Emitted once when the tank is opened, and then each time the tank is changed.",
  ]) func areRefusedByHalves(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}
