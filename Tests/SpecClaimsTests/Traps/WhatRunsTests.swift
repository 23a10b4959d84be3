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
    "The host executes open, close, and fill all on the same thread.",
    "The host runs `open` and `close` on the same thread.",
  ]) func areSeveral(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}
