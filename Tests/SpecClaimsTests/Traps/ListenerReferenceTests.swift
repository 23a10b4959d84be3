import SpecDocument
import Testing

@testable import SpecClaims

/// Sentences in the manner of references whose pages list callbacks and what their callers owe.
@Suite struct ListenerReferenceTests {
  @Test(arguments: [
    Expected("Callback method invoked when the tank leaks.", "-refresh: called whenever the tank leaks"),
    Expected("Callback function called after the tank leaks.", "-refresh: after the tank leaks"),
    Expected("Method to be invoked after all valves are read.", "-refresh: after all valves are read"),
    Expected("Function to be called when the tank leaks.", "-refresh: called whenever the tank leaks"),
    Expected("Method to fill the tank."),
    Expected("Unlike `-drain`, this method does not change the level.", "-refresh: does not change the level"),
    Expected("Just like `-drain`, it blocks until the tank is full.", "-refresh: blocking"),
    Expected("It is invoked by a successful call to `-drain`.", "-refresh: during -drain"),
    Expected("Called once the message hit the end of the pipe.", "-refresh: after the message hit the end of the pipe"),
    Expected(
      "Sets the `LeakHandler` that will be called when the tank leaks.",
      "the LeakHandler given to -refresh: called whenever the tank leaks"),
    Expected("Sets the `Level` that will be called when the tank leaks."),
    Expected(
      "The `-fill` method needs to be called after construction which causes the valves to be registered.",
      "-fill: after construction"),
  ]) func tellsWhenItIsCalled(_ expected: Expected) throws {
    #expect(try read("## `-refresh`\n\n\(expected.sentence)\n").map(\.canonical) == expected.claims)
  }

