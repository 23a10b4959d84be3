import Testing

@testable import SpecClaims

@Suite struct OrderUndefinedFormTests {
  @Test(arguments: [
    Expected(
      "The order in which the valves are shut is unspecified.",
      "valves: not promised: before one another"),
    Expected(
      "The order of `-open` and `-close` is not defined.",
      "-open and -close: not promised: before one another"),
    Expected(
      "The relative order of brush strokes is not guaranteed to be the same on all hosts.",
      "brush strokes: not promised: before one another"),
    Expected(
      "The order in which it is called is not guaranteed.",
      "-refresh: not promised: before one another"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence, by: OrderUndefinedForm.self) == expected.claims)
  }

  @Test(arguments: [
    "The order of the valves is not guaranteed to be usually the same.",
    "The order in which the valves are shut is guaranteed.",
    "The order may be undefined.",
    "The order form is not defined.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence, by: OrderUndefinedForm.self).isEmpty)
  }
}
