import Testing

@testable import SpecClaims

/// "It" and "this" behind a sentence that is about another method, or about somebody who is called: not told of the section's method.
@Suite struct SpokenBeforeTests {
  @Test(arguments: [
    "Another method is expensive. It is called once.", "Another method runs on a timer. This never blocks.",
    "A call to `-drain` is expensive. It must be called before `-close`.",
    "Each listener is documented elsewhere. It must not block.",
    "`-drain` is documented elsewhere. This is called on the main thread.",
    "The `drain` hook holds a lock, so this must not block.", "Calling `-drain` is expensive. This is called once.",
  ]) func isNotTheSectionsMethod(_ sentence: String) throws {
    #expect(try understood(sentence).filter { $0.hasPrefix("-refresh") } == [])
  }

  @Test(arguments: [
    Expected("The panel is filled. It is called once.", "-refresh: called exactly once"),
    Expected("This method is expensive. It is called once.", "-refresh: called exactly once"),
    Expected("`-refresh` is expensive. This is called once.", "-refresh: called exactly once"),
    Expected("`-drain` is expensive. It is called once.", "-drain: called exactly once"),
    Expected("`-drain` is expensive. This method is called once.", "-refresh: called exactly once"),
  ]) func stays(_ expected: Expected) throws { #expect(try understood(expected.sentence) == expected.claims) }
}
