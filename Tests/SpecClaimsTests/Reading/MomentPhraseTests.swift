import Testing

@testable import SpecClaims

/// Moments that several words name, and what may stand around them.
@Suite struct MomentPhraseTests {
  @Test(arguments: [
    Expected("It is called by the host as soon as there is light.", "-refresh: immediately after there is light"),
    Expected(
      "The lamp is started as soon as the switch is turned.",
      "The lamp is started: immediately after the switch is turned"),
    Expected("It is called upon successful completion.", "-refresh: after successful completion"),
    Expected("It is called on completion of the sweep.", "-refresh: after completion of the sweep"),
    Expected("It runs in the middle of the sweep.", "-refresh: during the sweep"),
    Expected("The lamp is started by the time this is called.", "The lamp is started: before -refresh"),
    Expected("The lamp must be started before calling this method.", "The lamp is started: before -refresh"),
    Expected("The lamp must have been started before this is called.", "The lamp is started: before -refresh"),
    Expected("At this point, the lamp has been started.", "-refresh: after the lamp has been started"),
    Expected("The lamp has not been started yet when this is called.", "-refresh: before The lamp has been started"),
    Expected("When this is called, the lamp is not started yet.", "-refresh: before the lamp has been started"),
    Expected(
      "First the lamp is started, and then the door is opened.", "the door is opened: after the lamp is started"),
    Expected("The sweep takes place after the lamp is started.", "The sweep happens: after the lamp is started"),
    Expected(
      "The gauge is set to one before the sweep starts and to two before it ends.",
      "The gauge is set: before the sweep starts", "The gauge is set: before it ends"),
    Expected(
      "Contrary to `-close`, this is called before the lamp is started.", "-refresh: before the lamp is started"),
    Expected("Call `-open` first.", "-open: before -refresh"),
    Expected("Occurs after the lamp is started.", "-refresh: after the lamp is started"),
    Expected("Posted after the lamp is started.", "-refresh: after the lamp is started"),
    Expected("Callback function, called before the lamp is started.", "-refresh: before the lamp is started"),
    Expected("This is the first hook called after the lamp is started.", "-refresh: after the lamp is started"),
    Expected(
      "It is never called by user code.",
      "-refresh: must not be called by user code"),
  ]) func isRead(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "It is called as soon as possible.", "It is often called as soon as there is light.",
    "Progress is told on lamp completion.", "At this point, the lamp may have been started.",
    "At this point, the lamp is started.",
    "First light is seen then.", "Is it called as soon as there is light?", "Posted letters are read.",
    "Calls when the lamp is started are ignored.",
  ]) func isNotRead(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}

/// What is told with a condition of its own, or as the outcome of what stands in front.
@Suite struct OutcomeTests {
  @Test func meansIf() throws {
    #expect(
      try understood("That means if the dial is removed, this method will not be called.")
        == ["-refresh: never called (if the dial is removed)"])
  }

  @Test(arguments: [
    "The sweep is considered over and `-close` is not called.", "Rows are drawn in many threads simultaneously.",
  ]) func isNoClaimOfItsOwn(_ sentence: String) throws {
    #expect(try read("## Panel\n\n### `-refresh`\n\n\(sentence)\n").isEmpty)
  }

  @Test(arguments: [
    "Rows are run from the top, regardless of what the level is when the pump is filled.",
    "It is called by the host that runs every frame.", "It is called every frame rate change.",
    "This event triggers.", "Triggers are cleared.",
  ]) func whatItDoesNotDependOn(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }

  @Test func waitsInTheBackground() throws {
    #expect(try understood("Waits until the dial has stopped.", under: "`-stopAsync`").isEmpty)
  }
}

/// How often, since when no longer, how soon, and where.
@Suite struct CountAndPlaceTests {
  @Test(arguments: [
    Expected("Call this only once.", "-refresh: called at most once"),
    Expected("Do not call it more than once.", "-refresh: called at most once"),
    Expected("It is called every frame.", "-refresh: called exactly once per frame"),
    Expected("It is called once per frame, not once per row.", "-refresh: called exactly once per frame"),
    Expected("It is called once for each row, and not for every frame.", "-refresh: called exactly once per row"),
    Expected("It is called each event loop tick.", "-refresh: called exactly once per event loop tick"),
    Expected("It is called by the host every frame.", "-refresh: called exactly once per frame"),
    Expected("It will no longer be called once the dial has stopped.", "-refresh: never after the dial has stopped"),
    Expected("Returns right away.", "-refresh: non-blocking"),
    Expected("Asynchronous.", "-refresh: asynchronous"),
    Expected("On return, the dial has been stopped.", "the dial has been stopped: before -refresh has finished"),
    Expected("Main thread only.", "-refresh: every call is on the main thread"),
    Expected("iOS: It is called once.", "-refresh: called exactly once (On iOS)"),
    Expected(
      "It is called when a row that matches a filter has been received.",
      "-refresh: after a row that matches a filter has been received"),
    Expected("It is not called before the draw, nor when the dial turns.", "-refresh: never before the draw"),
    Expected("Linux / macOS: It is called once.", "-refresh: called exactly once (On Linux and macOS)"),
    Expected(
      "You must allocate enough rows before calling `-draw`.", "enough rows are allocated: before -draw"),
    Expected("You must help the dial before calling `-draw`.", "-refresh: has to help the dial before -draw"),
    Expected("It must not be called with no dial turned.", "-refresh: must not be called with no dial turned"),
    Expected(
      "Subclasses that override `-turn` must call `-draw` before `-close`.",
      "-draw: before -close (for subclasses that override `-turn`)"),
    Expected(
      "Android: Can only be called on the main thread.", "-refresh: every call is on the main thread (On Android)"),
  ]) func isRead(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "Call this once.", "It is no longer called.", "Every frame has an edge.", "Light only.",
    "Calls waiting for the dial return right away.", "The dial is no longer usable.",
    "It is called when a row that you have sent arrives.", "The dial is being turned on a background thread.",
    "On return, the dial may have been stopped.",
  ]) func isNotRead(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}
