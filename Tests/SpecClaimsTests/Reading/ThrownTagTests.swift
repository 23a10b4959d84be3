import Testing

@testable import SpecClaims

/// What a method throws, as comments tag it.
@Suite struct ThrownTagTests {
  @Test(arguments: [
    Expected(
      "- Throws `StateException`: if `shut` has been called",
      "-refresh: exception when misused: if `shut` has been called"),
    Expected(
      "**Throws:** `StateException` if the panel has been closed.",
      "-refresh: exception when misused: if the panel has been closed"),
    Expected(
      "Raises: `StateError` - if the panel has been closed",
      "-refresh: exception when misused: if the panel has been closed"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "- Throws `ArgumentException`: if the level is negative",
    "- Throws `StateException`: the panel",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}
