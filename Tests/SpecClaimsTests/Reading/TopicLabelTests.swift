import Testing

@testable import SpecClaims

/// Lines that begin with what they are about.
@Suite struct TopicLabelTests {
  @Test(arguments: [
    Expected("Thread safety: safe to call from any thread.", "-refresh: may be called on any thread"),
    Expected("Thread-safety: this method is not thread-safe.", "-refresh: not-thread-safe"),
    Expected("Threading: main thread only.", "-refresh: every call is on the main thread"),
    Expected("Thread: any.", "-refresh: may be called on any thread"),
    Expected("Threads: thread-safe.", "-refresh: thread-safe"),
    Expected("Called on: the main thread.", "-refresh: every call is on the main thread"),
    Expected("When called: after `-open`.", "-refresh: after -open"),
  ]) func isTakenOff(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: ["Thread: blue.", "Threading: see the guide.", "When called: the panel.", "Colour: any."])
  func tellsNothing(_ sentence: String) throws { #expect(try understood(sentence) == []) }
}
