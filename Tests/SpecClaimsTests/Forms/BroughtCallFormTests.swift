import Testing

@testable import SpecClaims

/// Calls that bring another.
@Suite struct BroughtCallFormTests {
  @Test(arguments: [
    Expected(
      "If `open()` is called, then `close()` will be called.", "close(): after open() (If `open()` is called)"),
    Expected(
      "If `open()` has been called, `close()` is called too.", "close(): after open() (If `open()` has been called)"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "If `open()` is called, then `close()` may be called.",
    "If `open()` is called on main, then `close()` is called.",
    "If `open()` is called, then `close()` is usually called.",
    "If `open()` is not called, then `close()` is called.",
    "If `open()` is called, then `open()` will be called.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}
