import Testing

@testable import SpecClaims

@Suite struct UnneededFormTests {
  @Test(arguments: [
    Expected(
      "Observers do not need to send a request in this way.",
      "Observers: not promised: has to send a request in this way"),
    Expected("No locks are needed.", "-refresh: not promised: has to take a lock: locks"),
    Expected(
      "Observers do not need to send a request first.", "Observers: not promised: has to send a request first"),
    Expected("It is not necessary to call `-open`.", "-refresh: not promised: has to call `-open`"),
    Expected("You should not need to override this method.", "-refresh: not promised: has to be overridden"),
    Expected(
      "You do not have to close the handle yourself.", "-refresh: not promised: has to close the handle yourself"),
    Expected("Callers need not call `-open` again.", "Callers: not promised: has to call `-open`"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence, by: UnneededForm.self) == expected.claims)
  }

  @Test(arguments: [
    "No locks are usually needed.",
    "No windows are needed.", "It is usually not necessary to call `-open`.", "It is necessary to call `-open`.",
    "It is not necessary to think about it.", "It may not be necessary to call `-open`.",
    "Observers usually do not need to send a request.",
    "Callers do not have to do anything.",
    "It does not need to be full.", "It does not need to be called in a hook.",
    "Callers must not call `-open` again.",
    "We do not need to call `-open`.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence, by: UnneededForm.self).isEmpty)
  }
}
