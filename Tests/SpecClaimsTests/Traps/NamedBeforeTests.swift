import Testing

@testable import SpecClaims

/// "It" behind a sentence that names somebody else, and calls that only some make.
@Suite struct NamedBeforeTests {
  @Test(arguments: [
    "`valve` gets the row. It is called on the main thread.",
    "The delegate is asked first. It must not block.",
    "Takes a block. It is called on a background thread.",
    "If there is a delegate, it is asked. It must not block.",
    "Create an observer with `watch()`. It is called on the main thread.",
    "Use `drain()` instead; it blocks.",
    "The row is filled for you. It must be freed on the main thread.",
  ]) func isNotTheMethod(_ sentence: String) throws { #expect(try understood(sentence) == []) }

  @Test(arguments: [
    Expected(
      "`start()` can be called from any thread; so can `drain()`, but it blocks until the row is sent.",
      "start(): may be called on any thread", "drain(): blocking"),
    Expected(
      "`drain()` is told of it. This method is called after the fill. It is not called when hidden.",
      "-refresh: after the fill", "-refresh: never called (when hidden)"),
    Expected(
      "If you define a drain method, it will be invoked on the main thread.",
      "a drain method: every call is on the main thread (If you define a drain method)"),
    Expected(
      "Subclasses that do not draw must not call `super`.",
      "-refresh: must not call `super` (for subclasses that do not draw)"),
    Expected(
      "Overrides which draw rows have to call `super` last.",
      "-refresh: super must be called last (for overrides which draw rows)"),
    Expected(
      "A view that is hidden must call `drain()` exactly once.",
      "drain(): called exactly once (for a view that is hidden)"),
    Expected(
      "Views in a window must call `drain()` before `fill()`.", "drain(): before fill() (for views in a window)"),
    Expected(
      "A killed pump does not call `drain()`.", "drain(): never called (for a killed pump)"),
    Expected(
      "Subclasses that override this method must call super.", "-refresh: super must be called"),
  ]) func isRead(_ expected: Expected) throws { #expect(try understood(expected.sentence) == expected.claims) }
}
