import Testing

@testable import SpecClaims

/// Clauses that hold words of another clause, or have lost some of their own: half of such a sentence is no claim.
@Suite struct CutGateTests {
  @Test(arguments: [
    "By default the pump is off, to start it you must set the `interval` option to 5.",
    "We recommend before filling the tank set a name on your pump so you can identify it in the callback.",
    "If it is determined, after reading the gauge, the fault cannot be handled after all it can be sent again.",
    "It must return a `Row` that is full or a `Gap` if the tank is empty.",
    "Do not assume that the row is always given in the callback, and have some other one ready if it is empty.",
    "The caller must wait for a pause to pass between the return from `swap()` and the call of `free()`.",
    "`PUMP_SHARED` may be used to specify that the parent pump and the child pump should share their valves.",
    "It should be read that way to say that the pump and the valve must be shut.",
    "`drain()` will call `close()` on all tanks except:",
    "Later requests will not be affected.",
    "Closing the valve does not stop the pump from emitting rows.",
    "Closes the tank and waits for open valves to close before resolving.",
  ]) func isLeft(_ sentence: String) throws {
    #expect(try understood(sentence) == [])
  }

  @Test(arguments: [
    Expected(
      "By default, you must set the `interval` option to 5.",
      ruled("has to set the `interval` option to 5", "By default")),
    Expected("It must return a row or a gap.", "-refresh: has to return a row or a gap within -refresh"),
    Expected(
      "It must return a gap if the tank is empty.",
      "-refresh: has to return a gap within -refresh (if the tank is empty)"),
    Expected("Do not close the tank if it leaks.", "-refresh: must not close the tank within -refresh (if it leaks)"),
    Expected("Hosts should say that the pump is off and the valve must be shut.", "the valve: has to be shut"),
    Expected("Later calls will be ignored.", "-refresh: no-effect when misused: Later calls"),
    Expected(
      "Closing the valve does not stop the pump.", "-refresh: no-effect when misused: Closing the valve"),
    Expected("It waits for open valves to close.", "-refresh: blocking"),
  ]) func isRead(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  private static func ruled(_ rule: String, _ condition: String) -> String {
    "-refresh: \(rule) within -refresh (\(condition))"
  }
}

/// Words of a moment that were taken for something else.
@Suite struct WholeMomentTests {
  @Test(arguments: [
    Expected(
      "It is called once the valve is reachable and can take water.",
      "-refresh: after the valve is reachable and can take water"),
    Expected("It is called once the valve is open and must not be called again.", "-refresh: after the valve is open"),
    Expected(
      "It is called once all tanks have been drained, and any open valves have been closed.",
      "-refresh: after all tanks have been drained", "-refresh: after any open valves have been closed"),
    Expected(
      "It is called once all tanks have been drained, and the pump is stopped.",
      "-refresh: after all tanks have been drained"),
    Expected(
      "It is called before the tank is opened, and when the pump is removed.", "-refresh: before the tank is opened",
      "-refresh: called whenever the pump is removed"),
    Expected(
      "It is called before the tank is opened and when a row is chosen while the pump is off.",
      "-refresh: before the tank is opened", "-refresh: called whenever a row is chosen while the pump is off"),
    Expected("It is called when the pump is ready to be closed.", "-refresh: before the pump is about to be closed"),
    Expected("It is called before any (non-early) handler is run.", "-refresh: before any non-early handler is run"),
    Expected("It is called before any (old) handler is run.", "-refresh: before any handler is run"),
    Expected(
      "It is called when the pump is ready to be used.", "-refresh: called whenever the pump is ready to be used"),
    Expected("It is called when the pump is ready to run.", "-refresh: before the pump is about to run"),
    Expected(
      "It is called when a fault occurs while filling the tank.",
      "-refresh: called whenever a fault occurs while filling the tank"),
    Expected(
      "It is called when a row arrives, such as when a page is full.", "-refresh: called whenever a row arrives"),
    Expected(
      "It is called when the pump has stopped, such as when the tank is empty.",
      "-refresh: after the pump has stopped"),
    Expected("It is called in case a valve leaks when filling the tank."),
    Expected("It is called when the lid is shut and receives an error if the pump is off."),
    Expected("It is not called in the worker.", "-refresh: never called (in the worker)"),
    Expected("It is not called on a worker.", "-refresh: must not be called on background thread"),
    Expected("You have to wait a while before you open it.", "-refresh: has to wait a while before you open it"),
    Expected(
      "Any time the pump is about to switch, it is important to ensure that the tank is closed.",
      "whoever writes or calls -refresh: has to close the tank (Any time the pump is about to switch)"),
    Expected(
      "Only cold water is let in, several valves are opened, and the tank is filled.",
      "-refresh: only cold water is let in"),
  ]) func isRead(_ expected: Expected) throws {
    let claims = try read("## Panel\n\n### `-refresh`\n\n\(expected.sentence)\n").map(\.canonical)
    #expect(claims == expected.claims)
  }

  @Test("what an item says of the parameter it names is not said of the method")
  func parameter() throws {
    let item = "- `dark` {boolean} If `true`, the pump is dark. If a `writer` is given then this has no effect.\n"
    #expect(try read("## Panel\n\n### `refresh(options)`\n\n\(item)").isEmpty)
    #expect(
      try understood("If a `writer` is given then this has no effect.")
        == ["-refresh: no-effect when misused: If a `writer` is given"])
  }

  @Test("a method is not called from within itself")
  func itself() throws {
    #expect(
      try understood("When the tank is full, you must call `-refresh` again.")
        == ["-refresh: has to be called (When the tank is full)"])
  }
}
