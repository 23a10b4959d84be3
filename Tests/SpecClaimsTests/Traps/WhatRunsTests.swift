import Testing

@testable import SpecClaims

/// What a host runs on a thread is there, and not the host.
@Suite struct WhatRunsTests {
  @Test(arguments: [
    Expected(
      "The host runs the pumps on the main thread.",
      "the pumps: every call is on the main thread"),
    Expected(
      "The host runs on the main thread.",
      "The host: every call is on the main thread"),
  ]) func isTheSubject(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    Expected(
      "The host executes open, close, and fill all on the same thread.",
      "open, close, and fill: every call is on the same thread"),
    Expected(
      "The host runs `open` and `close` on the same thread.", "`open` and `close`: every call is on the same thread"),
  ]) func areSeveral(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }
}
