import Testing

@testable import SpecClaims

/// "This" and "it" behind a sentence about something else than the heading's method.
@Suite struct AnaphoricDeedTests {
  @Test(arguments: [
    "The pool recycles its rows. This happens on a background thread.",
    "The server closes the socket. This is done on the main thread.",
    "Listeners are notified. That happens on the main thread.",
    "The cache is emptied. This takes place before `fill()` is called.",
    "A worker computes the sum. It must not block.",
    "A handle. It must be closed on the main thread.",
    "A long stream. It is not thread-safe.",
  ]) func isNotTheMethods(_ text: String) throws {
    #expect(try understood(text, under: "`drain()`").isEmpty)
  }

  @Test(arguments: [
    "Called when the pump stops. This happens on a background thread.",
    "This method drains the tank. This happens on a background thread.",
    "It drains the tank. This is done on a background thread.",
  ]) func isTheMethods(_ text: String) throws {
    #expect(try understood(text, under: "`drain()`") == ["drain(): every call is on a background thread"])
  }

  @Test(arguments: ["Return value", "Returns", "Parameters"]) func valuesAreNotCalled(_ title: String) throws {
    let page = "# Tank\n\n## `Tank.fill()`\n\n### \(title)\n\n"
    for sentence in [
      "Must be released on the main thread.", "It must be closed on the main thread.", "Called exactly once.",
      "It is not thread-safe.",
    ] { #expect(try read(page + sentence + "\n").isEmpty, "\(sentence)") }
    #expect(try !read("# Tank\n\n## `Tank.fill()`\n\n### Discussion\n\nCalled exactly once.\n").isEmpty)
  }
}
