import Testing

@testable import SpecClaims

/// What goes on, is over, or may be going on, at the time of a call.
@Suite struct WhenItIsTests {
  @Test(arguments: [
    Expected(
      "Called when the host no longer needs the panel.",
      "-refresh: after the host no longer needs the panel"),
    Expected(
      "Called when the panel has been idle for a while.",
      "-refresh: after the panel has been idle for a while"),
    Expected(
      "Called when the app is starting.",
      "-refresh: while the app is starting"),
    Expected(
      "Called when the panel has been opened but not yet filled.",
      "-refresh: after the panel has been opened", "-refresh: before the panel is filled"),
    Expected(
      "It may be called when the panel is being filled.",
      "-refresh: while the panel is being filled"),
    Expected(
      "It might be called several times.",
      "-refresh: may be called many times"),
    Expected(
      "Rows can be emitted in this method but not after this method is called.",
      "Rows: never after -refresh"),
    Expected(
      "The panel has been filled by the time `open()` is called.",
      "The panel is filled: before open()"),
    Expected(
      "Changes are not visible until the next frame.",
      "Changes are visible: never before the next frame"),
    Expected(
      "The panel element is closed after the pump has stopped.",
      "The panel element is closed: after the pump has stopped"),
    Expected(
      "The host closes the element after the pump has stopped.",
      "the element is closed: after the pump has stopped"),
    Expected(
      "All futures are cancelled during the stopping stage.",
      "All futures are cancelled: during the stopping stage"),
    Expected(
      "Only one panel can exist per host.",
      "panel exists: at most once per host"),
    Expected(
      "At most one panel can exist per host.",
      "panel exists: at most once per host"),
  ]) func isTold(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "It may be called when the panel is open.",
    "It might be called.",
  ]) func isNotTold(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}
