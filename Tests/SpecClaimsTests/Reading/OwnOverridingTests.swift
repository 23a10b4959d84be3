import Testing

@testable import SpecClaims

/// Words whose meaning hangs on what is overridden, returned, or denied.
@Suite struct OwnOverridingTests {
  @Test(arguments: [
    Expected("Do not reimplement this method in your subclass.", "-refresh: must not be overridden"),
    Expected("Do not attempt to implement this in plugin code.", "-refresh: must not be overridden (in plugin code)"),
    Expected("You should not override this method for a tank.", "-refresh: must not be overridden (for a tank)"),
  ]) func thisIsTheMethodOfTheSection(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    Expected("Listeners must return quickly to keep the pump going.", "Listeners: has to return quickly"),
    Expected("It must return only full rows.", "-refresh: has to return only full rows within -refresh"),
    Expected("The row must not be manipulated.", "-refresh: must not manipulate the row"),
  ]) func returningInAMannerIsNoValue(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "It is not called every time the tank is filled.",
    "It is not called every time before the tank is filled.", "It is not called each time the tank is filled.",
  ]) func denyingEachDeniesNotAll(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }

  @Test func thePhraseBehindSoThatHasOneVerb() throws {
    #expect(
      try understood(
        "This updates the tank so that `-isFull` and `-isOpen` will return the right values, and then calls `-onFill`."
      ).isEmpty)
  }

  @Test func theNounOfAPhraseIsNoVerb() throws {
    #expect(
      try understood("All answers for asynchronous calls and row callbacks will be made in order.")
        == ["All answers for asynchronous calls and row callbacks: called in order"])
  }

  @Test func theCallbackOfAnotherIsNotTheMethod() throws {
    let page =
      "# Tank\n\n## `wake()`\n\nWakes the loop and calls the pump's callback. The callback is called on main.\n"
    #expect(try read(page).map(\.canonical) == ["The callback: every call is on the main thread"])
  }

  @Test func whatExistsIsWhatIsMeant() throws {
    let page = "# Tank\n\n## `run()`\n\nIf an `activate()` function exists then it must be called before `run()`.\n"
    #expect(
      try read(page).map(\.canonical) == ["activate(): before run() (If an `activate()` function exists)"])
  }

  @Test(arguments: [
    ("Must be called from the process's main thread.", "-refresh: every call is on the main thread"),
    ("Only a single thread may call this method.", "-refresh: exclusive"),
    ("Only one thread may draw at a time.", "draw: serial"),
    ("Returns a pointer to an immutable row.", "row: cannot be changed after it has been returned"),
  ]) func threadsAndRowsAreTakenByTheirNames(_ sentence: String, _ claim: String) throws {
    #expect(try understood(sentence) == [claim])
  }
}
