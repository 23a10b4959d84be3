import Testing

@testable import SpecClaims

/// Sentences that promise nothing, or not what the first words behind a preposition seem to say.
@Suite struct CutPhraseTests {
  @Test(arguments: [
    "This method is kept for old hosts after the pump was removed.",
    "The mark will be placed before the last dot.",
    "The row is inserted after the header.",
    "The style is applied again after taking the border into account.",
    "Override the tank to ensure valves are shut before opening it.",
    "Similar to `-shut`, but with a lid, must not block.",
  ]) func isLeft(_ sentence: String) throws {
    #expect(try understood(sentence) == [])
  }

  @Test(arguments: [
    Expected("The row is inserted before the panel is drawn.", "The row is inserted: before the panel is drawn"),
    Expected("The row is inserted after calling `-open`.", "The row is inserted: after -open"),
    Expected(
      "Callbacks related to the pump will arrive before this callback.",
      "Callbacks related to the pump arrive: before -refresh"),
  ]) func isRead(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test("what the rows do is not what comes of it")
  func relative() throws {
    #expect(try understood("Shutting the tank will cause rows that fail due to exceptions to be skipped.") == [])
  }
}

/// What a reader of docstrings took for a promise, and what it was.
@Suite struct DescribedWorkTests {
  @Test(arguments: [
    "Runs the given job and tries again if it fails.", "Executes the given job many times.",
    "This enables the ability to close the valve right after a restart of the pump.",
    "This has been mended since but cannot be changed in the 3.x series.",
    "We should not close line 10 yet.",
  ]) func isLeft(_ sentence: String) throws {
    #expect(try understood(sentence) == [])
  }

  @Test(arguments: [
    Expected(
      "The default implementation is to use the stored value.",
      "-refresh: the default implementation uses the stored value"),
    Expected("Runs the registered hooks before `-draw`.", "the registered hooks are run: before -draw"),
    Expected(
      "Schedules a function to be called in our pump thread.",
      "the function given to -refresh: every call is on the pump thread"),
  ]) func isRead(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test("words in capitals beside a slash belong to another language")
  func capitals() throws {
    let page = "### `-refresh`\n\nCalled whenever a TRY/EXCEPT block opens.\n"
    #expect(try read(page).map(\.canonical) == ["-refresh: called whenever a `TRY/EXCEPT` block opens"])
  }
}

/// What stands beside a call and is none of its time, thread or count.
@Suite struct BesideTheCallTests {
  @Test(arguments: [
    "These events are delivered regardless of the focus.",
    "The parameter is true if the job was lost -- executed on a different thread.",
    "Try to send the data to the tank.", "The closure is executed at will if it is called concurrently.",
    "Since opening the tank blocks, this ensures that valves are shut.",
    "This informs the peer that the tank is being closed.",
  ]) func isLeft(_ sentence: String) throws {
    #expect(try read("# Notes\n\n\(sentence)\n").map(\.canonical) == [])
  }

  @Test(arguments: [
    Expected(
      "Different to `-open`, this can only be called from the main thread.",
      "-refresh: every call is on the main thread"),
    Expected("This job will run sometime before `-open`.", "This job: before -open"),
    Expected(
      "This can be called from any thread and will execute the job on the main thread.",
      "-refresh: may be called on any thread", "the job: every call is on the main thread"),
    Expected("Try to avoid blocking in this method.", "-refresh: must not block within -refresh"),
  ]) func isRead(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }
}

/// Where something is, what it is and who is meant, taken for when, for a duty and for somebody else.
@Suite struct PlaceAndStateTests {
  @Test(arguments: [
    "A mark can stand for any position up to a byte right after the end of the tank.",
    "All valves must be owned by the `tank`.", "The row does not become available for reading until it is drawn.",
    "If TANK is run with pumps, it must not be closed until the pump has stopped.",
  ]) func isLeft(_ sentence: String) throws {
    #expect(try understood(sentence) == [])
  }

