import Testing

@testable import SpecClaims

/// Words around the verb that leave less than the sentence seems to promise, and constructions that turn it round.
@Suite struct MitigatedPromiseTests {
  @Test(arguments: [
    "No lock needs to be taken in `fill()`.",
    "No valve has to be shut here.",
    "No pump is required to be closed in `fill()`.",
    "`fill()` is called on the main thread, never when the tank is hidden.",
    "`fill()` is called on the pump thread, not when the tank is dry.",
    "`fill()` is called before as well as after `drain()`.",
    "No other pump is running when `fill()` is called.",
    "`fill()` is wrongly called on the main thread.",
    "`fill()` is temporarily called on the main thread.",
    "`fill()` is optionally called on the main thread.",
    "`fill()` is otherwise called on the main thread.",
    "In a sense, `fill()` is never called.",
    "For once, `fill()` is called on the main thread.",
    "As luck would have it, `fill()` is called once.",
    "Broadly, `fill()` is called on the main thread.",
    "If I remember correctly, `fill()` is called once.",
    "Code that calls `fill()` on the main thread must be moved.",
    "Any handler that was called on the main thread must be audited.",
    "There may be at most one call per pump at any time.",
    "`fill()` is called at most once in parallel.",
    "`fill()` is about to be called on the main thread.",
    "`fill()` is yet to be called twice.",
    "`fill()` does not insist on being called on the main thread.",
    "It is `drain()`, not `fill()`, that is called on the main thread.",
    "`fill()` is called less than once per leak.",
    "The trouble is that `fill()` is called twice.",
    "The point is not that `fill()` is called on the main thread.",
    "`fill()` must surely be called on the main thread.",
    "`fill()` must be called on the main thread, judging by the logs.",
    "`fill()` is called before (or after) `drain()`.",
    "`fill()` is (not) called on the main thread.",
    "`fill()` is called on all threads but one.",
    "`fill()` is called valves first.",
    "Call `fill()` again after at most 100 ms.",
    "`fill()` is finished 10 s after it was started.",
    "`fill()` continues to be called after the first leak.",
    "It is called last, and that only on pumps.",
    "`fill()` is called before `drain()` – but solely if the tank is dry.",
    "Usually pumps will call this hook after filling a tank.",
    "Tells the pump that there is a valve called leaky on the tank.",
    "When this hook is called it has already been unregistered.",
    "This hook must be called immediately after `open()`, `reopen()` or `reset()`.",
    "Valves have been opened in the wrong order, so that `fill()` was called right after `end()`.",
    "No promise is made about the level, only that each will be filled before the next.",
    "The reason this hook exists is that many pumps are not thread-safe.",
    "Only one thread can succeed - the others will leak.",
    "A pump is called with one tank, `tank`, which is made by the mill when it gets a request.",
    "The hook shall return OK once the pump accepts the tank, or an error if the tank is dry.",
    "It is particularly important to note that the pump does not check the tanks that are added.",
    "An explicit call to `fill()` is required to make sure the tanks are full.",
    "A stub ensures that `drain()` is called exactly once.",
    "A fake clock makes sure that `fill()` is called after exactly one second.",
    "The fixture arranges for `fill()` to be called twice.",
    "It follows that `fill()` and `drain()` are called on the same thread.",
    "Either `fill()` or `drain()` is called on the main thread.",
    "`fill()` calls back on the main thread.",
    "No alarm is firing when this hook is called.",
    "`fill()` is called several times, each time on the pump thread.",
    "Until then, `fill()` is not called.",
  ]) func promiseNothing(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }

  @Test(arguments: [
    Expected(
      "Shutting the valve causes `fill()` to be called on the main thread.",
      "fill(): every call is on the main thread (when shutting the valve)"),
    Expected(
      "After a leak, it is called on the pump thread.",
      "-refresh: every call is on the pump thread (after a leak)", "-refresh: after a leak"),
    Expected(
      "All events but `quit` are delivered on the pump thread.",
      "All events: every call is on the pump thread (except `quit`)"),
    Expected("`fill(row)` throws after `drain()`.", "fill throws: after drain()"),
    Expected("It is important to note that it is called on main.", "-refresh: every call is on the main thread"),
    Expected(
      "You should not drain the tank after this hook is called, until the pump stops.",
      "-refresh: must not drain the tank after -refresh (until the pump stops)"),
    Expected("It is only safe to call this hook from the pump thread.", "-refresh: every call is on the pump thread"),
    Expected("This hook is only safe to call from the pump thread.", "-refresh: every call is on the pump thread"),
    Expected("This should not be used for large tanks.", "-refresh: must not be called for large tanks"),
    Expected(
      "This hook should be overridden to do what is needed when a tank leaks.", "-refresh: has to be overridden"),
    Expected(
      "`fill()` can be called from several threads, and all will be resumed once the tank is dry.",
      "fill(): may be called on any thread"),
    Expected("It is called no less than once.", "-refresh: called at least once"),
    Expected("`fill()` must not block, let alone wait for the network.", "fill(): must not block within fill()"),
    Expected("You must not call `fill()` concurrently.", "fill(): serial"),
    Expected("This only makes sense after calling `open()`.", "-refresh: never before open()"),
    Expected("It only ever makes sense before calling `open()`.", "-refresh: never after open()"),
    Expected("The hook is @b not called if the tank is full.", "-refresh: never called (if the tank is full)"),
    Expected("`fill()` is called twice, the second time on the main thread.", "fill(): may be called many times"),
    Expected("Before we look at threads: `fill()` is called once.", "fill(): called exactly once"),
    Expected("`fill()` is called once, also after a leak.", "fill(): called exactly once"),
  ]) func areReadWithTheirCase(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "If memory serves", "If we remember it well", "If anything", "If nothing else", "If you ask me",
    "On balance", "On the face of it", "In our experience", "In my experience", "For the sake of argument",
    "As often as not", "At worst", "As yet", "As it happens", "As an experiment", "As things stand", "As it stands",
    "As a last resort", "As an exception",
  ]) func aHedgeInFrontPromisesNothing(_ hedge: String) throws {
    #expect(try understood("\(hedge), `fill()` is called on the main thread.").isEmpty)
  }
}
