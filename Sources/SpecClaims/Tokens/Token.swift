import SpecDocument

/// The smallest thing the grammar looks at: a word, a code span (always one token, whatever is inside), a number or a mark.
package struct Token: Hashable, Sendable {
  package enum Kind: Hashable, Sendable { case word, code, number, mark }

  package let kind: Kind
  /// The classes of ``Lexicon`` that the word belongs to.
  private let classes: UInt32
  /// As written, without surrounding punctuation; a code span without its backticks.
  package let text: String
  /// Lower case, curly quotes straightened; what the lexicon is asked with.
  package let lower: String
  /// "the node's view": the token is `node`, and this is true.
  package let isPossessive: Bool
  /// Where it stands in the document; tokens of one contraction share the range.
  package let range: SourceRange

  package init(kind: Kind, text: String, isPossessive: Bool = false, range: SourceRange) {
    self.kind = kind
    self.text = text
    self.lower = text.isLowercaseASCII ? text : text.lowercased()
    classes = kind == .word ? Lexicon.classes(of: lower) : 0
    self.isPossessive = isPossessive
    self.range = range
  }

  /// A word that the document does not have, in the place of one that it has.
  static func word(_ text: String, _ place: Token) -> Token { Token(kind: .word, text: text, range: place.range) }

  /// `super`, `super()`, `super(props)`, `[super load]`: a call of the inherited method.
  package var isSuper: Bool {
    isWord("super")
      || kind == .code
        && (text == "super" || text.hasPrefix("super(") || text.hasPrefix("super.") || text.hasPrefix("[super "))
  }

  /// The method of `super.close()`, `[super close]`; nil for `super` and `super()`, which do not name it.
  package var superMethod: MethodName? {
    guard kind == .code else { return nil }
    if text.hasPrefix("super.") { return MethodName(written: String(text.dropFirst("super.".count))) }
    guard text.hasPrefix("[super ") else { return nil }
    return MethodName(written: String(text.dropFirst("[super ".count).prefix { $0 != "]" && $0 != " " }))
  }

  package func isWord(_ word: String) -> Bool { kind == .word && lower == word }
  package func isWord(in words: Set<String>) -> Bool { kind == .word && words.contains(lower) }
  package func isWord(in words: WordClass) -> Bool { classes & words.mask != 0 }
  /// For a list written where it is used: a handful of words is compared faster than a set of them is built.
  package func isWord(in words: [String]) -> Bool { kind == .word && words.contains(lower) }
  package func isMark(_ mark: String) -> Bool { kind == .mark && text == mark }
  /// "-1".
  package var isNegativeNumber: Bool {
    text.count > 1 && text.hasPrefix("-") && text.dropFirst().allSatisfy(\.isNumber)
  }

  /// `LeakHandler`, `onDrainCallback`: code that has its name from being called back.
  package var isNamedCallback: Bool {
    kind == .code
      && ["Handler", "Callback", "Listener", "Closure"].contains { text.count > $0.count && text.hasSuffix($0) }
  }

  /// Code, or a word that only code has: "tank_fill".
  package var isNameInCode: Bool { kind == .code || text.dropFirst().contains("_") }

  /// "`close`", "the (tank)", "it": behind a word that may be a verb, it is one.
  var opensObject: Bool { kind == .code || isWord(in: Lexicon.determiners) || isWord(in: ["it", "them"]) }

  package var isDash: Bool { kind == .mark && ["–", "—", "--", "-"].contains(text) }

  /// "->", "→": what comes behind it comes next. Some pages write it in place of a word.
  package var isArrow: Bool { ["->", "→", "=>", "-->", ">"].contains(text) }

  /// A colon or a dash, behind which stands what is said of the label.
  package var endsLabel: Bool { isMark(":") || isDash }
}

extension Collection where Element == Token {
  /// "the given job", "`job`": a thing with nothing about it but what tells which; a lone word may be anything.
  var isPlainThing: Bool {
    (count > 1 || first?.kind == .code)
      && allSatisfy { token in
        token.kind == .code
          || token.kind == .word && (!Lexicon.isFunctionWord(token.lower) || token.isWord(in: Lexicon.determiners))
      }
  }

  /// "it", "they", "this": what is meant stands elsewhere.
  var isLonePronoun: Bool { count == 1 && first?.isWord(in: Lexicon.pronouns) == true }

  /// "this method | silently": the adverb belongs to the verb behind it, and to no other.
  var withoutTrailingAdverb: [Token] {
    guard count > 1, let last = suffix(1).first, last.kind == .word, last.lower.hasSuffix("ly"),
      Lexicon.isAdverb(last.lower)
    else {
      return Array(self)
    }
    return Array(dropLast())
  }

  /// The tokens as one line of text, code in backticks.
  package var phrase: String {
    var result = ""
    for token in self {
      let shown = token.kind == .code ? "`\(token.text)`" : token.text
      let glued = token.kind == .mark && [",", ".", ";", ":", ")", "?", "!"].contains(token.text)
      if !result.isEmpty && !glued && !result.hasSuffix("(") { result += " " }
      result += shown + (token.isPossessive ? "'s" : "")
    }
    return result
  }
}
