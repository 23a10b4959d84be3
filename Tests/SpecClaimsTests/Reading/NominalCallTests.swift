import Testing

@testable import SpecClaims

/// A method that is described by a noun, and other places where a sentence is completed before it is read.
@Suite struct NominalCallTests {
  @Test(arguments: [
    Expected("The function that gets called for each row", "-refresh: called exactly once per row"),
    Expected("The hook that is invoked on the main thread.", "-refresh: every call is on the main thread"),
    Expected(
      "Notification received right before the panel is drawn.", "-refresh: immediately before the panel is drawn"),
    Expected(
      "A callback function for the host which will be called before the panel is drawn.",
      "-refresh: before the panel is drawn"),
    Expected("A hook that may be called on any thread.", "-refresh: may be called on any thread"),
    Expected("Callback for when the row has been drawn.", "-refresh: after the row has been drawn"),
    Expected("Callback for changing a row before it is drawn.", "-refresh: before it is drawn"),
    Expected(
      "A plugin interface that allows you to change rows before they are drawn.", "-refresh: before they are drawn"),
    Expected(
      "A callback that cleans the panel, invoked right after the panel is drawn.",
      "-refresh: immediately after the panel is drawn"),
    Expected("A hook for cleaning, called on the main thread.", "-refresh: every call is on the main thread"),
    Expected(
      "A class that performs its work on a background thread.", "-refresh: every call is on a background thread"),
  ]) func theRelativeClauseIsTheSentence(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    Expected("An event that is run before the panel is drawn.", "-refresh: before the panel is drawn"),
    Expected("An event that is run once the pump has started.", "-refresh: after the pump has started"),
    Expected("Callback function that gets invoked once per frame.", "-refresh: called exactly once per frame"),
    Expected(
      "Event handler which is called on the main thread.", "-refresh: every call is on the main thread"),
    Expected("This event will trigger once for each row.", "-refresh: called exactly once per row"),
  ]) func anEventIsTheMethodToo(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    Expected("An event that is called whenever a row is moved.", "-refresh: called whenever a row is moved"),
    Expected("A method called when the tank leaks.", "-refresh: called whenever the tank leaks"),
    Expected("An event fired when the tank is full.", "-refresh: called whenever the tank is full"),
    Expected("A hook that fires when the tank is full.", "-refresh: called whenever the tank is full"),
    Expected("Triggers when the tank leaks.", "-refresh: called whenever the tank leaks"),
  ]) func whatMakesAnEventHappen(_ expected: Expected) throws {
    #expect(try understood(expected.sentence, by: TriggerForm.self) == expected.claims)
  }

  @Test(arguments: [
    "An event that is run sometimes.", "An event that you call when the tank leaks.", "Triggers a leak of the tank.",
    "An event that is drawn when the tank is full.", "The event triggers `drain` when the tank leaks.",
  ]) func noCallOfTheEvent(_ sentence: String) throws {
    #expect(try understood(sentence) == [])
    #expect(try understood(sentence, by: TriggerForm.self) == [])
  }

  @Test(arguments: [
    "The function that you call for each row.", "The row that is drawn on the main thread.",
    "The notification received before that is lost.", "A class for rows that are drawn.",
    "A hook in the panel that is called before it is drawn.",
  ])
  func otherNounsAreLeftAlone(_ sentence: String) throws { #expect(try understood(sentence) == []) }

  @Test func withoutAMethodAroundItTheNounIsTheSubject() throws {
    #expect(
      try read("# Pumps\n\nA pump has a stop function that is executed each time the pump stops.\n").isEmpty)
    #expect(
      try read("# Pumps and how they stop\n\nA stop function that is executed once.\n").map(\.canonical)
        == ["A stop function: called exactly once"])
  }

  @Test func whatTheImplementationOfAnotherCallsIsCalledByIt() throws {
    #expect(
      try understood("The panel's implementation of `-layoutAll` calls this method to place the rows.")
        == ["-refresh: during -layoutAll"])
  }

  @Test func numberedReasonsAreSentencesOfTheirOwn() throws {
    #expect(
      try understood(
        "Returns a row for two reasons: 1) it can be drawn, 2) it is never called before the panel is shown.")
        == ["-refresh: never before the panel is shown"])
  }

  @Test func subclassesThatOverrideAreTheSubject() throws {
    #expect(
      try understood("Classes that override should expect it to be called on a background thread.")
        == ["-refresh: every call is on a background thread"])
  }

  @Test func theDescriptionOfAParameterPromisesNothingOfTheMethod() throws {
    let page = """
      – refresh:

      Called once.

      Parameters

      scale

      The scale at which the panel should be drawn.

      isDone

      Run this block. A return value of NO means stop drawing.

      Discussion

      Called on the main thread.
      """
    #expect(
      try read(page).map(\.canonical) == [
        "refresh: called exactly once", "isDone: a return value of NO means stop drawing",
        "refresh: every call is on the main thread",
      ])
  }

  @Test func sectionsThatAreNamedLikeACaptionDescribeNoParameter() throws {
    let page = """
      ## `-refresh`

      **Parameters**

      The panel takes them from its row.

      **Threading**

      This method is called on the main thread.
      """
    #expect(try read(page).map(\.canonical) == ["-refresh: every call is on the main thread"])
    #expect(
      try read(page.replacing("The panel takes them from its row.\n", with: "")).map(\.canonical)
        == ["-refresh: every call is on the main thread"])
  }

  @Test func atTheTopOfAPageTheseMethodsAreAllOfThem() throws {
    let page = "These methods should never be called by other classes.\n\n## `-refresh`\n\nCalled once.\n"
    #expect(try read(page).map(\.canonical).first == "every method: not to be called by other classes")
    #expect(try read("## Drawing all of it\n\n" + page).map(\.canonical) == ["-refresh: called exactly once"])
  }
}
