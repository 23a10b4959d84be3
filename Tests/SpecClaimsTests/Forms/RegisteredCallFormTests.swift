import Testing

@testable import SpecClaims

@Suite struct RegisteredCallFormTests {
  @Test func theLastOfTwoNouns() throws {
    #expect(
      try understood("It registers a callback function that is invoked prior to each draw.") == [
        "the function given to -refresh: before each draw"
      ])
  }

  @Test(arguments: [
    Expected(
      "It lets you register a callback to be invoked after the run.",
      "the callback given to -refresh: after the run"),
    Expected(
      "The hook takes a callback that is invoked after the run.",
      "the callback given to -refresh: after the run"),
    Expected(
      "`-fill` lets you register a handler that will be called before the tank is emptied.",
      "the handler given to -fill: before the tank is emptied"),
    Expected(
      "This method adds a hook that will run before the window closes.",
      "the hook given to -refresh: before the window closes"),
    Expected(
      "Registers a callback called after every request.",
      "the callback given to -refresh: after every request"),
    Expected(
      "This method is used to create a hook running before each run.",
      "the hook given to -refresh: before each run"),
    Expected(
      "Schedules a callback to run immediately before the panel is closed.",
      "the callback given to -refresh: immediately before the panel is closed"),
    Expected("Add a function to be called after `-close`.", "the function given to -refresh: after -close"),
    Expected(
      "Schedules a callback to run on the main thread.",
      "the callback given to -refresh: every call is on the main thread"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence, by: RegisteredCallForm.self) == expected.claims)
  }

  @Test(arguments: [
    "The hook takes a callback that is usually invoked after the run.",
    "Do not add a function to be called after `-close`.", "Schedules a callback to be drawn after the run.",
    "You should add a function to be called after `-close`.",
    "You take a callback that is invoked after the run.",
    "The hook takes a callback that draws before the run.",
    "This method is used to draw a hook running before each run.",
    "It may register a callback called after every request.",
    "It registers a callback calling the host after every request.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence, by: RegisteredCallForm.self).isEmpty)
  }

  @Test(arguments: [
    Expected(
      "Sets a function to be called when the lamp breaks.",
      "the function given to -refresh: called whenever the lamp breaks"),
    Expected(
      "Set callbacks that will be called when a lamp breaks.",
      "the callbacks given to -refresh: called whenever a lamp breaks"),
    Expected(
      "Adds a hook to be called when the lamp has been dimmed.",
      "the hook given to -refresh: after the lamp has been dimmed"),
    Expected(
      "Registers a handler that is called when a lamp breaks, with the lamp as its argument.",
      "the handler given to -refresh: called whenever a lamp breaks"),
  ]) func readsWhatMakesTheCall(_ expected: Expected) throws {
    #expect(try understood(expected.sentence, by: RegisteredCallForm.self) == expected.claims)
  }

  @Test(arguments: [
    "Sets a function that is usually called when the lamp breaks.", "Sets a function that calls when the lamp breaks.",
    "Sets a function to be called by the panel when it is idle.", "Sets a function to be called if the lamp is lit.",
    "Sets a function that may be called when the lamp breaks.", "Sets a lamp that is called when it breaks.",
  ]) func refusesCases(_ sentence: String) throws {
    #expect(try understood(sentence, by: RegisteredCallForm.self).isEmpty)
  }

  @Test func whatASectionOfNoMethodRegistersIsNobodys() throws {
    #expect(try read("# Panel\n\n## Functions\n\nSets a hook to be called after a run.\n").isEmpty)
  }
}
