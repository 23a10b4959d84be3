import Testing

@testable import SpecClaims

/// Rules and promises of something else than the section tells of.
@Suite struct WhoseRuleTests {
  @Test(arguments: [
    Expected(
      "It is safe to use a tank from several threads at once.",
      "a tank: thread-safe"),
    Expected(
      "It is safe to call `open()` from several threads.",
      "open(): may be called on any thread", "open(): thread-safe"),
    Expected(
      "Overrides of `open()` must call super.",
      "open(): super must be called"),
    Expected(
      "If you override `open()`, call super.",
      "open(): super must be called (If you override `open()`)"),
    Expected(
      "When overriding `open()` or `close()`, you must call super.",
      "open() and close(): super must be called (When overriding `open()` or `close()`)"),
    Expected(
      "If `open()` is overridden, super must be called.",
      "open(): super must be called (If `open()` is overridden)"),
    Expected(
      "`open()` must call super.",
      "open(): super must be called"),
    Expected(
      "Each pump calls `open()` once.",
      "open(): called exactly once per pump"),
    Expected(
      "Every pump calls this method at most once.",
      "-refresh: called at most once per pump"),
    Expected(
      "You should call `open()` once.",
      "open(): called exactly once"),
  ]) func areToldOfIt(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    Expected(
      "It is safe to use this from several threads at once.",
      "-refresh: thread-safe"),
    Expected(
      "If you override this, you must call super.",
      "-refresh: super must be called (If you override this)"),
    Expected(
      "If `open()` returns false, you must call super.",
      "-refresh: super must be called (If `open()` returns false)"),
    Expected(
      "If you use `open()`, you must call super.",
      "-refresh: super must be called (If you use `open()`)"),
  ]) func areToldOfTheSection(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "`open()` and `close()` are called on main and on a worker, respectively.",
    "`open()` and `close()` are called before and after `fill()`, respectively.",
  ]) func areNotMixed(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}
