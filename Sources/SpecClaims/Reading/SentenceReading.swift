/// What one sentence gave, and how.
struct SentenceReading {
  struct Read {
    var draft: ClaimDraft
    let form: String

    /// A mark sends the reader to a note that takes something back; what it takes back is for people to read.
    func weakened(by note: String) -> Read {
      var draft = draft
      if draft.modality == .fact { draft.modality = .should }
      draft.restrict(by: "with \(note)")
      return Read(draft: draft, form: form)
    }
  }
  /// A clause as the forms have seen it.
  struct Seen {
    /// As it stands in the sentence; what the forms see may be turned around.
    let original: Clause
    let view: ClauseView
    /// Those that it was shown to.
    let forms: [any SentenceForm.Type]
  }
  var tokens: [Token] = []
  /// Others than ``tokens`` where the place completes the sentence: an item of a list, a cell of a table.
  var tokensRead: [Token] = []
  /// The place says that the sentence speaks of something else than the section's method.
  var isForeign = false
  /// The parameter that the sentence describes.
  var parameter: String?
  var clauses: [Clause] = []
  var effects: [Matrix.Effect] = []
  var views: [Seen] = []
  var claims: [Read] = []
  var discourse = Discourse()

  /// Whether the draft is read already. "read or write the buffer" is one promise, and tells of both.
  mutating func tells(_ draft: ClaimDraft, by form: any SentenceForm.Type) -> Bool {
    guard let index = claims.firstIndex(where: { $0.draft.saysTheSame(as: draft) }) else { return false }
    if let verb = draft.verb, claims[index].form == form.name, !claims[index].draft.verbs.contains(verb) {
      claims[index].draft.furtherVerbs.append(verb)
    }
    return true
  }
}
