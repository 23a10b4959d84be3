import Testing

@testable import SpecClaims

/// A shorthand in brackets is read as the sentence that it stands for.
@Suite struct AnnotationTests {
  @Test(arguments: [
    Expected("Reads the dial. [main-thread]", "-refresh: every call is on the main thread"),
    Expected("Reads the dial (main thread only).", "-refresh: every call is on the main thread"),
    Expected("Reads the dial. [audio-thread]", "-refresh: every call is on the audio thread"),
    Expected("Reads the dial (any thread).", "-refresh: may be called on any thread"),
    Expected("Reads the dial. [thread-safe]", "-refresh: thread-safe"),
    Expected("Reads the dial. [main-thread & dimmed]", "-refresh: every call is on the main thread (when dimmed)"),
  ]) func isRead(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "Reads the dial (see the thread).", "Reads the dial [optional].", "Reads the thread (a list).",
    "Reads the dial (not thread-safe in rain).", "Stops the reader (audio thread).", "Joins the pool (kernel threads).",
    "Reads the dial (default: main thread).", "Reads the dial. [!main-thread]", "Reads the dial. [note: main-thread]",
  ]) func isNoAnnotation(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }

  @Test func saysNothingWithoutAMethod() throws {
    #expect(try read("## Lamps\n\nThe dial is started. [main-thread]\n").isEmpty)
  }
}