  @Test(arguments: [
    Expected(
      "It must be called whenever the level is updated.",
      "-refresh: has to be called (whenever the level is updated)"),
    Expected(
      "It should be called each time the tank leaks.", "-refresh: has to be called (each time the tank leaks)"),
    Expected(
      "If a write fails, then this method should be called.", "-refresh: has to be called (If a write fails)"),
    Expected("It should be called when you want the tank to be drawn."),
    Expected("Each time the tank leaks, it may be called."),
    Expected(
      "This should be called when a tank is asked for, and the filling ends well.",
      "-refresh: has to be called (when a tank is asked for and the filling ends well)"),
    Expected(
      "This should be called when the tank fills, and the `-drain` method is called on the main thread.",
      "-refresh: has to be called (when the tank fills)", "-drain: every call is on the main thread"),
    Expected(
      "This should be called when the tank fills, and the level is lost otherwise.",
      "-refresh: has to be called (when the tank fills)"),
    Expected("Call it only from a single thread at a time.", "-refresh: not-thread-safe"),
    Expected("It must be called holding the lock.", "-refresh: has to hold the lock (when calling this method)"),
    Expected("It must be called under lock.", "-refresh: has to hold the lock (when calling this method)"),
    Expected(
      "It must be called while the tankLock is held.", "-refresh: has to hold the tankLock (when calling this method)"),
    Expected("It must be called while the lid is held."),
    Expected(
      "It should only be called from the associated pump.",
      "-refresh: only to be called from the associated pump"),
    Expected("It should only be called from the same state."),
    Expected("It may only be called in a leak callback.", "-refresh: during a leak callback"),
    Expected("It must be called from one thread at a time.", "-refresh: serial"),
    Expected("It must be called from one goroutine at a time.", "-refresh: serial"),
    Expected("It may be called from one thread at a time."),
    Expected("It may be called from multiple goroutines.", "-refresh: may be called on any thread"),
    Expected("It is called in its own goroutine."),
  ]) func tellsWhatCallersOwe(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    Expected("This method will not call `-drain`.", "-drain: never called (during `-refresh`)"),
    Expected("Every hook executes at once, finishing each row before moving on to the next."),
    Expected(
      "Called once the tank has been closed which may be because of a fault.",
      "-refresh: after the tank has been closed"),
    Expected("It is called one last time when the tank is dry."),
    Expected("Most callers should use `-drain` instead."),
    Expected("If you do not know what it is for, you should not use it."),
    Expected(
      "It is called when the level, the policy or the state changes.",
      "-refresh: called whenever the level, the policy or the state changes"),
    Expected("Invoked by the pump during layout to set its width.", "-refresh: during layout"),
    Expected(
      "This method silently converts faults, and should not be used with tanks which throw.",
      "-refresh: must not be used with tanks which throw"),
    Expected("It may only be called from a `Thread` executing a pump."),
    Expected("Sets the number of times it is filled again, this happens after the first filling."),
    Expected("Callers should use this as:"),
    Expected(
      "It must not be called from `-drain` or from `-close`.", "-refresh: must not be called within -drain, -close"),
    Expected("The row must already be locked.", "-refresh: after the row has been locked"),
    Expected("precondition: This method must not draw the tank.", "-refresh: must not draw the tank within -refresh"),
    Expected(
      "`-fill` is invoked before the host stores the row while `-drain` is invoked after the host has stored the row.",
      "-fill: before the host stores the row", "-drain: after the host has stored the row"),
    Expected("Very few things in the pump are thread-safe."),
    Expected(
      "Draw callbacks do not run during startup.", "Draw callbacks: never called (during startup)"),
    Expected("Draw callbacks and do not run them."),
    Expected(
      "The host will invoke its tank's `-drain` method multiple times.", "tank -drain: may be called many times"),
    Expected("Consideration should be given to the time that is spent here."),
    Expected("It will be called first, and add a row for every tank.", "-refresh: before the others"),
    Expected("Called when a row was about to be drawn.", "-refresh: before a row was about to be drawn"),
    Expected("You must free the returned row.", "whoever calls -refresh: has to free the returned row"),
    Expected(
      "Once you are done with the tank, you should drain it.",
      "whoever calls -refresh: has to drain it (Once you are done with the tank)"),
    Expected("You may have to call `-drain` before closing it."),
    Expected("The request should use some other method.", "The request: has to use some other method"),
    Expected(
      "It is called when the tank fills, and throws an exception if it is called twice.",
      "-refresh: called whenever the tank fills", "-refresh: exception when misused: if it is called twice"),
    Expected("It must not block, and it must throw an exception.", "-refresh: must not block within -refresh"),
    Expected("The ordering is not guaranteed to remain the same between versions."),
    Expected("It stops the pump, then calls the callback.", "the callback: after the pump is stopped"),
  ]) func whatIsSaidOfSomethingElse(_ expected: Expected) throws {
    #expect(try read("## `-refresh`\n\n\(expected.sentence)\n").map(\.canonical) == expected.claims)
  }

  @Test(arguments: [
    Expected(
      "Calling this from the main thread will cause a panic.",
      "-refresh: crash when misused: Calling this from the main thread"),
    Expected("This can lose rows when printing a panic."),
    Expected(
      "The row must no longer be read after `-drain` is called.", "-refresh: must not read the row after -drain"),
    Expected("The row must not be read then."),
    Expected("It tells the pump about the row and must simply no longer be read."),
    Expected("A pump, once stopped, cannot be started again.", "A pump is started: never after stopped"),
    Expected("The order in which the valves run is undefined.", "valves: not promised: before one another"),
    Expected("The worker will finish all rows before it exits.", "all rows are finished: before it exits"),
    Expected("The pump holds all rows before it exits."),
    Expected("The pump will promote the spare to a leader once that spare is ready."),
    Expected("It processes a message arrived after the filling is over."),
    Expected(
      "Subclasses that override this method must always remember to call super.", "-refresh: super must be called"),
    Expected("Subclasses which also override these methods must call super.", "-refresh: super must be called"),
    Expected("Classes that draw this method must call super."),
    Expected("This is only available after `-drain` has been called.", "-refresh is available: never before -drain"),
    Expected("It is only available after `-drain` has been called."),
    Expected(
      "The host does not guarantee the order in which the tanks will run.", "tanks: not promised: before one another"),
    Expected("The host does not guarantee the order of events.", "events: not promised: before one another"),
    Expected("The host does not guarantee the order in the list."),
    Expected(
      "Opening a tank from multiple threads is discouraged.", "-refresh: must not open a tank from multiple threads"),
    Expected(
      "Called when a valve has opened, and its tank is about to be filled.", "-refresh: after a valve has opened",
      "-refresh: before its tank is about to be filled"),
    Expected(
      "Called when a valve has opened, its tank has been filled, and its lid has been shut.",
      "-refresh: after a valve has opened, its tank has been filled, and its lid has been shut"),
    Expected("No row access can happen after this call.", "row access: never after -refresh"),
    Expected("The list must not be freed with `row_free`.", "-refresh: must not free the list with `row_free`"),
    Expected(
      "The application should keep the row until `-drain` is called.",
      "The application: has to keep the row until `-drain` is called"),
    Expected("The pump sets the delay before it stops."),
    Expected("Never call `-drain` during startup.", "-drain: must not be called during startup"),
    Expected("Do not override `-drain` during startup.", "-drain: must not be overridden during startup"),
    Expected("Do not call `-drain` from within this method.", "-refresh: must not call `-drain` within -refresh"),
    Expected("A number must represent a row after `-drain`."),
    Expected("Special caution should be taken when you call `-drain`."),
    Expected(
      "This should be called when a tank is asked for, but a fault is raised while filling it.",
      "-refresh: has to be called (when a tank is asked for and a fault is raised, while filling it)"),
  ]) func tellsOfEventsAndMisuse(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test func whatHappensWheneverUnderNoMethodIsNoCallOfATypes() throws {
    let page = "# Tank\n\nThe level is shown twice. This happens whenever the pump leaks.\n"
    #expect(try read(page).map(\.canonical) == [])
  }

  @Test func whatIsCalledByANameInCodeIsCode() throws {
    let page = "# Tank\n\nNever call `drain` from `fill`.\n\nNever cut `drain` from `fill`.\n"
    #expect(try read(page).map(\.canonical) == ["fill: must not call `drain` within fill"])
  }

  @Test func whatNothingCanDoIsNoPermission() throws {
    let claims = try read("## `-refresh`\n\nNo row access can happen after this call.\n")
    #expect(claims.map(\.modality) == [.must])
  }
}
