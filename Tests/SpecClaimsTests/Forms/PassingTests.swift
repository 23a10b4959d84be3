import Testing

@testable import SpecClaims

/// What a call comes to that is given the wrong thing, and calls that come too late.
@Suite struct PassingTests {
  @Test(arguments: [
    Expected("Passing null will make this method return an error.", "-refresh: error when misused: Passing null"),
    Expected(
      "Passing a shut tank makes it return `ESHUT` immediately.", "-refresh: error when misused: Passing a shut tank"),
    Expected(
      "Passing in a null row will make this method return immediately with no action.",
      "-refresh: no-effect when misused: Passing in a null row"),
    Expected("Passing null causes this method to throw.", "-refresh: exception when misused: Passing null"),
    Expected("Passing a shut tank causes the call to fail.", "-refresh: error when misused: Passing a shut tank"),
    Expected(
      "Subsequent invocations of `-close` will have no effect.",
      "-close: no-effect when misused: Subsequent invocations of `-close`"),
    Expected(
      "Further invocations of this method are ignored.",
      "-refresh: no-effect when misused: Further invocations of this method"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "Passing null makes it return immediately.", "Passing null makes the pump return an error.",
    "Passing null might make this method throw.", "Passing null does not make this method throw.",
    "Passing null causes the rows to fail.",
    "Passing `true` makes this method return the rows that fail with an error.",
    "Previous invocations of `-close` have no effect.",
  ]) func refuses(_ sentence: String) throws { #expect(try understood(sentence) == []) }
}
