import Testing

@testable import SpecClaims

@Suite struct ReturnedFutureFormTests {
  @Test(arguments: [
    Expected(
      "Returns a promise which resolves after the file is closed.",
      "promise is resolved: after the file is closed"),
    Expected(
      "It returns a future that is completed when the pump has stopped.",
      "future is completed: after the pump has stopped"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence, by: ReturnedFutureForm.self) == expected.claims)
  }

  @Test(arguments: [
    "Returns a promise which resolves to the file.",
    "Returns a promise that may resolve after the file is closed.",
    "Returns a promise that does not resolve after the file is closed.",
    "Returns a promise which normally resolves after the file is closed.",
    "Returns a file which is read after the promise.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence, by: ReturnedFutureForm.self).isEmpty)
  }
}
