/// Tags of comments that were taken over into the text: "@note", "\warning", ":param handler:", "- Parameter handler:".
enum DocumentationTag {
  /// The parameter, or other value, that the words behind the first tag of the text describe, and whether the text begins with it.
  static func value(in text: String) -> (name: String, isLeading: Bool)? {
    guard text.utf8.contains(where: { marks.contains($0) }), !ThrownTag.opens(text) else { return nil }
    let words = text.split { $0 == " " || $0 == "\n" }
    if words.count > 1, words[0] == "Parameter", words[1].hasSuffix(":") { return (String(words[1].dropLast()), true) }
    guard let tag = words.indices.first(where: { isOfValue(words[$0]) && !isNamed(words, $0) }) else { return nil }
    return (described(words[tag...].prefix(3)), tag == 0)
  }

  /// "handler" of ":param handler:", ":param Handler handler:", "@param handler".
  private static func described(_ words: ArraySlice<Substring>) -> String {
    guard let first = words.first, let tag = name(of: first), !results.contains(tag) else { return "return value" }
    let names = words.dropFirst()
    let named = first.hasPrefix(":") ? names.first { $0.hasSuffix(":") } ?? names.first : names.first
    return named.map { String($0.prefix { !":,".contains($0) }) } ?? tag
  }

  private static func isOfValue(_ word: Substring) -> Bool {
    name(of: word).map { values.contains($0) || results.contains($0) } ?? false
  }

  /// "the @key directive": a word of the sentence.
  private static func isNamed(_ words: [Substring], _ tag: Int) -> Bool {
    tag > 0 && Lexicon.determiners.contains(words[tag - 1].lowercased())
  }

  /// Up to the first tag of a value: what stands behind it describes that.
  static func beforeValue(_ tokens: [Token]) -> [Token] {
    let tag = tokens.indices.dropFirst().first {
      tokens[$0].kind == .word && isOfValue(tokens[$0].text[...]) && !tokens[$0 - 1].isWord(in: Lexicon.determiners)
    }
    return tag.map { Array(tokens[..<$0]) } ?? tokens
  }

  /// Without a tag that only says how the words are to be printed, or under which heading: "@thread_safety".
  static func withoutRemark(_ tokens: [Token]) -> [Token] {
    guard let first = tokens.first, first.kind == .word, let tag = name(of: first.text[...]),
      // "@reset_resume: Called when …": a name that is told of.
      remarks.contains(tag)
        || tag.contains("_") && tag == tag.lowercased() && tokens.dropFirst().first?.isMark(":") != true
    else { return tokens }
    return Array(tokens.dropFirst())
  }

  static func isKnown(_ word: Substring) -> Bool {
    guard let tag = name(of: word) else { return false }
    return values.contains(tag) || results.contains(tag) || remarks.contains(tag) || others.contains(tag)
  }

  /// "@todo", "@deprecated": the words behind the tag promise nothing.
  static func isForeign(_ tokens: [Token]) -> Bool {
    guard let first = tokens.first, first.kind == .word, let tag = name(of: first.text[...]) else { return false }
    return others.contains(tag)
  }

  /// "param" of "@param", "\param[in]", ":param"; a tag is written in small letters, unlike "@Test".
  private static func name(of word: Substring) -> String? {
    guard let mark = word.utf8.first, marks.contains(mark), word.utf8.count > 2 else { return nil }
    return String(word.dropFirst().prefix { $0.isLetter || $0 == "_" })
  }

  private static let marks = ["@", "\\", ":"].map(UInt8.init(ascii:))

  private static let values: Set = [
    "param", "parameter", "tparam", "arg", "argument", "key", "keyword", "type", "ivar", "var",
  ]
  private static let results: Set = [
    "return", "returns", "result", "rtype", "retval", "throws", "throw", "exception", "raises", "raise", "yields",
  ]
  private static let remarks: Set = [
    "note", "warning", "remark", "remarks", "attention", "important", "brief", "details", "summary", "pre", "invariant",
    "threadsafety", "reentrancy", "concurrency", "apiNote", "implNote", "implSpec",
  ]
  private static let others: Set = [
    "todo", "bug", "deprecated", "since", "version", "author", "see", "seealso", "sa", "example", "code", "post",
    "test",
  ]
}
