import Testing

@testable import SpecClaims

@Suite struct EventOrderFormTests {
  @Test(arguments: [
    Expected(
      "Only after the valve has been shut will the host start pumping.",
      "the host starts pumping: never before the valve has been shut"),
    Expected(
      "The frame cannot be opened after the panel has closed.", "The frame is opened: never after the panel has closed"),
    Expected("The frame is computed before the panel is drawn.", "The frame is computed: before the panel is drawn"),
    Expected("The panel closes its rows before the window.", "its rows are closed: before the window"),
    Expected(
      "The panel obtains this lock before calling your handler.", "this lock is obtained: before calling your handler"),
    Expected(
      "If the rows are dirty, the panel will automatically release the dial after calling `-close`.",
      "the dial is released: after -close (If the rows are dirty)"),
    Expected("The inner hooks run before the outer hooks.", "The inner hooks: before the outer hooks"),
    Expected(
      "The window is not opened until the panel is drawn.", "The window is opened: never before the panel is drawn"),
    Expected("This may only be set before the panel is drawn.", "-refresh: never after the panel is drawn"),
    Expected("The file is closed after the reader has finished.", "The file is closed: after the reader has finished"),
    Expected(
      "The value is written before any listener hears of it.",
      "The value is written: before any listener hears of it"),
    Expected(
      "Readers receive `-open` before the first row.",
      "-open: before the first row"),
    Expected(
      "Hidden rows will continue drawing after `-close` returns.",
      "Hidden rows continue drawing: after -close has finished"),
    Expected(
      "The cleaning takes place before and after each draw.", "The cleaning happens: before each draw",
      "The cleaning happens: after each draw"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "The reader checks the file before closing it.",
    "The reader waits until the file is closed.", "The panel will retry drawings until the dial turns.",
    "The panel stores the row before checking it.", "The panel displays the part before the dial.",
    "The panel adds a row after the last one.",
    "The panel likes the dial before the row is drawn.",
    "Rows might be moved before the panel is drawn.",
    "The window remains open after the panel is gone.",
    "The sign is written before the name.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}
