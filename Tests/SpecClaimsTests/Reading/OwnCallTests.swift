import Testing

@testable import SpecClaims

/// Whoever is told not to call "this function" from somewhere is told about that function.
@Suite struct OwnCallTests {
  @Test(arguments: [
    Expected(
      "You may not call this function from code that is run by a pump.",
      "-refresh: must not be called from code that is run by a pump"),
    Expected(
      "Never call this from within a transaction.", "-refresh: must not be called from within a transaction"),
    Expected("You must not call it directly from a handler.", "-refresh: must not be called directly in a handler"),
    Expected("Do not use this function in a handler.", "-refresh: must not be called in a handler"),
    Expected(
      "If the tank is open, you must not call this from a handler.",
      "-refresh: must not be called in a handler (If the tank is open)"),
    Expected(
      "It is not safe to call this function from a handler.", "-refresh: must not be called in a handler"),
    Expected("You must call this function from within a pump's handler.", "-refresh: during a pump's handler"),
    Expected("You must call this from code that runs in a pump.", "-refresh: during code that runs in a pump"),
    Expected("Pump code should never explicitly call this method.", "-refresh: must not be called by pump code"),
    Expected(
      "Plugin code must not call this function from a destructor.",
      "-refresh: must not be called from a destructor by plugin code"),
    Expected("Take care not to call it too often.", "-refresh: must not be called too often"),
    Expected("It must not be called too often, to save power.", "-refresh: must not be called too often"),
    Expected("May NOT be called from a handler.", "-refresh: must not be called in a handler"),
    Expected("May not be called from a handler.", "-refresh: must not be called in a handler"),
    Expected(
      "It must not be called from a handler that empties it.",
      "-refresh: must not be called in a handler that empties it"),
    Expected(
      "It must not be called in a handler emptying the tank.",
      "-refresh: must not be called in a handler emptying the tank"),
    Expected(
      "To avoid a leak this function must not be called in a transaction.",
      "-refresh: must not be called in a transaction"),
    Expected("Never call this function with a closed tank.", "-refresh: must not be called with a closed tank"),
    Expected(
      "Do not use this function as a replacement for `-open`.",
      "-refresh: must not be called as a replacement for `-open`"),
    Expected("Do not use this function for closing tanks.", "-refresh: must not be called for closing tanks"),
    Expected(
      "It must never be called from a handler or from a destructor.",
      "-refresh: must not be called in a handler or from a destructor"),
    Expected("Pumps must not call this function.", "-refresh: must not be called by pumps"),
  ]) func isSaidOfTheFunction(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "You should usually not call this function from a handler.",
    "You might not call this function from a handler.",
    "You may call this function from a handler.",
    "May not be called in the background.",
    "It is an error to call this function at this point.",
    "This must only be called from Java code.",
    "Pump code must not call this function from the main thread.",
    "Did you call this function from a handler?",
    "Pumps might not call this function.",
  ]) func isNotRead(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }

  /// Another method's call is forbidden in a place; the function of the section is not.
  @Test func isSaidOfSomethingElse() throws {
    let claims = try understood("Do not call `-drain` from this function.")
    #expect(claims == ["-refresh: must not call `-drain` within -refresh"])
  }
}
