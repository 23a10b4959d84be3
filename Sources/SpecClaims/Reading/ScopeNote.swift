import SpecDocument

/// Sentences and titles that say where what follows holds: "Everything below applies only when pumps are on", "None of the following is
/// guaranteed", "This page is outdated".
struct ScopeNote: Hashable, Sendable {
  let sentence: Int
  let section: Int
  let bearing: Bearing

  /// The notes of a document, in order.
  static func notes(in document: Document) -> [ScopeNote] {
    document.sentences.compactMap { sentence in
      guard sentence.text.utf8.count < 160, !sentence.text.hasSuffix(":"), mayBe(sentence.text),
        let bearing = bearing(of: Tokenizer.tokens(of: sentence.pieces))
      else { return nil }
      return ScopeNote(sentence: sentence.index, section: sentence.section, bearing: bearing)
    }
  }

  /// Told by a word, before the sentence is taken apart.
  private static func mayBe(_ text: String) -> Bool {
    [
      "following", "below", "follows", "None of", "rest of", "outdated", "out of date", "obsolete", "superseded",
      "Status",
    ]
    .contains(where: text.contains)
  }

  static func bearing(of tokens: [Token]) -> Bearing? {
    let marked = tokens.trimmingMarks
    let words = marked.filter { $0.kind != .mark }
    let lower = words.map(\.lower)
    if isDeadStatus(lower) { return .dropped }
    guard words.count > 3 else { return nil }
    if isDenied(lower) || isOfOldPage(lower) { return .dropped }
    guard let verb = verbBehindPointer(lower) else { return nil }
    var rest = Array(words[verb...])
    let isOnly = rest.first?.isWord(in: ["only", "solely"]) == true || rest.last?.isWord("only") == true
    rest.removeAll { $0.isWord(in: ["only", "solely"]) }
    guard rest.count > 1, isOnly || rest[0].isWord(in: ["if", "when", "while"]) else { return nil }
    if rest[0].isWord("to") { return .restricted("for " + Array(rest.dropFirst()).phrase) }
    return rest[0].isWord(in: openers) ? .restricted(rest.phrase) : nil
  }

  private static let openers: Set<String> = ["if", "when", "while", "on", "in", "for", "with", "under", "during"]

  /// "Everything below applies", "The rest of this page holds", "The following applies": where the words behind the verb begin.
  private static func verbBehindPointer(_ lower: [String]) -> Int? {
    guard let verb = lower.prefix(7).firstIndex(where: { ["applies", "apply", "holds", "hold"].contains($0) }),
      verb > 0,
      lower[..<verb].contains(where: { ["following", "below", "follows", "rest"].contains($0) })
    else { return nil }
    return verb + 1
  }

  /// "None of the following is guaranteed", "None of it is part of the contract".
  private static func isDenied(_ lower: [String]) -> Bool {
    guard lower.starts(with: ["none", "of"]), ["it", "this", "the", "what", "these"].contains(lower[2]) else {
      return false
    }
    return lower.suffix(5).contains {
      ["guaranteed", "promised", "contract", "true", "stable", "binding"].contains($0)
    }
  }

  /// "This document is outdated".
  private static func isOfOldPage(_ lower: [String]) -> Bool {
    guard ["this", "the"].contains(lower[0]), pages.contains(lower[1]), ["is", "has"].contains(lower[2]) else {
      return false
    }
    let rest = lower[3...].prefix(4).joined(separator: " ")
    return ["outdated", "obsolete", "out of date", "superseded"].contains(where: rest.contains)
      && !rest.contains("not ")
  }

  private static let pages: Set<String> = [
    "document", "page", "guide", "section", "chapter", "article", "file", "text",
  ]

  /// "Status: rejected", "Status: draft, not implemented".
  private static func isDeadStatus(_ lower: [String]) -> Bool {
    guard lower.first == "status" else { return false }
    let rest = lower.dropFirst().joined(separator: " ")
    return ["rejected", "withdrawn", "superseded", "obsolete", "not implemented"].contains(where: rest.contains)
  }
}
