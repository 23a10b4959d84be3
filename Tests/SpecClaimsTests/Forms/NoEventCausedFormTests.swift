import Testing

@testable import SpecClaims

@Suite struct NoEventCausedFormTests {
  @Test(arguments: [
    Expected(
      "Changing the height here does not trigger a new layout.",
      "layout: never called (by changing the height here)"),
    Expected("Closed rows will not receive `onPull` events.", "onPull: never called (for closed rows)"),
    Expected(
      "The panel never sends notifications for closed rows.",
      "notifications: never called (by the panel, for closed rows)"),
    Expected(
      "If the row is closed, the panel will not fire any callbacks.",
      "callbacks: never called (If the row is closed, by the panel)"),
    Expected("This does not call any hooks.", "hooks: never called (by -refresh)"),
    Expected("Closed rows do not send events or colours.", "events: never called (by closed rows)"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence, by: NoEventCausedForm.self) == expected.claims)
  }

  @Test(arguments: [
    "Changing the height does not usually trigger a layout.", "Changing the height must not trigger a layout.",
    "Changing the height may not trigger a layout.", "Changing the height triggers a layout.",
    "The panel does not send rows.", "Closed rows will not receive events after `-close`.",
    "Closed rows will not receive events until they open.", "Those do not receive events.",
    "The panel does not only send events.", "The panel does not send every event.",
    "Do not trigger an update.", "The panel does not necessarily send events.",
    "Closed rows do not receive events and never open.", "Does the panel not send events?",
    "The panel does not send events again.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence, by: NoEventCausedForm.self).isEmpty)
  }
}
