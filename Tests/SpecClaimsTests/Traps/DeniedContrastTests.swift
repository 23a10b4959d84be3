import Testing

@testable import SpecClaims

/// What is denied ends where it is told what holds instead.
@Suite struct DeniedContrastTests {
  @Test(arguments: [
    Expected(
      "It is not called on main, but on a worker.",
      "-refresh: no call is on the main thread", "-refresh: every call is on a background thread"),
    Expected(
      "It is never called on main, and always after `-open`.",
      "-refresh: no call is on the main thread", "-refresh: after -open"),
    Expected(
      "It is not called before `-open` but after `-close`.",
      "-refresh: never before -open", "-refresh: after -close"),
    Expected(
      "It must not block but return at once.",
      "-refresh: must not block within -refresh"),
    Expected(
      "It should not block, but return quickly.",
      "-refresh: must not block within -refresh", "-refresh: has to return quickly within -refresh"),
    Expected(
      "It must not open the tank, but close it.",
      "-refresh: must not open the tank within -refresh"),
    Expected(
      "The tank must not be closed but drained.",
      "-refresh: must not close the tank"),
    Expected(
      "Do not call `open()` but `openLater()`.",
      "open(): must not be called"),
    Expected(
      "Pumps should not compute new rows, but only cause leaks.",
      "Pumps: must not compute new rows"),
    Expected(
      "It cannot be called on main but on a worker.",
      "-refresh: no call is on the main thread", "-refresh: may be called on a background thread"),
    Expected(
      "You may call `-drain` here but note that it must be shut before `-open`.",
      "-refresh: may call `-drain` within -refresh"),
  ]) func holdInstead(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    Expected(
      "It must not be called on any thread but main.",
      "-refresh: every call is on the main thread"),
    Expected(
      "It is always called on main, and never after `-close`.",
      "-refresh: every call is on the main thread", "-refresh: never after -close"),
    Expected(
      "Resources of others, but not those of the host, must not be closed here.",
      "-refresh: must not close resources of others, within -refresh"),
  ]) func isStillWhole(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "It is not only called on main but also on a worker.",
    "It is not called only on main but on a worker.",
    "It must not open the tank but pump.",
    "Do nothing but call `-open`.",
  ]) func isNotTakenApart(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}
