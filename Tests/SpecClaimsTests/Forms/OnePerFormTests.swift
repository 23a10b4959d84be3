import Testing

@testable import SpecClaims

@Suite struct OnePerFormTests {
  @Test(arguments: [
    Expected(
      "A new buffer is created for every request.",
      "buffer is created: exactly once per request"),
    Expected(
      "For each connection, one handler is made.",
      "handler is made: exactly once per connection"),
    Expected(
      "The host creates a new tank for each pump.",
      "tank is created: exactly once per pump"),
    Expected(
      "There is exactly one loop per thread.",
      "loop exists: exactly once per thread"),
    Expected("The host allows only one `-fill` per pass.", "-fill: called at most once per pass"),
    Expected("Only one call to `-fill` may be made per pass.", "-fill: called at most once per pass"),
    Expected("At most one `-fill` is allowed for each pass.", "-fill: called at most once per pass"),
    Expected("At most one hook runs per pass.", "hook: called at most once per pass"),
    Expected("Exactly one row handler is called for each request.", "row handler: called exactly once per request"),
    Expected("Only one hook is run per pass.", "hook: called at most once per pass"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence, by: OnePerForm.self) == expected.claims)
  }

  @Test(arguments: [
    "At most one hook may run per pass.", "At most one hook usually runs per pass.",
    "At most one hook is drawn per pass.",
    "At most two hooks run per pass.", "At most one hook of the panel runs per pass.",
    "At most one hook calls the pump per pass.", "At most one hook runs the pump per pass.", "At most one hook runs.",
    "Buffers are created for every request.",
    "A new buffer is usually created for every request.",
    "A new buffer may be created for every request.",
    "You create a new tank for each pump.",
    "There is a loop per thread.",
    "A new buffer is not created for every request.",
    "A new buffer is created for speed.",
    "The host allows one `-fill` per pass.", "The host does not allow only one `-fill` per pass.",
    "The host usually allows only one `-fill` per pass.", "Only one `-fill` is made per pass.",
    "For each `opening` event, there is exactly one `closing` event.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence, by: OnePerForm.self).isEmpty)
  }
}
