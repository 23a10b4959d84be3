import Testing

@testable import SpecClaims

/// "which" behind a comma says something of the noun in front of it.
@Suite struct RelativeClauseTests {
  @Test(arguments: [
    Expected(
      "It returns the file, which must be closed by the caller, or nothing.",
      "the caller: has to close the file"),
    Expected(
      "Blueprints are sent before any bricks, which are sent before the mortar.", "Blueprints: before any bricks",
      "any bricks: before the mortar"),
    Expected(
      "It is not thread-safe except for `-cancel`, which may be called from any thread.",
      "-refresh: not-thread-safe (except for `-cancel`)", "-cancel: may be called on any thread"),
    Expected(
      "It returns a lock that must be released by the caller.",
      "the caller: has to release a lock"),
    Expected(
      "A plugin may have the `drainAll` hook, called right after `fillAll`, to look at the rows.",
      "drainAll: immediately after fillAll"),
    Expected("Returns a lock that you must release.", "whoever calls -refresh: has to release a lock"),
    Expected(
      "It returns a file, which the caller must close with `close()`.",
      "the caller: has to close a file with `close()`"),
    Expected("Returns a lock that you must not release.", "whoever calls -refresh: must not release a lock"),
    Expected("It uses `drainAll`, run on the main thread.", "drainAll: every call is on the main thread"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try Set(understood(expected.sentence)) == Set(expected.claims))
  }

  @Test(arguments: [
    "It takes a block from the pool, which is called on the main thread.",
    "Returns a lock that you may release.", "Returns a lock that you must know.",
    "The name of the lock that you must release is unique.", "It makes a lock from the file, which you must close.",
    "It empties the tank, which means that it is called once.",
    "The pump calls the handlers, some of which must be called on the main thread.",
    "The old handler, which was called on the main thread, is gone.",
    "It shows a brush that must be described elsewhere.",
    "A plugin may have a hook, called `drainAll`.", "A plugin may have a hook, called right after `fillAll`.",
    "It paints over walls using brushes, which are invoked when the paint dries.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}
