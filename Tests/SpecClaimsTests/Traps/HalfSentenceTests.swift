import Testing

@testable import SpecClaims

/// Halves of sentences, relative clauses and comparisons, read wrongly before.
@Suite struct HalfSentenceTests {
  @Test(arguments: [
    Expected(
      "Hooks are called once, and listeners are called on the main thread.", "Hooks: called exactly once",
      "listeners: every call is on the main thread"),
    Expected(
      "Hooks are called once and slow listeners run on a background thread.", "Hooks: called exactly once",
      "slow listeners: every call is on a background thread"),
    Expected(
      "The hooks of a panel run concurrently, and `-close` is called once.", "The hooks of a panel: concurrent",
      "-close: called exactly once"),
    Expected(
      "`a()` and `b()` run on the main thread because `c()` is not thread-safe.",
      "a() and b(): every call is on the main thread", "c(): not-thread-safe"),
    Expected(
      "Hooks are called after `-open` and are never called concurrently.", "Hooks: after -open", "Hooks: serial"),
    Expected(
      "Rows are called once, and then `a()` and `b()` are called on the main thread.", "Rows: called exactly once",
      "a() and b(): every call is on the main thread", "a() and b(): after rows are called"),
    Expected(
      "Hooks are called after `-open`, while the callbacks run concurrently.",
      "Hooks: after -open (while the callbacks run concurrently)"),
    Expected(
      "It is guaranteed that `a()` is called once and that `b()` and `c()` run on the main thread.",
      "a(): called exactly once", "b() and c(): every call is on the main thread"),
    Expected("It must be called before `-close`, and so must the listeners.", "-refresh: before -close"),
    Expected("The tank must not block, and so do rows.", "The tank: must not block"),
    Expected(
      "It is called once, as opposed to `-close`, which is called before `-open`.", "-refresh: called exactly once"),
    Expected(
      "See callbacks of one panel, which must never be called twice.", "callbacks of one panel: called at most once"),
    Expected(
      "The callback that may be called twice must be called on the main thread.",
      "The callback that may be called twice: every call is on the main thread"),
    Expected(
      "`onDown()` is called on the main thread; `onUp()` on a background thread.",
      "onDown(): every call is on the main thread", "onUp(): every call is on a background thread"),
    Expected(
      "If the panel is empty, it is called on a background thread. Otherwise it is called on the main thread.",
      "-refresh: every call is on a background thread (If the panel is empty)",
      "-refresh: every call is on the main thread (unless the panel is empty)"),
    Expected("It is called once. Otherwise it is called on the main thread.", "-refresh: called exactly once"),
    Expected(
      "Pumps must not assume that `fill` and `drain` are called on the same thread.",
      "Pumps: must not assume that `fill` and `drain` are called on the same thread"),
    Expected("Opens the panel. It is called once.", "-refresh: called exactly once"),
    Expected(
      "`LateStep` is called once. It is never called on the main thread.", "`LateStep`: called exactly once"),
  ]) func isOfItsOwnHalf(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "Calls `-open`. It is called once.", "It posts a message. It is delivered on the main thread.",
    "There is no guarantee that hooks run concurrently.",
    "The callback that is called after the panel is closed must call super.",
    "It is called after the panel is closed and is called on the main thread.",
    "It is called before `-open` until `-close` returns and the panel is shut.",
  ]) func isLeft(_ sentence: String) throws { #expect(try understood(sentence) == []) }
}
