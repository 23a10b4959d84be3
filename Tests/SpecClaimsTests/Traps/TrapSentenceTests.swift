import SpecDocument
import Testing

@testable import SpecClaims

/// Sentences that say less than they seem to, something else, or nothing at all: denials, hedges, comparisons, what is not so, what was,
/// what somebody thinks. Each stands alone in the section of `-weave`.
enum TrapSentences {
  static let all = calls + rules + contrasts + retractions + choices
}

@Suite struct TrapSentenceTests {
  @Test(arguments: TrapSentences.all) func saysNoMoreThanItSays(_ expected: Expected) throws {
    let page = "# `Loom`\n\nIt is a class to be subclassed.\n\n## `-weave`\n\n\(expected.sentence)\n"
    #expect(try read(page).map { $0.canonical.replacing("Loom ", with: "") } == expected.claims)
  }
}
