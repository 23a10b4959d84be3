import Testing

@testable import SpecClaims

/// What is said of one of the methods in the heading, which the reader cannot tell from the others.
@Suite struct OneOfSeveralTests {
  @Test(arguments: [
    "You must call super in the first.", "In the second, call `super`.", "You must call super in the last one.",
    "The others must not be called while `drain()` is running.",
  ]) func isNotSaidOfAll(_ sentence: String) throws {
    #expect(try understood(sentence, under: "`fill()`, `drain()` and `stop()`").isEmpty)
  }

  @Test func whatIsSaidOfAllStays() throws {
    let both = try understood("You must call super in these methods.", under: "`fill()` and `drain()`")
    #expect(both == ["fill() and drain(): super must be called"])
  }
}
