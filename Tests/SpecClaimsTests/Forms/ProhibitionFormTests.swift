import Testing

@testable import SpecClaims

@Suite struct ProhibitionFormTests {
  @Test(arguments: [
    Expected("Do not create windows in this method.", "-refresh: must not create windows within -refresh"),
    Expected("You must never keep the event.", "-refresh: must not keep the event within -refresh"),
    Expected("Do not attempt to keep the event.", "-refresh: must not keep the event within -refresh"),
    Expected("You will not be able to send data."),
    Expected("Never call this method directly.", "-refresh: must not be called directly"),
    Expected("Avoid creating windows here.", "-refresh: must not create windows within -refresh"),
    Expected("You should avoid touching the window.", "-refresh: must not touch the window within -refresh"),
    Expected("You cannot call `-close` here.", "-refresh: must not call `-close` within -refresh"),
    Expected("Do not attempt to modify the window.", "-refresh: must not modify the window within -refresh"),
    Expected("It is forbidden to touch the window here.", "-refresh: must not touch the window within -refresh"),
    Expected("We do not recommend creating windows here.", "-refresh: must not create windows within -refresh"),
    Expected(
      "Make sure not to block the reader in this method.", "-refresh: must not block the reader within -refresh"),
    Expected("Never call this method from a callback.", "-refresh: must not be called in a callback"),
    Expected(
      "It is never allowed to touch the window after `-close` has returned.",
      "-refresh: must not touch the window after -close has finished"),
    Expected("It is wrong to repaint the window here.", "-refresh: must not repaint the window within -refresh"),
    Expected("You may not close the window here.", "-refresh: must not close the window within -refresh"),
    Expected(
      "You may not assume that the window is open.", "-refresh: must not assume the window is open"),
    Expected(
      "Never make assumptions about the size of the window.",
      "-refresh: must not make assumptions about the size of the window within -refresh"),
    Expected("Be very careful not to touch the window.", "-refresh: must not touch the window within -refresh"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "You may need to touch the window.",
    "Try not to create too many windows.",
    "Do not worry about the window.",
    "You may not need a window.",
    "You may not see the window.",
    "It may be necessary to close the window.",
    "You might not close the window here.",
    "Readers may not close the window here.",
    "If you may not close the window, ask.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}
