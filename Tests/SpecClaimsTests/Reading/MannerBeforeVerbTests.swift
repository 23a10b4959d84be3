import Testing

@testable import SpecClaims

/// "Concurrently called" and "called concurrently" say the same.
@Suite struct MannerBeforeVerbTests {
  @Test(arguments: [
    Expected(
      "`fill()` must not be concurrently called.",
      "fill(): serial"),
    Expected(
      "The host must not concurrently call this method.",
      "-refresh: serial"),
    Expected(
      "The host must not call `fill()` concurrently.",
      "fill(): serial"),
    Expected(
      "`fill()` may be concurrently called.",
      "fill(): concurrent"),
    Expected(
      "Rows are synchronously delivered by the host.",
      "Rows: synchronous"),
    Expected(
      "Pumps are synchronously called during draining.",
      "Pumps: during draining", "Pumps: synchronous"),
  ]) func isReadAsBehindIt(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    Expected(
      "The formatter may run concurrently on multiple threads.",
      "The formatter: concurrent"),
    Expected(
      "`fill()` may be called concurrently from multiple threads.",
      "fill(): thread-safe"),
  ]) func isNoPermissionOfAWarning(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }
}
