import Testing

@testable import SpecClaims

@Suite struct HeldLockFormTests {
  @Test(arguments: [
    Expected(
      "This method must be called with the panel lock held.",
      "-refresh: has to hold the panel lock (when calling this method)"),
    Expected(
      "Must be called while holding the mutex.", "-refresh: has to hold the mutex (when calling this method)"),
    Expected("It needs to be called with the lock held.", "-refresh: has to hold the lock (when calling this method)"),
    Expected("It must be called with the tank locked.", "-refresh: has to lock the tank (when calling this method)"),
    Expected(
      "It must be called without the lock held.", "-refresh: must not hold the lock (when calling this method)"),
    Expected("It must be called with no locks held.", "-refresh: must not hold locks (when calling this method)"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence, by: HeldLockForm.self) == expected.claims)
  }

  @Test(arguments: [
    "This method may be called with the lock held.",
    "This method must not be called with the lock held.",
    "This method must not be called without the lock held.",
    "This method must usually be called with the lock held.",
    "This method must be called with the panel open.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence, by: HeldLockForm.self).isEmpty)
  }
}
