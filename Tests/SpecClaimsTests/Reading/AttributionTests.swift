import Testing

@testable import SpecClaims

/// Who is quoted promises nothing for the page.
@Suite struct AttributionTests {
  @Test("a block quote with the name of its author is somebody else's")
  func attributed() throws {
    let page = "## Panel\n\n> `-draw` is called on the main thread.\n>\n> — an old letter\n\n`-draw` is called once.\n"
    #expect(try read(page).map(\.canonical) == ["-draw: called exactly once"])
  }

  @Test(arguments: ["> `-draw` is called once.\n", "> `-draw` is called once.\n> It is short — and dry.\n"])
  func aBlockQuoteWithoutOneIsThePages(_ quote: String) throws {
    #expect(try read("## Panel\n\n\(quote)").map(\.canonical) == ["-draw: called exactly once"])
  }
}
