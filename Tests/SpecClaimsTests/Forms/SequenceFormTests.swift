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
    Expected(
      "When it opens, the following hooks are called in order: `-load`, `-draw` and `-show`.",
      "-load and -draw and -show: called in this order: -load, -draw, -show (When it opens)"),
    Expected(
      "The host calls the hooks in the following order when it opens: `-load`, `-draw`.",
      "-load and -draw: called in this order: -load, -draw (when it opens)"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "These hooks are called:\n\n- `-open`\n- `-draw`",
    "The hooks are named in this order: they run.", "You can call the hooks in this order: `-load`, `-draw`.",
    "The host usually calls the hooks in this order: `-load`, `-draw`.",
    "The host does not call the hooks in this order: `-load`, `-draw`.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}
