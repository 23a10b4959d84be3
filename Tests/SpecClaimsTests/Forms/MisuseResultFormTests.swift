import Testing

@testable import SpecClaims

@Suite struct MisuseResultFormTests {
  @Test(arguments: [
    Expected(
      "Never open windows here, because that leads to a deadlock.", "-refresh: must not open windows within -refresh",
      "-refresh: deadlock when misused: open windows within -refresh"),
    Expected(
      "Never access `window` in this method, because it forces the window to be created early.",
      "-refresh: must not access `window` within -refresh",
      "-refresh: to access `window` within -refresh means that the window is created early"),
    Expected(
      "This hook cannot be called from within a row, as this would cause a deadlock.",
      "-refresh: must not be called from within a row", "-refresh: deadlock when misused: the call from within a row"),
    Expected(
      "Never block here because it would deadlock.", "-refresh: must not block within -refresh",
      "-refresh: deadlock when misused: blocking within -refresh"),
    Expected(
      "This hook must not block on the queue, because that leads to a deadlock.",
      "-refresh: must not block on the queue within -refresh",
      "-refresh: deadlock when misused: blocking on the queue within -refresh"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "It forces the window to be created early.", "As this would perhaps deadlock.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}
