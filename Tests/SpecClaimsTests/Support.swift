import SpecDocument
import Testing

@testable import SpecClaims

/// The claims of a page given as text.
func read(_ markdown: String) throws -> [Claim] {
  ClaimReader().read(try Document(bytes: Array(markdown.utf8), name: "page.md")).claims
}

/// What was understood of a sentence in the section of a method, without the method's name; triggers are left out.
func understood(_ sentence: String, under heading: String = "`-refresh`") throws -> [String] {
  try read(panel(heading, sentence)).filter { $0.payload.kind != "trigger" }.map(\.canonical)
}

/// One sentence and what it must be understood as.
struct Expected: Sendable, CustomTestStringConvertible {
  let sentence: String
  let claims: [String]
  init(_ sentence: String, _ claims: String...) {
    self.sentence = sentence
    self.claims = claims
  }
  var testDescription: String { sentence }
}

/// What one form has understood of a sentence in the section of a method, without the type's name.
func understood(_ sentence: String, by form: any SentenceForm.Type) throws -> [String] {
  try read(panel("`-refresh`", sentence)).filter { $0.form == form.name }.map(\.canonical)
}

/// A page on a type that is there to be subclassed, with a section on one of its methods.
private func panel(_ heading: String, _ sentence: String) -> String {
  "## Panel\n\nIt is a class to be subclassed.\n\n### \(heading)\n\n\(sentence)\n"
}
