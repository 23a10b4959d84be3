import SpecClaims
import Testing

/// The word of the vocabulary that a page may have meant.
@Suite struct SuggestionTests {
  @Test(arguments: [
    ("Kiln didFrie", Vocabulary.WordKind.call, "Kiln.didFire()"),
    ("the clay was fierd", .event, "the clay is fired"),
    ("the soft clay is fired", .event, "the clay is fired"),
    ("Klin", .type, "Kiln"),
    ("access the pott", .action, "access the pots"),
    ("fire queeu", .thread, "fire queue"),
  ])
  func namesWhatIsNear(_ words: String, _ kind: Vocabulary.WordKind, _ meant: String) throws {
    #expect(try kilnVocabulary().suggestion(for: words, among: kind) == meant)
  }

  @Test(arguments: ["the moon rises", "xyz", "", "a"])
  func isSilentWhereNothingIsNear(_ words: String) throws {
    #expect(try kilnVocabulary().suggestion(for: words) == nil)
  }
}
