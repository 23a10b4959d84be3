import Testing

@testable import SpecClaims

/// Calls that somebody keeps apart, and access from several threads.
@Suite struct KeptApartTests {
  @Test(arguments: [
    Expected(
      "The host always synchronizes each tank's callback functions.", "each tank's callback functions: serial"),
    Expected(
      "The host synchronizes these hooks so that they run one at a time.", "these hooks: serial"),
    Expected("The pump calls each listener in a row.", "each listener: serial"),
    Expected("Runs its rows in series.", "its rows: serial"),
    Expected(
      "If a tank leaks, the `drain` hooks of the pumps above that pump will not be called.",
      "the `drain` hooks of the pumps above that pump: never called (If a tank leaks)"),
    Expected(
      "The host does not synchronize the leak handlers.", "the leak handlers: not promised: serial"),
    Expected(
      "The library supports concurrent access from multiple processes and threads.", "The library: thread-safe"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "The host may synchronize the leak handlers.",
    "The host usually synchronizes the leak handlers.",
    "The host synchronizes the tanks.",
    "The pump may call each listener in a row.",
    "The pump calls it in a row of tanks.",
    "The library may support concurrent access from multiple threads.",
    "The library supports concurrent access from the main thread.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}
