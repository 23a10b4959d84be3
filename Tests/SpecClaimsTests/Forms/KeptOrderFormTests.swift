import Testing

@testable import SpecClaims

@Suite struct KeptOrderFormTests {
  @Test(arguments: [
    Expected("The order of the rows is preserved.", "rows: called in the order of the rows"),
    Expected("Strict ordering is guaranteed for each tank.", "-refresh: called in strict ordering for each tank"),
    Expected("The queue preserves the order of the messages.", "messages: called in the order of the messages"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence, by: KeptOrderForm.self) == expected.claims)
  }

  @Test(arguments: [
    "The order of the rows is not preserved.", "The order of the rows is usually preserved.",
    "The order is defined by the client.", "The order may be preserved.", "The order is kept.",
    "The map preserves insertion order.", "Ordering is guaranteed only within a tank.",
    "You guarantee the order of the rows.", "The order form is kept.", "Keep the order of the rows.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence, by: KeptOrderForm.self).isEmpty)
  }
}
