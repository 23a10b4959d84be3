import Testing

@testable import SpecClaims

/// Deeds that are counted, late changes, and acts on a thread.
@Suite struct ThingCountOfDeedsTests {
  @Test(arguments: [
    Expected("Each row is drawn exactly once.", "Each row is drawn: exactly once"),
    Expected("A row is drawn only once.", "A row is drawn: at most once"),
    Expected("A tank can only be filled once.", "A tank is filled: at most once"),
    Expected(
      "Rows added after `-drain` are ignored.",
      "Rows added after `-drain`: no-effect when misused: Rows added after `-drain`"),
    Expected(
      "Accessing the tank from a background thread is not allowed.",
      "-refresh: must not access the tank on background thread"),
    Expected("You must call all the drain hooks before calling `-fill`.", "all the drain hooks: before -fill"),
  ]) func areRead(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "A row is drawn once.", "A row is known only once.", "Rows added by the host are ignored.",
    "The row added after the others is green.", "Accessing it from a background thread is not allowed.",
    "Accessing the tank from any thread is not allowed.", "Accessing the tank from a background thread is allowed.",
  ]) func areLeft(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}
