import Testing

@testable import SpecClaims

@Suite struct SequenceFormTests {
  @Test(arguments: [
    Expected(
      "These hooks are called in the following order:\n\n- `-open`\n- `-draw`\n- `-close`",
      "-open and -draw and -close: called in this order: -open, -draw, -close"),
    Expected(
      "The hooks run in this order: `-willLoad`, `-load` and finally `-didLoad`.",
      "-willLoad and -load and -didLoad: called in this order: -willLoad, -load, -didLoad"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "These hooks are called:\n\n- `-open`\n- `-draw`",
    "The hooks are named in this order: they run.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}
