import SpecDocument
import Testing

@testable import SpecClaims

/// Every form reads the examples of its own doc comment, says so, and leaves alone what it says it refuses.
@Suite struct FormTests {
  static let forms = SentenceForms.all.map { FormName(type: $0) }

  @Test(arguments: forms) func readsItsOwnExamples(_ form: FormName) throws {
    #expect(!form.type.examples.isEmpty)
    for example in form.type.examples {
      let claims = try read("## Type\n\n### `-init`\n\n\(example)\n")
      #expect(claims.contains { $0.form == form.type.name }, "\(example)")
    }
  }

  @Test(arguments: forms) func refusesWhatItSaysItRefuses(_ form: FormName) throws {
    #expect(!form.type.refuses.isEmpty)
    for example in form.type.refuses {
      let claims = try read("## Type\n\n### `-init`\n\n\(example)\n")
      #expect(!claims.contains { $0.form == form.type.name }, "\(example)")
    }
  }

  @Test func haveNamesOfTheirOwn() {
    #expect(Set(SentenceForms.all.map { $0.name }).count == SentenceForms.all.count)
  }

  @Test func areAllInTheCatalogue() {
    let page = GrammarCatalogue.markdown()
    for form in SentenceForms.all { #expect(page.contains("\n## \(form.name)\n")) }
  }
}

struct FormName: Sendable, CustomTestStringConvertible {
  let type: any SentenceForm.Type
  var testDescription: String { type.name }
}
