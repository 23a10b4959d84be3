import SpecDocument
import Testing

@testable import SpecClaims

/// Every form reads the examples of its own doc comment, and says so.
@Suite struct FormTests {
  static let forms = SentenceForms.all.map { FormName(type: $0) }

  @Test(arguments: forms) func readsItsOwnExamples(_ form: FormName) throws {
    for example in form.type.examples {
      let claims = try read("## Type\n\n### `-init`\n\n\(example)\n")
      #expect(claims.contains { $0.form == form.type.name }, "\(example)")
    }
  }

  @Test func haveNamesOfTheirOwn() {
    #expect(Set(SentenceForms.all.map { $0.name }).count == SentenceForms.all.count)
  }
}

struct FormName: Sendable, CustomTestStringConvertible {
  let type: any SentenceForm.Type
  var testDescription: String { type.name }
}

/// The claims of a page given as text.
func read(_ markdown: String) throws -> [Claim] {
  ClaimReader().read(try Document(bytes: Array(markdown.utf8), name: "page.md")).claims
}
