import Testing

@testable import SpecClaims

@Suite struct ThreadDeedFormTests {
  @Test(arguments: [
    Expected("The render thread draws the rows.", "the rows are drawn: every call is on the render thread"),
    Expected(
      "A worker thread processes incoming leaks.", "incoming leaks are processed: every call is on a background thread"),
    Expected("The log is written by the log thread.", "The log is written: every call is on the log thread"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence, by: ThreadDeedForm.self) == expected.claims)
  }

  @Test(arguments: [
    "The render thread may draw the rows.", "The render thread takes the key.", "A thread draws the rows.",
    "The render thread draws them.", "The log is written by the host.", "The render thread drew the rows.",
    "After `-fill`, the render thread draws the rows.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence, by: ThreadDeedForm.self).isEmpty)
  }
}
