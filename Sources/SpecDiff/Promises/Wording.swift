import SpecClaims

/// A phrase by what it means: its name in the vocabulary, else its words without what a writer may change freely.
package struct Wording: Hashable, Sendable, CustomStringConvertible {
  /// As the document has it.
  package let text: String
  let key: String
  /// Empty for a phrase the vocabulary knows: it is compared by name alone.
  private let words: [String]

  /// A phrase that the vocabulary names.
  init(_ text: String, named name: String) {
    self.text = text
    key = "=\(name)"
    words = []
  }

  init(_ text: String) {
    self.text = text
    let marked = text.split(separator: " ").map { $0.hasPrefix("!") ? "not \($0)" : String($0) }.joined(separator: " ")
    words = PhraseKey(marked).words
    key = words.joined(separator: " ")
  }

  /// The same, done at one time only. Whom the time is of is told by a key, because pages may write it in several ways.
  func scoped(_ words: String, to key: String) -> Wording {
    let text = "\(self.text) \(words)"
    guard self.words.isEmpty else { return Wording(text) }
    let side = words.prefix { $0 != " " }
    return Wording(text, named: "\(self.key.dropFirst()) \(side) \(key)")
  }

  package static func == (left: Wording, right: Wording) -> Bool { left.key == right.key }
  package func hash(into hasher: inout Hasher) { hasher.combine(key) }
  package var description: String { text }

  /// "unless …", "except …".
  var isException: Bool { ["unless", "except"].contains { text.lowercased().hasPrefix($0) } }

  /// True for phrases that differ only in the order of their words or in a word more that does not deny or enumerate:
  /// "the view" and "the node's view". The larger keeps at least three fifths of its words.
  func isNear(_ other: Wording) -> Bool {
    if self == other { return true }
    let (first, second) = (Set(words), Set(other.words))
    guard !first.isEmpty, !second.isEmpty else { return false }
    let (small, large) = first.count < second.count ? (first, second) : (second, first)
    guard small.isSubset(of: large), small.count * 5 >= large.count * 3 else { return false }
    return large.subtracting(small).isDisjoint(with: Self.telling) && isEnumeration == other.isEnumeration
  }

  private var isEnumeration: Bool {
    text.split(separator: " ").contains { ["or", "and", "/"].contains($0.lowercased()) }
  }

  /// Words that change what is meant.
  private static let telling: Set<String> = [
    "not", "no", "never", "without", "non", "unless", "except", "only", "first", "last", "next", "previous", "other",
  ]
}

/// Finds the names of phrases.
struct PhraseNames: Sendable {
  let vocabulary: Vocabulary?

  func wording(_ phrase: String) -> Wording {
    guard let vocabulary else { return Wording(phrase) }
    let name =
      vocabulary.event(for: phrase)?.name ?? vocabulary.state(for: phrase)?.name ?? vocabulary.object(for: phrase)?.name
      ?? vocabulary.typeName(for: phrase)
    return name.map { Wording(phrase, named: $0) } ?? Wording(phrase)
  }

  /// The thing done to something, as one wording.
  func wording(_ action: Action, _ object: String) -> Wording {
    if let name = vocabulary?.action(action, object: object)?.name { return Wording(object, named: name) }
    if let name = vocabulary?.object(for: object)?.name {
      return Wording("\(action.rawValue) \(object)", named: "\(action.rawValue) \(name)")
    }
    if let type = type(in: object) {
      return Wording("\(action.rawValue) \(object)", named: "\(action.rawValue) \(type)")
    }
    return Wording("\(action.rawValue) \(object)")
  }

  private func type(in object: String) -> String? {
    let noun = object.split(separator: " ").drop { ["a", "an", "the", "any", "every"].contains($0.lowercased()) }
    return vocabulary?.typeName(for: noun.joined(separator: " "))
  }

  /// A condition without its connective; "unless" stays, it turns the condition round.
  func condition(_ phrase: String) -> Wording {
    if let name = vocabulary?.condition(for: phrase)?.name { return Wording(phrase, named: name) }
    let words = phrase.split(separator: " ").drop {
      ["when", "whenever", "if", "while", "in", "case", "as", "long"].contains($0.lowercased())
    }
    return Wording(words.joined(separator: " "))
  }

  /// The name that a call has in the vocabulary, for an alias that differs by more than its labels; nil for anything else.
  func properName(of base: String) -> String? {
    guard let calls = vocabulary?.calls, !calls.contains(where: { MethodName(written: $0.name).base == base }) else {
      return nil
    }
    let known = calls.filter { $0.aliases.contains { MethodName(written: $0).base == base } }
    let bases = Set(known.map { MethodName(written: $0.name).base })
    return bases.count == 1 ? bases.first : nil
  }

  func type(_ written: String?) -> String? { written.map { vocabulary?.typeName(for: $0) ?? $0 } }
}
