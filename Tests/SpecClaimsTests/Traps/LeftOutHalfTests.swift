import Testing

@testable import SpecClaims

/// The other half of a choice, and what is told of one call or of something else.
@Suite struct LeftOutHalfTests {
  @Test(arguments: [
    "Must be called on the main thread or with the lock held.",
    "Must be called on the main thread, or from a callback.",
    "Must be called from `-close` or on the main thread.", "Must be called on the main thread or inside a transaction.",
    "Must be called by the thread that created it, or after that thread has exited.",
    "Called on the main thread, save on old hosts.", "Called on the main thread, not on old hosts.",
    "Called on the main thread, given that it is idle.", "Called on the main thread as far as possible.",
    "Called on the main thread in some cases.", "The first time it is called, it blocks.",
    "Called for the first row on the main thread.", "It is only called on the main thread if `single` is set.",
    "If called from a background thread, it is dispatched to the main thread.",
    "This method will no longer be called on the main thread in 3.0.",
    "A bug in old hosts causes this method to be called twice.",
    "It is safe to call this method on the main thread only.",
    "Called on the main thread (iOS) or on a worker thread (Android).", "Called not even once.",
    "You only need to call this method once.", "This method, once called, must not be called again.",
    "`start` is called on the dispatcher, `stop` on the main thread.",
    "`-fill` is preceded by `-open` and followed by `-drain`.",
    "Called after `-open` when `eager` is not set, and before `-open` when it is.",
    "This method is not called when the tank is shut, nor is it called if it leaks.",
    "It is called with the row as its argument and must not block.",
    "It is called with `self` as its row, and is called once.",
    "Returns nothing and is called on the main thread.", "A flag set once this method is called on the main thread.",
    "This method, although called on the main thread, must not touch the panel.",
    "This method, as opposed to `-open`, is called once.", "The callback tends to be called twice.",
    "The callback seems to be called on the main thread.",
    "An implementation that does not call `super` leaks the row.",
    "The method which is called before `-open` must call `super`.",
    "Do not create rows in a method called on a background thread.",
    "The most common error is that `-open` is not called.", "Until `-open` is called, it is called on the main thread.",
    "If `close` throws, it is called again.", "Creates a timer. It is called once per second.",
    "This method is thread-safe in the sense that it never crashes.",
    "The routine is called with the lock released, then reacquired before it returns.",
    "Do not keep rows after a return, in event handlers, or inside callbacks.",
  ]) func isLeft(_ sentence: String) throws { #expect(try understood(sentence) == []) }

  @Test(arguments: [
    Expected(
      "It is called on the main thread to avoid being called twice.", "-refresh: every call is on the main thread"),
    Expected("It is called on the main thread lest it be called twice.", "-refresh: every call is on the main thread"),
    Expected(
      "It is called on the main thread until `-close` is called, after which it is called on a worker.",
      "-refresh: every call is on the main thread (until `-close` is called)"),
    Expected("It is called after `-open` and, unless `lazy` is set, before `-close`.", "-refresh: after -open"),
    Expected(
      "Called on the main thread, except on iOS.", "-refresh: every call is on the main thread (except on iOS)"),
    Expected("It is called a maximum of once per frame.", "-refresh: called at most once per frame"),
    Expected("The callback ought to be called once.", "-refresh: called exactly once"),
    Expected("Called a minimum of one time.", "-refresh: called at least once"),
    Expected("It is called at most once concurrently.", "-refresh: called at most once"),
    Expected(
      "Invokes the handler asynchronously on the main thread.",
      "the handler: every call is on the main thread", "the handler: asynchronous"),
    Expected(
      "Do not modify `rows` in this method, which is called once per row.",
      "-refresh: must not modify `rows` within -refresh"),
    Expected("Do not use `rows` outside this method.", "-refresh: must not use `rows` (outside this method)"),
    Expected("Do not instantiate this class directly.", "-refresh: must not instantiate this class directly"),
  ]) func isRead(_ expected: Expected) throws { #expect(try understood(expected.sentence) == expected.claims) }

  /// What is given to a method is not the method.
  @Test func readsParameters() throws {
    #expect(
      try understood("A handler that is called once.", under: "`schedule(handler:)`") == [
        "A handler: called exactly once"
      ])
    #expect(try understood("The handler called on the main thread.", under: "`schedule(handler:)`") == [])
    #expect(
      try understood("A handler that is called once.", under: "`onClose()`") == ["onClose(): called exactly once"])
  }

  @Test func whatOughtToBeIsNoFact() throws {
    let claims = try read("## `open()`\n\nThe listener ought to be called once.")
    #expect(claims.map(\.modality) == [.should])
  }
}
