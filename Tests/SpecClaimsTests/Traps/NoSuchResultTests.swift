import Testing

@testable import SpecClaims

/// What looks like a misuse, a lock-free call, a limit for ever or an end, and is none.
@Suite struct NoSuchResultTests {
  @Test(arguments: [
    "Calling this will raise an update callback immediately.",
    "It returns the level or nil if unspecified.",
    "If the timeout expires, an `ShutError` is raised.",
    "It does not block on entry; on exit it waits.",
    "There is no guarantee that the function blocks for that time.",
    "This function is set prior to the tank instantiation and must not be overwritten.",
    "This option should be followed by TWO pointers.",
    "This option should be followed by an unsigned int.",
    "Informs the server that our level changed.",
    "This should cause the client to close the tank.",
    "It is called when a tank is filled or by setting the level.",
    "Rows can be extended with a level and then be used any number of times.",
    "It is called by setting the level when calling `refresh()`.",
    "It's effectively called before `started()`.",
    "It should return 0 if the row should be applied, 1 if the row should not be applied, or an error code.",
  ]) func areRefused(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }

  @Test(arguments: [
    Expected(
      "This function does not wait for the full row.",
      "-refresh: does not wait for the full row"),
    Expected(
      "This function does not wait for the row.",
      "-refresh: does not wait for the row", "-refresh: non-blocking"),
    Expected(
      "Only one wakeup callback can be set.",
      "wakeup callback is set: at most once (at a time)"),
    Expected(
      "It is called only by the `handle` callback.",
      "-refresh: during the `handle`"),
    Expected(
      "Instead, you must use `close()` on the tank.",
      "-refresh: has to use `close()` on the tank within -refresh"),
  ]) func areRead(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }
}
