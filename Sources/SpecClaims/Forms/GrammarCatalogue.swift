/// The sentence forms as a page: what each reads, what it does not, each with sentences in our own words.
public enum GrammarCatalogue {
  /// The page, from what the forms say of themselves; the order is that in which they are asked.
  public static func markdown() -> String {
    let intro = """
      <!-- Generated from Sources/SpecClaims/Forms by `spec-check report`. Do not edit. -->

      # Sentence forms

      A sentence is cut into clauses; every clause is shown to every form below. A form returns the claims it reads, or none: what it \
      has not understood is left in the ledger as not understood.

      """
    return intro + SentenceForms.all.map(section).joined()
  }

  private static func section(_ form: any SentenceForm.Type) -> String {
    var lines = ["", "## \(form.name)", "", "Reads \(form.summary).", ""]
    lines += form.examples.map { "- reads: " + quoted($0) }
    lines += form.refuses.map { "- refuses: " + quoted($0) }
    return lines.joined(separator: "\n") + "\n"
  }

  /// On one line: an example may hold a list.
  private static func quoted(_ example: String) -> String {
    "“" + example.split(separator: "\n", omittingEmptySubsequences: true).joined(separator: " ") + "”"
  }
}
