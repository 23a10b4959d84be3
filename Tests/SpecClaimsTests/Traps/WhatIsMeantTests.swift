import Testing

@testable import SpecClaims

/// Sentences whose first look misleads: comparisons, commands behind a denial, choices, instances.
@Suite struct WhatIsMeantTests {
  @Test(arguments: [
    Expected(
      "This hook, like `open()`, is called on main.",
      "-refresh: every call is on the main thread"),
    Expected(
      "It is, like `open()`, called on main.",
      "-refresh: every call is on the main thread"),
    Expected(
      "All other hooks are called on main.",
      "every method but -refresh: every call is on the main thread"),
    Expected(
      "Subclasses that override this should call super.",
      "-refresh: super must be called"),
    Expected(
      "Calls to this method are serialized.",
      "-refresh: serial"),
    Expected(
      "Do not call this, call `open()`.",
      "-refresh: must not be called"),
    Expected(
      "It is called on main until the tank is open.",
      "-refresh: every call is on the main thread (until the tank is open)"),
    Expected(
      "It is called on main even if the tank is closed.",
      "-refresh: every call is on the main thread"),
    Expected(
      "You must drain the tank or close it.",
      "-refresh: has to drain the tank or close it within -refresh"),
  ]) func isRead(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "You must call this on main or close the tank.",
    "Do not call this or `open()`.",
    "It is called e.g. on main.",
    "It is called on main, among others.",
    "It is called on main in no case.",
    "It is called on main, for instance.",
    "It is called on main the first time.",
  ]) func isLeft(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}
