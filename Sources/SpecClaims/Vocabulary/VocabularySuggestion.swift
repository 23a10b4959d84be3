extension Vocabulary {
  /// What kind of word a vocabulary may know.
  public enum WordKind: String, Hashable, Sendable, CaseIterable {
    case type, call, event, condition, action, state, object, thread
  }

  /// What the words may have been meant to be: the nearest name, alias or phrase of the vocabulary, as it stands there;
  /// nil when none is near.
  ///
  /// Near is, for a name, at most one slip in three letters; for a phrase also half of its words.
  ///
  /// - Parameter kind: only words of this kind are looked at; nil for all.
  public func suggestion(for words: String, among kind: WordKind? = nil) -> String? {
    let kinds = kind.map { [$0] } ?? WordKind.allCases
    let meant = Spelled(kind == .call ? words.split(separator: " ").last.map(String.init) ?? words : words)
    let near = kinds.flatMap(spellings).compactMap { text in
      meant.distance(to: Spelled(text)).map { (text: text, distance: $0) }
    }
    return near.min { ($0.distance, $0.text) < ($1.distance, $1.text) }?.text
  }

  /// Every spelling of a kind, as the vocabulary has it.
  private func spellings(_ kind: WordKind) -> [String] {
    switch kind {
    case .type: types.flatMap { [$0.name] + $0.aliases }
    case .call: calls.flatMap { call in ([call.name] + call.aliases).map { "\(call.type).\($0)" } }
    case .event, .condition, .action, .state, .object, .thread: phraseTexts[kind] ?? []
    }
  }
}

/// A name or a phrase, prepared to be compared.
private struct Spelled {
  private let letters: [Character]
  private let words: Set<String>
  private let isName: Bool

  init(_ text: String) {
    // The type before a call's name is another question; only the name can be misspelt here.
    if !text.contains(" "), let dot = text.firstIndex(of: "."), dot != text.startIndex {
      letters = Array(MethodName(written: String(text[text.index(after: dot)...])).base.lowercased())
      (words, isName) = ([], true)
      return
    }
    let key = PhraseKey(text)
    isName = key.words.count < 2
    letters = Array(isName ? MethodName(written: text).base.lowercased() : key.description)
    words = isName ? [] : Set(key.words)
  }

  /// 0 for the same, up to 0.5; nil when they are not near.
  func distance(to other: Spelled) -> Double? {
    let length = max(letters.count, other.letters.count)
    guard length > 2, !letters.isEmpty, !other.letters.isEmpty else { return nil }
    let limit = length / 3
    if let slips = EditDistance.between(letters, other.letters, limit: limit) { return Double(slips) / Double(length) }
    guard !words.isEmpty, !other.words.isEmpty else { return nil }
    let shared = Double(words.intersection(other.words).count) / Double(words.union(other.words).count)
    return shared >= 0.5 ? 1 - shared : nil
  }
}

/// How many letters must be added, dropped, replaced or swapped with their neighbour.
enum EditDistance {
  /// Nil when it is more than `limit`.
  static func between(_ first: [Character], _ second: [Character], limit: Int) -> Int? {
    if abs(first.count - second.count) > limit { return nil }
    var before: [Int] = []
    var previous = Array(0...second.count)
    for (row, letter) in first.enumerated() {
      var current = [row + 1]
      for (column, other) in second.enumerated() {
        var best = min(previous[column + 1] + 1, current[column] + 1, previous[column] + (letter == other ? 0 : 1))
        if row > 0, column > 0, letter == second[column - 1], first[row - 1] == other {
          best = min(best, before[column - 1] + 1)
        }
        current.append(best)
      }
      if (current.min() ?? 0) > limit { return nil }
      (before, previous) = (previous, current)
    }
    return previous[second.count] <= limit ? previous[second.count] : nil
  }
}
