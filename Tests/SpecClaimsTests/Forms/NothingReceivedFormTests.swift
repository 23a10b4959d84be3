import Testing

@testable import SpecClaims

@Suite struct NothingReceivedFormTests {
  @Test(arguments: [
    Expected("You will not receive any more rows after this call.", "rows: never after -refresh"),
    Expected("After this call, you will get no further rows.", "rows: never after -refresh"),
    Expected(
      "Once the dial has stopped, the listener receives no more light events.",
      "light events: never after the dial has stopped"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence, by: NothingReceivedForm.self) == expected.claims)
  }

  @Test(arguments: [
    "You will not receive any more rows.", "You will often receive no more rows after this call.",
    "You might receive no more rows after this call.", "You will receive more rows after this call.",
    "You will not receive the rows after this call.", "Will you receive no more rows after this call?",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence, by: NothingReceivedForm.self).isEmpty)
  }
}
