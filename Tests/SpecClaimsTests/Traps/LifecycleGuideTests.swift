import SpecDocument
import Testing

@testable import SpecClaims

/// Sentences in the manner of guides to the life of a component, and of the rules of a specification.
@Suite struct LifecycleGuideTests {
  @Test(arguments: [
    Expected("During setup, the first `-drain` runs before `-refresh`.", "-drain: before -refresh (During setup)"),
    Expected("The first `-drain` runs on the main thread."),
    Expected("The first `-drain` runs immediately after `-refresh`."),
    Expected("The hooks run while the pump is drawing.", "-refresh: while the pump is drawing"),
    Expected("It is called while the tank is open.", "-refresh: during the tank is open"),
    Expected(
      "It is called on the main thread while the tank is open.",
      "-refresh: every call is on the main thread (while the tank is open)"),
    Expected("It is usually called while the tank is open."),
    Expected(
      "The hooks described below are called on the main thread.", "-refresh: every call is on the main thread"),
    Expected("This is called at the time the tank is closed.", "-refresh: in the same pass as the tank is closed"),
    Expected(
      "All valves are shut in the `-drain` method, which runs only once before the tank is filled.",
      "-drain: called exactly once", "-drain: before the tank is filled"),
    Expected("All valves are shut by a function from `-drain`, which runs only once."),
    Expected("This method stops the pump immediately.", "the pump is stopped: immediately after -refresh"),
    Expected("This method usually stops the pump immediately."),
    Expected("Upon `Pump.halt()`, all tanks are drained.", "all tanks are drained: after Pump halt()"),
    Expected("Upon a leak, all tanks are drained."),
    Expected(
      "It may be called without a prior call to `-drain`.", "-refresh: not promised: after -drain"),
    Expected("It must not be called without a prior call to `-drain`.", "-refresh: never before -drain"),
    Expected("It is called when the tank leaks, but never on the pump thread."),
  ]) func tellsWhenAHookIsCalled(_ expected: Expected) throws {
    #expect(
      try read("## `-refresh`\n\n\(expected.sentence)\n\n## `-drain`\n\n## `-fill`\n").map(\.canonical)
        == expected.claims)
  }

  @Test(arguments: [
    Expected(
      "Avoid defining this hook whenever possible, only using it when nothing else helps.",
      "-refresh: must not be overridden"),
    Expected(
      "Callbacks do not run during a draw or during a drain.",
      "Callbacks: never called (during a draw or during a drain)"),
    Expected("It must return normally.", "-refresh: has to return normally within -refresh"),
    Expected(
      "Calling `-drain` must return in a timely manner.", "-drain: has to return in a timely manner within -drain"),
    Expected("It must return a normal row.", "-refresh: has to return a normal row within -refresh"),
    Expected(
      "The hook must not call `-drain`, or otherwise close the tank.",
      "-refresh: must not call `-drain` within -refresh", "-refresh: must not close the tank within -refresh"),
    Expected("It must be called in a valve context.", "-refresh: during a valve context"),
    Expected("It must be called in a different context."),
    Expected("Implementations must support such concurrent calls.", "-refresh: thread-safe"),
    Expected("Implementations must support several calls."),
    Expected(
      "The intent of this rule is to make sure that `-drain` is called before the tank is closed.",
      "-drain: before the tank is closed"),
    Expected("The intent of this rule is to make it likely that `-drain` is called before the tank is closed."),
    Expected(
      "When the caller no longer needs the row, it must call `-drain`.",
      "the caller: has to call -drain (When the caller no longer needs the row)"),
    Expected("We recommend you to call `-drain` here.", "-refresh: has to call -drain within -refresh"),
    Expected("Stopping or closing the tank from a hook is unsupported."),
    Expected(
      "Passing a row to the pump from a hook is not supported.",
      "whoever writes or calls -refresh: must not pass a row to the pump from a hook"),
  ]) func tellsWhatIsOwed(_ expected: Expected) throws {
    #expect(
      try read("## `-refresh`\n\n\(expected.sentence)\n\n## `-drain`\n\n## `-fill`\n").map(\.canonical)
        == expected.claims)
  }

  @Test(arguments: [
    Expected(
      "As of v1.2 this method is thread-safe and can be called from any thread.",
      "-refresh: thread-safe (As of v1.2)", "-refresh: may be called on any thread (As of v1.2)"),
    Expected("Before v1.2 this method was thread-safe."),
    Expected(
      "Must be called from the thread the pump calls the valve from.",
      "-refresh: every call is on the thread the pump calls the valve from"),
    Expected("It is executed from the threadpool.", "-refresh: every call is on the threadpool thread"),
    Expected(
      "Same as `-drain` but the method is called on the pump thread.", "-refresh: every call is on the pump thread"),
    Expected("If the tank is empty this is called once.", "-refresh: called exactly once (If the tank is empty)"),
    Expected("Cancels may occur concurrently with other events.", "Cancels: concurrent"),
    Expected("Other events occur sequentially.", "Other events: serial"),
  ]) func tellsWhere(_ expected: Expected) throws {
    #expect(
      try read("## `-refresh`\n\n\(expected.sentence)\n\n## `-drain`\n\n## `-fill`\n").map(\.canonical)
        == expected.claims)
  }

  @Test(arguments: [
    Expected(
      "This function must be called before calling `-drain`. Failure to do so will result in undefined behavior, "
        + "possibly including leaks.",
      "-refresh: before -drain", "-refresh: undefined when misused: leaving out the call before -drain"),
    Expected(
      "A row must be open, except when any given name is `null`, in which case it must throw a `RowError`.",
      "-refresh: exception when misused: when any given name is `null`"),
  ]) func namesNobodyElse(_ expected: Expected) throws {
    #expect(
      try read("## `-refresh`\n\n\(expected.sentence)\n\n## `-drain`\n").map(\.canonical) == expected.claims)
  }

  /// What a rule is about tells whether it is one of code, where no heading says so.
  @Test(arguments: [
    Expected(
      "Every actor that is made must be destroyed.",
      "Every actor that is made: has to be destroyed"),
    Expected("Every cake that is made must be destroyed."),
    Expected("Never depend on an observed ordering.", "(subject unknown): must not depend on an observed ordering"),
    Expected("Never depend on a good harvest."),
  ]) func isOfCode(_ expected: Expected) throws {
    #expect(try read("## Threads and such\n\n\(expected.sentence)\n").map(\.canonical) == expected.claims)
  }

  /// What looks like a promise and is none, or is another's.
  @Test(arguments: [
    Expected("Each callback is called exactly once.", "Each callback: called exactly once"),
    Expected("The reason for the leak is returned immediately."),
    Expected("This is good where a hook needs the row, but was not designed to receive it."),
    Expected("It was not meant to be called by pumps."),
    Expected("Returns the exception of the last fill, or `nil` if there was none."),
    Expected(
      "Throws a `RowError` if the row is `nil`, and otherwise throws a `TankError`.",
      "-refresh: exception when misused: if the row is `nil`"),
    Expected("No more than ten rows will be drawn."),
    Expected("No more rows will be drawn.", "rows are drawn: never after -refresh"),
    Expected("Where the draw leaves the tank in a bad state, then the tank is emptied."),
    Expected("Informs the pump that the tank can be emptied."),
    Expected(
      "It must free the row at the time the tank is drawn.",
      "-refresh: has to free the row at the time the tank is drawn within -refresh"),
  ]) func isNoPromiseOfIts(_ expected: Expected) throws {
    #expect(
      try read("## `-refresh`\n\n\(expected.sentence)\n\n## `-drain`\n").map(\.canonical) == expected.claims)
  }
}
