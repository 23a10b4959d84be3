import SpecClaims
import SpecDocument

/// The types and calls that documents name in headings, claims and code spans.
struct MentionedCalls: Sendable {
  struct Call: Hashable, Sendable {
    /// The fullest spelling.
    let name: String
    let aliases: [String]
  }

  /// Stands for the type of calls that nothing gives one.
  static let noType = "Untyped"

  private(set) var byType: [String: [Call]] = [:]
  /// Names in code spans that look like types and have no call.
  private(set) var otherTypes: [String] = []
  private let words: String

  init(_ readings: [Reading]) {
    var spellings: [String: [String: Set<String>]] = [:]
    var mentioned: Set<String> = []
    func add(_ method: MethodReference) {
      let type = method.type ?? Self.noType
      guard Self.isIdentifier(type) else { return }
      spellings[type, default: [:]][method.name.base, default: []].insert(Self.spelling(method.name))
    }
    for document in readings.map(\.document) {
      let headings = Headings(document)
      let scopes = document.sections.map { SectionScope(section: $0.index, in: document, headings: headings) }
      for type in scopes.compactMap(\.type) where Self.isIdentifier(type) { spellings[type, default: [:]][""] = [] }
      scopes.flatMap(\.methods).forEach(add)
      mentioned.formUnion(Self.typeNames(in: document))
    }
    // A name in running text is that of the heading which has it; only a new one may belong to the type above.
    let headed = Set(spellings.values.flatMap(\.keys))
    for document in readings.map(\.document) {
      Self.mentions(in: document).filter { $0.name.type != nil || !headed.contains($0.name.base) }.forEach(add)
    }
    for (type, names) in spellings {
      byType[type] = names.keys.sorted().filter { !$0.isEmpty }.flatMap { Self.calls(names[$0] ?? []) }
    }
    if byType[Self.noType]?.isEmpty == true { byType[Self.noType] = nil }
    otherTypes = mentioned.subtracting(byType.keys).sorted()
    words = " " + readings.flatMap(\.document.sentences).map { $0.text.lowercased() }.joined(separator: " ") + " "
  }

  /// Common nouns for a type that the documents use: "gas kiln" and "kiln" for `GasKiln`, unless another type ends
  /// alike.
  func nouns(of type: String) -> [String] {
    let parts = Self.words(of: type)
    guard let last = parts.last, parts.count > 1 else { return [] }
    var nouns = [parts.joined(separator: " "), parts.dropFirst().joined(separator: " ")]
    if byType.keys.count(where: { Self.words(of: $0).last == last }) == 1 { nouns.append(last) }
    var seen: Set<String> = []
    return nouns.filter { noun in
      noun.count > 2 && seen.insert(noun).inserted
        && ["a", "the", "an", "each", "every"].contains { words.contains(" \($0) \(noun) ") }
    }
  }

  // MARK: Names

  /// Methods in code spans.
  private static func mentions(in document: Document) -> [MethodReference] {
    let headings = Headings(document)
    return document.sentences.flatMap { sentence -> [MethodReference] in
      let type = SectionScope(section: sentence.section, in: document, headings: headings).type
      return sentence.pieces.compactMap { piece in
        guard piece.kind == .code, isCall(piece.text), let name = MethodName(code: piece.text) else { return nil }
        return MethodReference(type: name.type ?? type, name: name)
      }
    }
  }

  /// `name()`, `-name`, `name:with:`, `Type.name`.
  private static func isCall(_ code: String) -> Bool {
    code.hasSuffix(")") || code.hasSuffix(":") || code.hasPrefix("-") || MethodName(code: code)?.type != nil
  }

  private static func spelling(_ name: MethodName) -> String {
    String(name.written.drop { "-+#–@".contains($0) })
  }

  /// One call for all spellings of a name; several where only their labels tell them apart.
  private static func calls(_ spellings: Set<String>) -> [Call] {
    let labelled = spellings.filter { $0.contains(":") || $0.hasSuffix(")") && !$0.hasSuffix("()") }.sorted()
    guard labelled.count > 1 else {
      let sorted = spellings.sorted { ($0.count, $1) > ($1.count, $0) }
      return sorted.prefix(1).map {
        Call(name: $0, aliases: sorted.dropFirst().filter { differs($0, from: sorted[0]) })
      }
    }
    return labelled.map { Call(name: $0, aliases: []) }
  }

  /// Parentheses and labels need no alias.
  private static func differs(_ name: String, from other: String) -> Bool {
    MethodName(written: name).base != MethodName(written: other).base
  }

  // MARK: Types

  private static func typeNames(in document: Document) -> Set<String> {
    Set(
      document.sentences.flatMap(\.pieces).filter { $0.kind == .code && isTypeName($0.text) }.map(\.text))
  }

  private static func isTypeName(_ text: String) -> Bool {
    guard let first = text.first, first.isUppercase, text.dropFirst().contains(where: \.isLowercase) else {
      return false
    }
    return isIdentifier(text)
  }

  private static func isIdentifier(_ text: String) -> Bool {
    !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  /// `GasKiln` → gas, kiln; a prefix in capitals is dropped.
  private static func words(of type: String) -> [String] {
    var words: [String] = []
    let letters = Array(type)
    for (index, letter) in letters.enumerated() {
      let beginsWord =
        letter.isUppercase
        && (index == 0 || !letters[index - 1].isUppercase
          || index + 1 < letters.count && letters[index + 1].isLowercase)
      if beginsWord || words.isEmpty { words.append("") }
      words[words.count - 1] += letter.lowercased()
    }
    if let first = words.first, words.count > 1, type.prefix(first.count).allSatisfy(\.isUppercase) {
      words.removeFirst()
    }
    return words
  }
}
