import SpecDocument
import Testing

@testable import SpecClaims

/// Pages of our own with the traps that guides and references hold, and what has to be read of them.
struct TrapPage: Sendable, CustomTestStringConvertible {
  let name: String
  let text: String
  /// Line, kind, canonical sentence and strength of every claim; nothing else may be read.
  let readings: [String]
  var testDescription: String { name }

  static let all = [
    htmlList, leadingList, lineBreak, twoMethods, reference, lostHeadings, mojibake, tripping, lists,
  ]
}

@Suite struct TrapTests {
  @Test(arguments: TrapPage.all) func readsWhatIsThereAndNothingElse(_ page: TrapPage) throws {
    let document = try Document(bytes: Array(page.text.utf8), name: page.name)
    let claims = ClaimReader().read(document).claims
    #expect(
      claims.map { "\($0.range.start.line) \($0.payload.kind) · \($0.canonical) · \($0.modality.rawValue)" }
        == page.readings)
  }

  /// What cannot be known is unknown, never guessed.
  @Test func withoutHeadingsOnlyWhoIsNamedIsASubject() throws {
    let document = try Document(bytes: Array(TrapPage.lostHeadings.text.utf8), name: "lost.txt")
    for claim in ClaimReader().read(document).claims {
      guard case .methods(let methods) = claim.subject else { continue }
      let sentence = document.sentences[claim.sentence].text
      #expect(methods.allSatisfy { sentence.contains($0.name.base) }, "\(claim.id)")
    }
  }
}
