import Testing

@testable import SpecClaims

/// What comes next is told in a sentence of its own.
@Suite struct SequelSentenceTests {
  @Test(arguments: [
    Expected("The row is measured. Then the panel is closed.", "the panel is closed: after the row is measured"),
    Expected("The host opens the row. The panel is then closed.", "the panel is closed: after the row is opened"),
    Expected("`-measure` is called. `-draw` is then called.", "-draw: after -measure"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence, by: SequelForm.self) == expected.claims)
  }

  @Test(arguments: [
    "If it is open, the row is measured. Then the panel is closed.",
    "The row may be measured. Then the panel is closed.",
    "The row is tall. Then the panel is closed.", "The row is measured. Then close the panel.",
    "The row is measured. The panel is then usually closed.",
    "The row is measured when it opens. The panel is then closed.", "It is measured. Then the panel is closed.",
    "The row is usually measured. Then the panel is closed.", "The row is not measured. Then the panel is closed.",
    "The row is called `Line`. Then the panel is closed.", "The rows before and after the line are closed.",
    "The row is measured. If so, then the panel is closed.", "The row is measured. The panel is closed.",
    "The row is measured.\n\n#### Later\n\nThen the panel is closed.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence, by: SequelForm.self).isEmpty)
  }
}
