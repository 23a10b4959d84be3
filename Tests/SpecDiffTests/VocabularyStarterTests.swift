import SpecClaims
import Testing

@testable import SpecDiff

/// The first vocabulary for pages of a framework that has none.
@Suite struct VocabularyStarterTests {
  static let pages = """
    # Firing

    ## `GasKiln`

    A gas kiln burns the clay. See also `Thermometer`.

    ### `-didHeat:`

    Called once, after the clay is dry, on the burner thread. When using glaze, it is called on the main thread.

    ### `-[GasKiln on]`

    You must never touch the clay in this method. Call `reset(all:)` first.

    ### `-kiln:didOpen:`

    Called whenever the door opens.

    ### `-kiln:willOpen:`

    The call to super in this method is where the fan is stopped.
    """

  private func starter() throws -> String { VocabularyStarter([try page(Self.pages)]).text() }

  /// What is left when somebody takes every suggestion.
  private func accepted(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.hasPrefix("#") && (line.hasPrefix("#  ") || line.dropFirst().first?.isLetter == true)
        ? line.dropFirst() : line
    }.joined(separator: "\n")
  }

  @Test func loadsAsItIs() throws {
    let vocabulary = try Vocabulary(yaml: try starter(), file: "first.yml")
    #expect(vocabulary.types.map(\.name) == ["GasKiln"])
    #expect(vocabulary.types[0].aliases == ["gas kiln"])
    #expect(
      vocabulary.calls.map(\.name) == ["didHeat:", "kiln:didOpen:", "kiln:willOpen:", "on", "reset(all:)"])
  }

  @Test func loadsWithEverySuggestionTaken() throws {
    let vocabulary = try Vocabulary(yaml: accepted(try starter()), file: "first.yml")
    #expect(vocabulary.event(for: "the clay is dry") != nil)
    #expect(vocabulary.condition(for: "when using glaze") != nil)
    #expect(vocabulary.action(.access, object: "the clay") != nil)
    #expect(vocabulary.types.contains { $0.name == "Thermometer" })
  }

  @Test func hasPlacesBesideItsSuggestions() throws {
    #expect(try starter().contains("# guide.md:9"))
  }

  @Test func isOfNoUseWithoutNames() throws {
    #expect(!VocabularyStarter([try page("# Hello\n\nNice weather today.\n")]).isUseful)
  }

  @Test func namesThatYAMLWouldMisreadAreQuoted() {
    #expect(YAMLText.quoted("on") == "\"on\"")
    #expect(YAMLText.quoted("a: b \"c\"") == "\"a: b \\\"c\\\"\"")
    #expect(YAMLText.quoted("didLoad()") == "didLoad()")
  }
}
