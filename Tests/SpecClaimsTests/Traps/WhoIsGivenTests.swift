import Testing

@testable import SpecClaims

/// Whom "the callback", "this hook" and "it" mean where no heading says it.
@Suite struct WhoIsGivenTests {
  @Test(arguments: ["Asks that the given callback be called later.", "Keeps the handler provided by the host."])
  func theCallbackIsTheGivenOne(_ before: String) throws {
    let noun = before.contains("callback") ? "callback" : "handler"
    #expect(
      try understood("\(before) The \(noun) will always be called exactly once.", under: "`Pump::OnStop`")
        == ["The \(noun): called exactly once"])
  }

  @Test func aNameInFrontIsAnEntry() throws {
    let page = """
      # Hooks

      There are two hooks.

      `Filled`

      This hook is called immediately after the tank is filled.

      `Drained`

      This hook is called on the main thread.

      `npm install`

      This hook is called once.
      """
    #expect(
      try read(page).map(\.canonical) == [
        "Filled: immediately after the tank is filled", "Drained: every call is on the main thread",
        "Hooks: called exactly once",
      ])
  }

  @Test func aNounIsNoSubject() throws {
    #expect(
      try understood(
        "It uses the values that were given in the `fill_tank` or `fill_all` calls. It must not be called before `open_tank`.",
        under: "`drain_tank()`") == ["drain_tank(): never before open_tank"])
  }

  @Test func aConstantOwnsNoFunction() throws {
    let page = "# Tank\n\n## `TANK_SET_LEVEL`\n\nMust be called in `tank_open()`.\n"
    #expect(try read(page).allSatisfy { !$0.canonical.contains("TANK_SET_LEVEL tank_open") })
  }

  @Test(arguments: [
    "This method may panic in a few situations, depending on the tank:",
    "`ErrFull` should be returned to signal that the tank is full.",
  ]) func isNoRule(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }

  @Test func aMessageQueueIsNoThread() throws {
    #expect(
      try understood("The row is sent to the host via a second message queue.").allSatisfy { !$0.contains("thread") })
  }

  @Test func aSafeWayIsNoOverriding() throws {
    #expect(try understood("This method must be implemented in a concurrency safe way.") == ["-refresh: thread-safe"])
  }
}
