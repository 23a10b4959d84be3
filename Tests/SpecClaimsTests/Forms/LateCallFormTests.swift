import Testing

@testable import SpecClaims

/// Calls that come too late, too early or once too often, and are ignored.
@Suite struct LateCallFormTests {
  @Test(arguments: [
    Expected(
      "Calls made after `shut` are silently discarded.",
      "-refresh: no-effect when misused: -refresh after `shut`"),
    Expected(
      "Calls to this method before `show` are ignored.",
      "-refresh: no-effect when misused: -refresh before `show`"),
    Expected(
      "A second invocation has no effect.",
      "-refresh: no-effect when misused: -refresh again"),
    Expected(
      "Only the first call has an effect.",
      "-refresh: no-effect when misused: -refresh again"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "Calls made after `shut` may be ignored.",
    "Calls made after `shut` are not ignored.",
    "Some calls made after `shut` are ignored.",
    "A call has an effect.",
    "The first call has an effect.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}
