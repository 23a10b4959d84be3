import Testing

@testable import SpecClaims

/// Calls that are told by whoever gets them.
@Suite struct ReceivedCallTests {
  @Test(arguments: [
    Expected(
      "Listeners receive `onShow` before `onHide`.",
      "onShow: before onHide"),
    Expected(
      "The observer gets an `onHide` call after each row.",
      "onHide: after each row"),
    Expected(
      "Filters will receive `onShow` followed by `onHide`.",
      "onHide: after onShow"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "The observer gets an `onHide` call.",
    "Some observers get an `onHide` call after each row.",
    "The observer usually gets an `onHide` call after each row.",
    "The observer may get an `onHide` call after each row.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}
