import Testing

@testable import SpecClaims

/// Sentences that hold for those who set a flag, that quote a message, that give a reason, or that tell of plans and tests.
@Suite struct SaidElsewhereTests {
  @Test(arguments: [
    "This annotation guarantees that `-fill` is called exactly once.",
    "Setting `eager` to `true` ensures that `-fill` is called on the main thread.",
    "This flag makes sure that `-fill` is never called on the main thread.",
    "The following test checks that `-fill` is called exactly once and that it is never called before `-open`.",
    "The error \"`-fill` must not be called twice\" is raised if the lock is held.",
    "A warning (\"`-fill` must not be called twice\") is printed.",
    "`-fill` is not called because nobody listens.", "`-fill` is not called, as the panel is hidden.",
    "`-fill` is not called so that animations stay smooth.",
    "One day, `-fill` will be called on a worker.", "Soon, `-fill` will be called on a worker.",
    "This time, `-fill` is called once.", "As you can see, `-fill` is called twice.",
    "Here is what happens in tests: `-fill` is called once.",
    "What we would like to have one day:\n\n- `-fill` is called on a worker.",
    "A lock is required to call `-fill` from several threads.",
    "The queue calls `-fill` on one of its own threads, never on the main thread.",
    "React runs setup and cleanup one extra time before the actual setup.",
    "It runs before the pump is run again and once more when the panel leaves.",
    "A replacement for `-exit` that ensures rows are drawn before exiting.",
    "Rows are drawn once, changes on the tank after that are not seen anymore.", "Drawing stops after the `--`.",
    "`-fill` has other rules inside of workers, and so cannot be used there.",
    "The tools should connect automatically.",
    "Stop sending rows, but do not drop them.",
    "It is called if the option was set when the panel was made.",
  ]) func isNotSaidOfTheMethod(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }

  @Test(arguments: [
    Expected("The host guarantees that `-fill` is called exactly once.", "-fill: called exactly once"),
    Expected("`-fill` is never called, because the host calls `-open`.", "-fill: never called"),
    Expected("The host is required to call `-fill` on the main thread.", "-fill: every call is on the main thread"),
    Expected("`-fill` is never called outside the main thread.", "-fill: every call is on the main thread"),
    Expected("You cannot call `-fill` from outside of the main thread.", "-fill: every call is on the main thread"),
    Expected("Calling `-fill` off the main thread is an error.", "-fill: every call is on the main thread"),
    Expected("`-fill` is called by at most one thread at a time.", "-fill: serial"),
    Expected(
      "Handlers are called in turn. Their relative order is not specified.",
      "Handlers: not promised: before one another"),
    Expected("Rows on the same pipe will be handled sequentially.", "Rows on the same pipe are handled: serial"),
    Expected("Returns: This function must return 0 or 1.", "-refresh: has to return 0 or 1 within -refresh"),
    Expected("After this call, do not forget to call `-fill`.", "-refresh: has to call -fill (After this call)"),
    Expected("The error handler must not be called twice.", "The error handler: called at most once"),
  ]) func otherwiseItIs(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }
}
