import Testing

@testable import SpecClaims

/// Sentences of which a part belongs to somebody else, or to another time than the verb's.
@Suite struct TornApartTests {
  @Test(arguments: [
    Expected(
      "`beforeMount` is called right before the first draw, `mounted` right after it.",
      "beforeMount: immediately before the first draw", "`mounted`: immediately after the first draw"),
    Expected(
      "It must be called on the main thread, and so must everything else in this class.",
      "-refresh: every call is on the main thread"),
    Expected(
      "Ten thousand calls per second are no problem, even on the main thread."),
    Expected(
      "Call `drain()` before reusing a pump, and not, as some hosts do, after every fill.",
      "drain(): before reusing a pump"),
    Expected(
      "Don't reach for a pump just because something has to happen after a fill."),
    Expected(
      "`stop()` may be called from `onRow`, where it takes effect only after the handler returns."),
    Expected(
      "`endGroup()` has to be called exactly as many times as `beginGroup()`."),
    Expected(
      "Observers are called right after the change on iOS and at some later point on macOS."),
    Expected(
      "A frozen tank can also be shared across threads, while an unfrozen tank cannot."),
    Expected(
      "While `drain()` merely shuts the tank, this function waits until all pumps are shut.", "-refresh: blocking"),
    Expected(
      "The `onEnter` hook is called when pumps meet to do work when they meet, such as closing rows when a row ends."),
    Expected(
      "You are only disallowed to call it inside the reducers because they must have no side effects."),
  ]) func saysNoMore(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test func theHandlerIsNotWhatAsksForIt() throws {
    let page = """
      ## `request(_:)`

      May be called on any thread. The handler is called once.

      ## `onRow(_:)`

      The callback is called on the main thread.
      """
    #expect(
      try read(page).map(\.canonical) == [
        "request(_:): may be called on any thread", "The handler: called exactly once",
        "onRow(_:): every call is on the main thread",
      ])
  }

  @Test func whoseCallsAreSpokenOf() throws {
    let page = """
      ## `pump.next(callback)`

      Advances the pump. Don't forget to call `pump.end()`.

      ## `tank_run_in_thread()`

      You should not assume that it will always do this.

      ## `handle-local-options`

      The ::handle-local-options signal is emitted on the pump. This signal is never emitted twice.

      ## `subscribe(listener)`

      Adds a listener. You may call `state()` inside this callback.
      """
    #expect(
      try read(page).map(\.canonical) == [
        "whoever calls pump.next(callback): has to call pump.end()",
        "whoever writes or calls tank_run_in_thread(): must not assume it will always do this",
        "handle-local-options: called at most once",
      ])
  }

  /// A general title names nothing that could block.
  @Test func generalTitlesNameNothing() throws {
    let page = "# Pump\n\n## Concurrency\n\nThis operation will block if another thread is loading.\n"
    #expect(try read(page).allSatisfy { !$0.canonical.contains("Concurrency") })
  }
}
