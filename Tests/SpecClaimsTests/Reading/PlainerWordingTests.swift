import Testing

@testable import SpecClaims

/// Sentences that say with more words, or from another side, what a plainer one says.
@Suite struct PlainerWordingTests {
  @Test(arguments: [
    Expected(
      "This method runs in the pump thread and, as such, must not block.", "-refresh: every call is on the pump thread",
      "-refresh: must not block within -refresh"),
    Expected(
      "`refresh()` is called between the `fill()` and `drain()` calls.", "refresh(): after fill()",
      "refresh(): before drain()"),
    Expected(
      "After the tank has leaked, `drain()` will not be called for the second time.",
      "drain(): called at most once (after the tank has leaked)"),
    Expected(
      "Called by the host, do not call this yourself.", "-refresh: must not be called yourself"),
    Expected(
      "Following a successful fill, `drain()` is called on the main thread.",
      "drain(): every call is on the main thread (after a successful fill)", "drain(): after a successful fill"),
    Expected(
      "The only method you must override is `drain()`.", "drain(): has to be overridden"),
    Expected(
      "This is a hook that must be called on the main thread.", "-refresh: every call is on the main thread"),
    Expected(
      "I.e., do not call this method from within `drain()`.", "-refresh: must not be called within drain()"),
    Expected(
      "`drain()` is called once per row, and never while the tank is open.",
      "drain(): called exactly once per row (except when the tank is open)"),
    Expected(
      "If the tank is shut, you will not receive this callback.", "-refresh: never called (If the tank is shut)"),
    Expected(
      "Later events will not trigger more calls to `drain()`.", "drain(): never called (by later events)"),
    Expected(
      "You can call `drain()` from any state.", "drain(): at any time in any state"),
    Expected(
      "Once the tank is shut, you cannot call `drain()` again.", "drain(): never after the tank is shut"),
    Expected(
      "Notifies that the filling has started.", "-refresh: after the filling has started"),
    Expected(
      "All callbacks are mutually exclusive.", "All callbacks: exclusive"),
    Expected(
      "These functions have a thread-safe implementation.", "These functions: thread-safe"),
    Expected(
      "Updates will not be performed synchronously.", "Updates are performed: asynchronous"),
    Expected(
      "The task will be executed by a thread managed by the scheduler.",
      "The task: every call is on the scheduler thread"),
    Expected(
      "If more than one `drain()` is registered, they are run in the order in which they are registered.",
      "drain(): called in the order in which they are registered (If more than one `drain()` is registered)"),
    Expected(
      "The host must synchronize calls to `drain()`.", "drain(): serial"),
    Expected(
      "Events OnFill and OnDrain can be called only once.", "OnFill and OnDrain: called at most once"),
    Expected(
      "The **pump_drain**() function empties the pump. This function must be called before the tank is filled. It must be called once.",
      "pump_drain(): before the tank is filled", "pump_drain(): called exactly once"),
    Expected(
      "`drain()` is called when the tank is removed, and `fill()` before it is used.",
      "fill(): before it is used"),
    Expected(
      "If you have configured pump files, they run once before any tank is filled.",
      "pump files: called exactly once (If you have configured pump files)",
      "pump files: before any tank is filled (If you have configured pump files)"),
    Expected(
      "It must be called in a transaction.", "-refresh: during a transaction"),
    Expected(
      "The plugin must close the tank in `drain()`.", "The plugin: has to close the tank within drain()"),
    Expected(
      "`drain()` is called once before each fill.", "drain(): called exactly once per fill", "drain(): before each fill"
    ),
    Expected(
      "You may set `drain()` to nil; it is not called if the tank is shut.", "-refresh: may set `drain()` to nil",
      "drain(): never called (if the tank is shut)"),
    Expected("No more events will fire after calling `drain()`.", "any event: never after drain()"),
    Expected(
      "You must call [method@Server.drain] before returning from the callback.",
      "Server drain: before returning from the callback"),
    Expected(
      "It is important the method be called on the main thread.", "-refresh: every call is on the main thread"),
    Expected(
      "Any subsequent events will not trigger more calls to `drain()`.",
      "drain(): never called (by any subsequent events)"
    ),
    Expected("Tanks without pumps never trigger it.", "-refresh: never called (for tanks without pumps)"),
    Expected("The preview never calls `drain()`.", "drain(): never called (by the preview)"),
    Expected("The host never calls `drain()`.", "drain(): never called"),
    Expected(
      "The host must synchronize calls to the tank's `drain()` to make sure that they do not overlap.",
      "drain(): serial"),
    Expected(
      "Event OnFill is called during the fill, then is followed by OnDrain.", "OnFill: during the fill",
      "OnFill: before OnDrain"),
  ]) func reads(_ expected: Expected) throws { #expect(try understood(expected.sentence) == expected.claims) }

  @Test(arguments: [
    Expected("Each time a row is added, `drain()` is called.", "drain(): called whenever a row is added"),
    Expected(
      "The pool will emit an `acquire` event when a row is acquired.", "acquire: called whenever a row is acquired"),
  ]) func triggers(_ expected: Expected) throws {
    #expect(try understood(expected.sentence, by: TriggerForm.self) == expected.claims)
  }
}
