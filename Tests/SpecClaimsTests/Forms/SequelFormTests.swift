import Testing

@testable import SpecClaims

@Suite struct SequelFormTests {
  @Test(arguments: [
    Expected("The row is measured, then `-draw` is called.", "-draw: after the row is measured"),
    Expected(
      "The row's height is reset to zero, and then the row enters the hidden state.",
      "the row enters the hidden state: after the row's height is reset"),
    Expected("The host closes the row and then calls `-draw`.", "-draw: after the row is closed"),
    Expected("The host will close the row and then call `-draw`.", "-draw: after the row is closed"),
    Expected("`-measure` is called, and then the row is shown.", "the row is shown: after -measure"),
    Expected(
      "When it opens, the row is measured, then `-draw` may be called.",
      "-draw: after the row is measured (When it opens)"),
    Expected("`-measure` is called, followed by `-draw`.", "-draw: after -measure"),
    Expected(
      "`-measure` is called, followed by `-draw`, and finally `-show`.", "-draw: after -measure", "-show: after -draw"),
    Expected("First `-measure` is called, followed by `-draw`.", "-draw: after -measure"),
    Expected(
      "First, `-measure` is called. Then, `-draw` is called. Finally, `-show` is called.", "-draw: after -measure",
      "-show: after -draw"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence, by: SequelForm.self) == expected.claims)
  }

  @Test(arguments: [
    "If the row is measured, then `-draw` is called.", "The row is usually measured, then `-draw` is called.",
    "The row is not measured, then `-draw` is called.", "Measure the row, then call `-draw`.",
    "The row is tall, then `-draw` is called.", "The row is measured, and `-draw` is called.",
    "The row is measured, then `-draw` is not called.", "It is measured, then it is drawn.",
    "Do not measure the row and then call `-draw`.", "The host must not close the row and then call `-draw`.",
    "The row may be measured, then `-draw` is called.",
    "`-measure` is usually called, followed by `-draw`.", "`-measure` is not called, followed by `-draw`.",
    "`-measure` is called, followed by a pause.", "`-measure` may be called, followed by `-draw`.",
    "First calls of `-measure` are followed by `-draw`.", "If it fits, `-draw` is called. Finally, `-show` is called.",
    "The row is measured. Finally, the old size is used.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence, by: SequelForm.self).isEmpty)
  }

  @Test func whatMustNotBeDoneInARowIsNotForbiddenAlone() throws {
    #expect(
      try understood("The host must not close some rows and then call `-draw` for others.").allSatisfy {
        !$0.hasSuffix("must not close some rows")
      })
  }
}
