import Testing

@testable import SpecClaims

/// "Called" that tells a name, a manner or an idiom, and words that tell of no call at all.
@Suite struct NamedCallTests {
  @Test(arguments: [
    "The block passed to `fill()` is called `body` and must not be called `block`.",
    "The first argument must be called `ctx`.", "Subclasses must be called `TankSomething`.",
    "`fill()` must be called by its full name.", "`fill()` should be called by value.",
    "`fill()` must be called as a method, not as a function.", "`fill()` must be called using the dot syntax.",
    "`fill()` is called off after three attempts.", "`fill()` is called into question after each release.",
    "You must call a halt to `fill()`.", "The caller must call back within a week.",
    "The reader should call to mind that `fill()` is cheap.",
    "The compiler never calls `fill()`.", "`fill()` is never called by the linter.",
    "`fill()` is never called for nothing.",
    "`fill()` can return `nil` before the first row.", "`fill()` can finish before `drain()` does.",
    "`fill()` does not block for long.",
    "`fill()` can't be relied on to run after `drain()`.",
    "Do not do any of these things:",
    "Whether or not it is called on the main thread, `fill()` calls back on the main thread.",
  ]) func isNoCall(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }

  @Test(arguments: [
    Expected("`fill()` must be called by the owner before `drain()`.", "fill(): before drain() (must)"),
    Expected("`fill()` is called for each row after `drain()`.", "fill(): after drain()"),
    Expected("`fill()` does not block.", "fill(): non-blocking"),
    Expected("The host never calls `fill()`.", "fill(): never called"),
    Expected("You must call `fill()` before `drain()`.", "fill(): before drain()"),
  ]) func isOne(_ expected: Expected) throws {
    let read = try understood(expected.sentence)
    #expect(read.contains { $0.hasPrefix(expected.claims[0].replacing(" (must)", with: "")) }, "\(read)")
  }

  @Test(arguments: [
    "Up to that point, `fill()` may be called several times.", "Up to this point `fill()` may be called twice.",
    "`drain()` excepted, all methods must be called on the main thread.",
    "The compiler must prove that `fill()` is called before `drain()`.",
  ]) func subjectsAreNotTornOut(_ sentence: String) throws {
    let torn = try understood(sentence).filter { claim in
      ["Up to", "excepted", "proves that"].contains { claim.contains($0) }
    }
    #expect(torn.isEmpty)
  }

  @Test func followingAtOnceIsToldSo() throws {
    #expect(try understood("`fill()` immediately follows `drain()`.") == ["fill(): immediately after drain()"])
    #expect(try understood("`fill()` follows `drain()`.") == ["fill(): after drain()"])
  }
}