  @Test(arguments: [
    Expected("Do not use this function.", "-refresh: must not be called"),
    Expected("Never block in here.", "-refresh: must not block within -refresh"),
    Expected("No hook is called after this one.", "any method: never after -refresh"),
    Expected("It is run on its own thread.", "-refresh: no call is on the main thread"),
    Expected(
      "It should not be called in a block like `fill()` or between opening and shutting the tank.",
      "-refresh: must not be called in a block like `fill()` or between opening and shutting the tank"),
  ]) func isRead(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }
}

/// Remarks and comparisons beside a rule, which must not turn it around.
@Suite struct TurnedRuleTests {
  @Test(arguments: [
    Expected("Hosts must, under no circumstances, close the tank.", "Hosts: must not close the tank"),
    Expected("Hosts must not, under any circumstances, close the tank.", "Hosts: must not close the tank"),
    Expected("Hosts must not, at any time, close the tank.", "Hosts: must not close the tank"),
    Expected("The function will wait for the tank and return at once.", "-refresh: blocking"),
    Expected(
      "Different handlers are called on the main thread.", "Different handlers: every call is on the main thread"),
  ]) func isRead(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }
}

/// Sentences that say less, or something else, than the words a form looks for.
@Suite struct HalfSaidTests {
  @Test(arguments: [
    Expected("Should the tank fail, `drain()` is not called.", "drain(): never called (If the tank should fail)"),
    Expected(
      "Should `pump()` throw, `drain()` is called once.", "drain(): called exactly once (If `pump()` should throw)"),
    Expected("If you call `pump()`, call `drain()` first.", "drain(): before pump() (If you call `pump()`)"),
    Expected(
      "Should be called once, on the main thread.", "-refresh: every call is on the main thread",
      "-refresh: called exactly once"),
    Expected("Should not be called on main.", "-refresh: no call is on the main thread"),
    Expected("`drain()` can be called once.", "drain(): called at most once"),
    Expected(
      "The host shall call `fill()` before `pump()` and `drain()` after it.", "fill(): before pump()",
      "drain(): after pump()"),
    Expected(
      "Plugins must not block in `pump()`, allocate memory or take locks.", "pump(): must not block within pump()",
      "pump(): must not allocate memory within pump()", "pump(): must not take locks within pump()"),
    Expected(
      "Must not block, allocate memory or take locks.", "-refresh: must not block within -refresh",
      "-refresh: must not allocate memory within -refresh", "-refresh: must not take locks within -refresh"),
    Expected(
      "It must not close the tank, add the pump or open the valve.",
      "-refresh: must not close the tank within -refresh",
      "-refresh: must not add the pump within -refresh", "-refresh: must not open the valve within -refresh"),
    Expected(
      "It must not close the tank, frob the pump or open the valve.",
      "-refresh: must not close the tank, frob the pump or open the valve within -refresh"),
    Expected("It must not add rows or columns.", "-refresh: must not add rows or columns within -refresh"),
    Expected(
      "Do not touch the row or display state.", "-refresh: must not touch the row or display state within -refresh"),
    Expected("It must not block or delay the thread.", "-refresh: must not block or delay the thread within -refresh"),
    Expected("It is only safe to call `drain()` on the main thread.", "drain(): every call is on the main thread"),
    Expected("After calling `pump()`, you have to call `drain()`.", "drain(): after pump()"),
    Expected("Before calling `pump()`, you must call `drain()`.", "drain(): before pump()"),
    Expected(
      "You should release the handle in `drain()`, never in `pump()`.",
      "drain(): has to release the handle within drain()"),
    Expected(
      "`drain()` is called when the tank opens, on the main thread.",
      "drain(): every call is on the main thread (when the tank opens)"),
    Expected(
      "`drain()` is called on the main thread by default.", "drain(): every call is on the main thread (by default)"),
    Expected("`drain()` is called on whichever thread is free.", "drain(): may be called on any thread"),
  ]) func saysSo(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "`drain()` is called on the main thread, or so it seems.",
    "Most of the time `drain()` is called on the main thread.",
    "Some engines call `drain()` on the main thread.",
    "All but `drain()` are called on the main thread.",
    "`drain()` is called not on the main thread.",
    "`drain()` must be called on the main thread or after `pump()`.",
    "`drain()` is called for the last time before `pump()`.",
    "`drain()` may not be called on every run.",
    "Were the tank full, `drain()` would not be called.",
    "This method can call `drain()` to draw the level on the main thread.",
    "`drain()` is called on the next event loop iteration.",
    "`drain()` is only called once all pumps have stopped or whenever it likes.",
    "Before Android S, `drain()` is called on the main thread.",
    "You can empty the tank in `drain()` or after it has returned.",
    "`drain()` stops being called after `pump()`.",
    "`drain()` is called exactly as many times as `pump()`.",
    "Default is closed, meaning any empty tank raises an exception.",
  ]) func promisesNothing(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}
