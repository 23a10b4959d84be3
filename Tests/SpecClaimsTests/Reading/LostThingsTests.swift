import Testing

@testable import SpecClaims

/// Things that are sent at the wrong time and are lost.
@Suite struct LostThingsTests {
  @Test(arguments: [
    Expected(
      "Rows sent while the panel is hidden are dropped.",
      "Rows: no-effect when misused: Rows sent while the panel is hidden"),
    Expected(
      "Values emitted when the panel is not shown, are silently ignored.",
      "Values: no-effect when misused: Values emitted when the panel is not shown"),
    Expected(
      "Events delivered after `shut` are silently discarded.",
      "Events delivered after `shut`: no-effect when misused: Events delivered after `shut`"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "Events delivered after `shut` may be discarded.",
    "Some events delivered after `shut` are discarded.",
    "Events delivered by a host are discarded.",
    "Rows sent while the panel is hidden are counted.",
    "Rows sent while the panel is hidden are not dropped.",
    "A row that is sent while the panel is hidden is sometimes dropped.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}
