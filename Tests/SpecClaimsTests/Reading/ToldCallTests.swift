import Testing

@testable import SpecClaims

/// Calls that are told of whoever makes them, or of whoever is told to.
@Suite struct ToldCallTests {
  @Test(arguments: [
    Expected("The panel always calls `fill` after calling `open`.", "`fill`: after calling `open`"),
    Expected(
      "Tell the pump to call `fill` once just after the creation of the tank.", "`fill`: called exactly once",
      "`fill`: immediately after the creation of the tank"),
    Expected("Instruct the pump to call fill_tank after `-open`.", "fill_tank: after -open"),
    Expected(
      "This stops the pump, then calls all registered size callbacks before restarting it.",
      "all registered size callbacks: before restarting it"),
    Expected(
      "It calls the given callback synchronously, then calls `-shut`.", "the given callback: synchronous",
      "-shut: after the given callback is called"),
    Expected("Use `wait()` after `stop()`, to be sure.", "wait(): after stop()"),
    Expected(
      "The panel calls `open` first, then `fill`, and finally `shut`.",
      "open and fill and shut: called in this order: open, fill, shut"),
    Expected("By default the hook is called after `-open`.", "-refresh: after -open (By default)"),
  ]) func isRead(_ expected: Expected) throws {
    #expect(try understood(expected.sentence).map { $0.replacing("Panel ", with: "") } == expected.claims)
  }

  @Test(arguments: [
    "Do not ask the pump to call `fill` after `-open`.", "You can ask the pump to call `fill` after `-open`.",
    "The panel usually calls `fill` after calling `open`.", "Use `wait()` to be sure.",
  ]) func isLeft(_ sentence: String) throws {
    #expect(try understood(sentence) == [])
  }

  @Test("what is told next may be that something is called")
  func next() throws {
    #expect(
      try understood("This method starts the pump. The given job will then be called on the pump thread.")
        == ["The given job: every call is on the pump thread", "the given job: after the pump is started"])
  }

  @Test("in which case a hook is called is not what makes it be called")
  func reducedCase() throws {
    let page = "### `-refresh`\n\nIt is called by the host, when registered using `add`.\n"
    #expect(try read(page).isEmpty)
  }
}
