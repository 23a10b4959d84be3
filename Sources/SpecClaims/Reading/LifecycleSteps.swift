import SpecDocument

/// A numbered list under a title for a life: "The life cycle of a tank is as follows:", "Row lifecycle events:" over "1. The row is created",
/// "2. The row is drawn". The items happen one after the other.
///
/// Lists of methods are read by ``SequenceForm``; a list without numbers may have any order. A step that only some lives have ("If it is the first
/// one: …") or that has steps of its own would make one promise of several.
struct LifecycleSteps {
  let document: Document
  let blockOfSentence: [Int: Int]

  /// What the list below the sentence promises; nil when the sentence leads no such list.
  func draft(of sentence: Sentence, _ tokens: [Token]) -> ClaimDraft? {
    guard let subject = Self.subject(of: tokens), case let items = items(below: sentence),
      (2...12).contains(items.count), !items.contains(where: Self.branches)
    else { return nil }
    let steps = items.map { String($0.trimmingCharacters(marks: " .").prefix(120)) }.joined(separator: ", ")
    return ClaimDraft(subject: .phrase(subject), payload: .order(.inOrder, .event("this order: \(steps)")))
  }

  /// "the life cycle of a tank", of "Currently the life cycle of a tank is as follows:".
  private static func subject(of tokens: [Token]) -> String? {
    guard tokens.last?.isMark(":") == true, tokens.count <= 18, isOfLife(tokens),
      !tokens.contains(where: { $0.isWord(in: Lexicon.hedges) || $0.isWord(in: Lexicon.negations) })
    else { return nil }
    let words = tokens.trimmingMarks
    guard let verb = MainVerb.group(in: words) else { return words.count <= 8 ? words.phrase : nil }
    guard telling.contains(verb.lemma), verb.modality == .fact, !verb.isNegated, !verb.isPast, verb.range.lowerBound > 0
    else { return nil }
    let front = words[..<verb.range.lowerBound]
    let comma = front.lastIndex { $0.isMark(",") }
    let noun = Array(front[(comma.map { $0 + 1 } ?? 0)...].drop { $0.kind == .word && Lexicon.isAdverb($0.lower) })
    return (1...9).contains(noun.count) ? noun.phrase : nil
  }

  private static let telling: Set<String> = ["be", "represent", "consist", "look", "describe", "go", "have"]

  private static func isOfLife(_ tokens: [Token]) -> Bool {
    tokens.contains { $0.isWord(in: ["lifecycle", "life-cycle", "lifecycles"]) }
      || tokens.indices.dropLast().contains {
        tokens[$0].isWord(in: ["life", "update", "render", "rendering"]) && tokens[$0 + 1].isWord("cycle")
      }
  }

  private static func branches(_ item: String) -> Bool {
    item.hasSuffix(":") || ["if ", "unless "].contains { item.lowercased().hasPrefix($0) }
  }

  /// The first sentence of each item of a numbered list.
  private func items(below lead: Sentence) -> [String] {
    var ordinals: Set<Int> = []
    var found: [String] = []
    for item in document.sentences[(lead.index + 1)...] {
      guard case .listItem(_, let index, let ordinal) = item.place else { break }
      guard index == lead.index else { continue }
      guard let block = blockOfSentence[item.index], case .listItem(_, true) = document.blocks[block].kind else {
        return []
      }
      if ordinals.insert(ordinal).inserted { found.append(item.text) }
    }
    return found
  }
}
