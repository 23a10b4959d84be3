/// What stands around the sentence, and what of its claims is left by it.
extension SentenceReading {
  mutating func apply(_ bearing: Bearing?) {
    switch bearing {
    case nil: return
    case .dropped: claims.removeAll()
    case .doubted: claims.removeAll { ![.must, .should].contains($0.draft.modality) }
    case .restricted(let phrase):
      claims = claims.map { read in
        // "On iOS, …" under "iOS": said already.
        let name = phrase.lowercased().split(separator: " ").last ?? ""
        if read.draft.condition?.lowercased().contains(name) == true { return read }
        var draft = read.draft
        draft.restrict(by: phrase)
        return Read(draft: draft, form: read.form)
      }
    }
  }

  /// The sentence behind this one restricts what it promises: "Except on Windows.", "The only exception is a shut tank."
  mutating func except(_ phrase: String) {
    restrict(by: phrase, where: NextException.concerns)
  }

  /// How often something is called does not hold where the next sentence leaves a call out.
  mutating func exceptCounts() {
    restrict(by: NextException.told) { draft in
      guard case .multiplicity(let times, _) = draft.payload else { return false }
      return times != .zero && draft.polarity
    }
  }

  /// "It is not called because nobody listens": a reason, which tells of one case. "It is never called, since …" tells of all.
  var tellsWhy: Bool {
    let words = tokensRead
    if words.contains(where: { $0.isWord("never") }) { return false }
    return zip(words, words.dropFirst()).contains { first, next in
      first.isWord(in: ["because", "since"]) || first.isMark(",") && next.isWord("as")
        || first.isWord("so") && next.isWord("that")
    }
  }

  /// The sentence behind this one tells of a case in which it is otherwise.
  mutating func exceptOtherwise(_ reach: OtherwiseTold.Reach) {
    restrict(by: NextException.told, where: reach.concerns)
  }

  private mutating func restrict(by phrase: String, where concerns: (ClaimDraft) -> Bool) {
    claims = claims.map { read in
      guard concerns(read.draft) else { return read }
      var draft = read.draft
      draft.restrict(by: phrase)
      return Read(draft: draft, form: read.form)
    }
  }
}

extension SentenceReading.Read {
  /// The claim is about something, and neither about a method nor about what `title` names.
  func isOfThing(otherThan title: String) -> Bool {
    guard case .phrase(let words) = draft.subject else { return false }
    return words != title
  }
}
