import Testing

@testable import SpecClaims

/// What is called first, next and afterwards, told beside another moment.
@Suite struct SequelOfMomentsTests {
  @Test(arguments: [
    Expected(
      "It is called when the tank is closed and just before `close()`.",
      "-refresh: immediately before close()"),
    Expected(
      "`onFill` is sent before the row is stored and `onDrain` is sent afterwards.",
      "onFill: before the row is stored", "onDrain: after the row is stored"),
    Expected("`onFill` is sent and `onDrain` is sent afterwards.", "onDrain: after onFill"),
    Expected(
      "The first hook of the fill is `open()`.",
      "open(): before the others"),
    Expected(
      "The last event of the fill is `close()`.",
      "close(): after the others"),
    Expected(
      "It is called as a side effect of `open()`.",
      "-refresh: during open()"),
    Expected(
      "Tank methods are all thread safe.",
      "Tank methods: thread-safe"),
    Expected(
      "If the tank fails, no further hooks are called.",
      "any further hooks: never called (If the tank fails)"),
  ]) func areRead(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "The first pump of the fill is `open()`.",
    "It is called when the tank is full, and after that it is called again.",
    "`onFill` is sent and `onDrain` may be sent afterwards.",
    "No further hooks are called.",
  ]) func areLeft(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}
