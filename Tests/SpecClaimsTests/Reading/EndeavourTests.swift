import Testing

@testable import SpecClaims

/// Who has to be careful to do something, has to do it.
@Suite struct EndeavourTests {
  @Test(arguments: [
    Expected("The host must take care to close the window.", "The host: has to close the window"),
    Expected("The host must be careful not to touch the view.", "The host: must not touch the view"),
    Expected("The plugin should not attempt to open the window.", "-refresh: must not open the window"),
    Expected("The host must make sure to close the window.", "The host: has to close the window"),
    Expected("The drivers should avoid opening windows.", "The drivers: must not open windows"),
    Expected("The drivers should avoid flooding the tank.", "The drivers: must not flood the tank"),
    Expected("Take care to close the window.", "-refresh: has to close the window within -refresh"),
    Expected("The drivers should be prepared to handle this.", "The drivers: has to handle this"),
    Expected("The drivers must handle this properly.", "The drivers: has to handle this properly"),
    Expected(
      "It is the duty of the host to be ready to close the window.", "the host: has to close the window"),
    Expected("The host must be prepared to handle closed windows.", "The host: has to handle closed windows"),
    Expected("The host must be able to deal with closed windows.", "The host: has to deal with closed windows"),
    Expected("It is up to the host to close the window.", "the host: has to close the window"),
    Expected("Care should be taken not to touch the view.", "-refresh: must not touch the view within -refresh"),
    Expected(
      "Care should be taken to close the window as doing otherwise may block it.",
      "-refresh: has to close the window within -refresh"),
    Expected("Great care must be taken to close the window.", "-refresh: has to close the window within -refresh"),
    Expected(
      "Care must be taken that the window is closed.", "-refresh: has to close the window within -refresh"),
  ]) func isAsked(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "The host takes care to close the window.",
    "The host might be careful to close the window.",
    "The host must be able to close the window.",
    "The host must be prepared to close the window.",
    "It is up to the host to decide about the window.",
    "Make sure to close the window if you only want a smaller one.",
    "It is not up to the host to close the window.",
    "Make sure to consult the relevant section.",
    "Take care of the window.",
    "Care was taken not to touch the view.",
    "Care must be taken when the window is closed.",
    "The host may be able to handle closed windows.",
    "The host must be careful to avoid opening windows.",
    "Must the host take care to close the window?",
  ]) func isNotAsked(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}
