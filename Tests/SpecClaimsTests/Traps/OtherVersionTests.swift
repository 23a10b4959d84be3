import Testing

@testable import SpecClaims

/// Sentences that take back, in their last words, what they grant, or that hold for one version of many.
@Suite struct OtherVersionTests {
  @Test(arguments: [
    "It can be called on the main thread but should not.", "It may be called twice, though you should not.",
    "Called on main in version 2; since version 3, on a worker.",
  ]) func isLeft(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }

  @Test(arguments: [
    Expected(
      "It can be called on the main thread but should not be kept.", "-refresh: may be called on the main thread"),
    Expected("It is called on the main thread in version 2.1 and later.", "-refresh: every call is on the main thread"),
    Expected("It is called on the main thread in versions 2.1+.", "-refresh: every call is on the main thread"),
  ]) func isRead(_ expected: Expected) throws {
    #expect(try understood(expected.sentence).contains(expected.claims[0]))
  }

  @Test("a plain word in backticks is a method where it stands beside one")
  func coordinated() throws {
    let page =
      "# Lids\n\n## `open`\n\n`shut` and `open` are called on main. `shut` is a word, and `open` is called once.\n"
    #expect(
      try read(page).map(\.canonical) == [
        "shut and open: every call is on the main thread", "open: called exactly once",
      ])
  }
}
