import Testing

@testable import SpecClaims

@Suite struct CallCountFormTests {
  @Test(arguments: [
    Expected("This should only ever be called once.", "-refresh: called at most once"),
    Expected("Called exactly once per panel.", "-refresh: called exactly once per panel"),
    Expected("This hook may only be called once.", "-refresh: called at most once"),
    Expected("It may be called multiple times.", "-refresh: may be called many times"),
    Expected("It is called at most once.", "-refresh: called at most once"),
    Expected("It is not called if the panel is empty.", "-refresh: never called (if the panel is empty)"),
    Expected(
      "When the panel has been shut, it is not called.", "-refresh: never called (When the panel has been shut)"),
    Expected(
      "The `'full'` event is not emitted if the tank leaks.",
      "The `'full'` event: never called (if the tank leaks)"),
    Expected("Call once per panel.", "-refresh: called exactly once per panel"),
    Expected("Call at most once.", "-refresh: called at most once"),
    Expected("Call this once per panel."),
    Expected("Call `draw()` once per panel.", "draw(): called exactly once per panel"),
    Expected("Call once the panel is open."),
    Expected("Usually, call once per panel."),
    Expected("To dim it, call once per panel."),
    Expected("Do not call once per panel."),
    Expected("That is, the `'full'` event is not emitted."),
    Expected("Cannot be called twice.", "-refresh: called at most once"),
    Expected("It will not be called during printing.", "-refresh: never called (during printing)"),
    Expected("It is called again when the page turns.", "-refresh: may be called many times (when the page turns)"),
    Expected("It is still called even if the panel is empty.", "-refresh: called at least once"),
    Expected("It is called for every row.", "-refresh: called exactly once per row"),
    Expected(
      "Called once per frame for each kind of pump.", "-refresh: called exactly once per frame and kind of pump"),
    Expected("It is called once per frame for each row.", "-refresh: called exactly once per frame and row"),
    Expected(
      "It is called once for each frame in which rows change.",
      "-refresh: called exactly once per frame in which rows change"),
    Expected("It is called 0 times if the panel is empty.", "-refresh: never called (if the panel is empty)"),
    Expected(
      "It is called many times, while other hooks are called once.", "-refresh: may be called many times",
      "other hooks: called exactly once"),
    Expected("This hook is experimental and not called during printing.", "-refresh: never called (during printing)"),
    Expected("It is not guaranteed to be called.", "-refresh: not promised: called at least once"),
    Expected("It is called twice.", "-refresh: may be called many times"),
    Expected(
      "The host will again call this method to get the next row.",
      "-refresh: may be called many times"),
    Expected(
      "It is not guaranteed that a reader will receive a notification for each row.",
      "notification: not promised: called at least once per row"),
    Expected(
      "When the panel is opened again, `-load` will not be called a second time.",
      "-load: called at most once (When the panel is opened again)"),
    Expected(
      "This method can be called in every frame.",
      "-refresh: may be called many times"),
    Expected(
      "The drain callback is not invoked if the tank is empty.",
      "The drain callback: never called (if the tank is empty)"),
    Expected(
      "It is called periodically.",
      "-refresh: may be called many times"),
    Expected(
      "It is called on each incoming module request.", "-refresh: called exactly once per incoming module request"),
    Expected(
      "This can be invoked more than 1 time for a single tank.", "-refresh: may be called many times per tank"),
    Expected("It is invoked only 1 time for any given tank.", "-refresh: called exactly once per tank"),
    Expected("It is called at most 1 time per tank.", "-refresh: called at most once per tank"),
    Expected("The hook is called two times for every refill.", "-refresh: may be called many times per refill"),
    Expected("It may be invoked 2 or more times.", "-refresh: may be called many times"),
    Expected("It is called on each `drain()` of the tank.", "-refresh: called exactly once per drain()"),
    Expected(
      "If the tank is closed, the hooks of the outer panels won't be called at all.",
      "the hooks of the outer panels: never called (If the tank is closed)"),
    Expected("Do not call `start()` on it more than once.", "start(): called at most once"),
    Expected(
      "Never call `start()` on the returned pump more than one time.", "start(): called at most once"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "It is not called very often.",
    "It has not been called.",
    "The program is not run.",
    "It is usually called every time the menu opens.",
    "It may be called every time the menu opens.",
    "A reader will receive a notification.",
    "It is called at most three times for each row.",
    "It is called up to 5 times per row.",
    "It is called once or twice for each row.",
    "It is called 2 times out of 3.",
    "It must not be called more than 3 times per row.",
    "It must not be called three times.",
    "The colour of the hooks won't be called at all.",
    "Do not call `start()` on the pump that was drained more than once.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }

  @Test(
    "what may be done once at most, or not before something, is limited and not permitted",
    arguments: [
      "It may only be called once.", "It can only be called after `-open`.", "It may be called at most once.",
      "Rows can be added until the tank is closed.", "A stopped pump may not be restarted.",
    ])
  func limits(_ sentence: String) throws {
    #expect(try read("## Panel\n\n### `-refresh`\n\n\(sentence)\n").map(\.modality) == [.must])
  }
}
