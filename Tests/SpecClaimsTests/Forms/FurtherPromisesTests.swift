import Testing

@testable import SpecClaims

/// Promises of guides for applications: what calls do then, what follows them, and what is fixed from then on.
@Suite struct FurtherPromisesTests {
  @Test(arguments: [
    Expected("The callback is guaranteed to be called for all open tanks.", "-refresh: called at least once"),
    Expected("It is guaranteed to be called when a tank leaks.", "-refresh: called at least once (when a tank leaks)"),
    Expected("This method blocks for up to `timeout` seconds.", "-refresh: blocking"),
    Expected(
      "A row should be treated as immutable once it has been added.", "row: cannot be changed after it has been added"),
    Expected("The `old` callback is called, followed by the `new` callback.", "old: before new"),
    Expected("`old()` is called, followed by the filling of the tank.", "old(): before the filling of the tank"),
    Expected(
      "Once a fill is requested, all subsequent requests are ignored until the tank is full.",
      "-refresh: no-effect when misused: all subsequent requests once a fill is requested until the tank is full"),
    Expected("Make sure to also call `setLevel(int)`.", "-refresh: has to call setLevel(int) within -refresh"),
    Expected(
      "`fill()` and `drain()` must be called in a pump context, typically a tank's constructor.",
      "fill() and drain(): during a pump context"),
    Expected(
      "Handlers will be run sequentially, in order they were added.", "Handlers: serial",
      "Handlers: called in the order they were added"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "A row might be treated as immutable once it has been added.",
    "Once a fill is requested, some requests are ignored.",
    "The `old` callback may be called, followed by the `new` callback.",
    "`fill` must usually be called in a pump context, typically a tank's constructor.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}
