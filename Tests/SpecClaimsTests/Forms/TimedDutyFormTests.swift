import Testing

@testable import SpecClaims

@Suite struct TimedDutyFormTests {
  @Test(arguments: [
    Expected("You must open the tank before calling `-fill`.", "the tank is opened: before -fill"),
    Expected(
      "The host must create a row before the pump is stopped.", "a row is created: before the pump is stopped"),
    Expected(
      "The host must create a new row for the tank before invoking any pumps.",
      "a new row for the tank is created: before invoking any pumps"),
    Expected("You must open the tank before this method is called.", "the tank is opened: before -refresh"),
    Expected(
      "All rows that you have made must first be drained.", "All rows that you have made are drained: before -refresh"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "The host must check the level before proceeding.", "Clients must supply a row before activating themselves.",
    "You must draw the row before returning it.", "Do not open the tank before calling `-fill`.",
    "You may open the tank before calling `-fill`.", "You must open the tank and the valve before calling `-fill`.",
    "The tank must open the valve before calling `-fill`.", "You must open it before calling `-fill`.",
    "If you want a row, you must open the tank before calling `-fill`.", "They must first be drained.",
    "After a reset, you must open the tank before calling `-fill`.",
    "All rows should usually first be drained.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence, by: TimedDutyForm.self).isEmpty)
  }
}
