import SpecDocument

/// What a sentence is read as, once its place in the page is known: a table cell speaks of its row, a list item of the name it begins
/// with, and "Note:" says nothing.
struct SentenceFrame {
  var tokens: [Token]
  /// The methods that the place puts in front of the sentence.
  var carried: [MethodReference] = []
  /// The sentence describes a parameter or a term, or quotes somebody: nothing in it is promised of the section's method.
  var isForeign = false
  /// What the column of a table makes of the cell.
  var bearing: Bearing?

  /// - Parameter item: the list item that the sentence goes on with.
  init(_ tokens: [Token], of sentence: Sentence, scope: SectionScope, item: OpenItem? = nil) {
    let words = BoldTitle.removed(from: tokens, of: sentence)
    self.tokens = AnsweredLabel.completed(
      DocumentationTag.beforeValue(
        DocumentationTag.withoutRemark(ThrownTag.completed(Self.withoutAdmonition(words)))))
    if UnsaidLabel.isCrossed(words) || Quotation.isReported(self.tokens) || Quotation.isWhole(self.tokens)
      || Self.isExample(self.tokens)
      || Self.isLogEntry(self.tokens) || DocumentationTag.isForeign(self.tokens) || isOfAnotherTime
      || AnsweredLabel.isTakenBack(self.tokens) || Self.isFault(self.tokens) || Self.isOfOneTime(self.tokens)
      || Self.isTask(self.tokens) || UnsaidLabel.opens(self.tokens)
    {
      isForeign = true
    }
    self.tokens =
      TopicLabel.completed(self.tokens)
      ?? EllipticalJudgement.completed(MemberLabel.named(Self.withEventName(self.tokens)))
    readTitle()
    if let tag = TagInFront(self.tokens) { (self.tokens, bearing) = (tag.rest, tag.bearing) }
    switch sentence.place {
    case .tableCell(let cell): readCell(cell, scope)
    case .listItem: if !readItem(OpenItem(sentence, tokens: self.tokens), or: item, scope) { readLabel(scope) }
    case .paragraph: if !isForeign { readLabel(scope) }
    case .quote, .footnote: break
    }
  }

  /// "[ ] Called on main", "[x] Called once": what somebody has to do, or has done.
  private static func isTask(_ tokens: [Token]) -> Bool {
    tokens.first.map { $0.text == "[ ]" || $0.text == "[x]" } == true
  }

  /// "The most common error is that `fill` is not called", "A bug in old hosts causes this method to be called twice".
  private static func isFault(_ tokens: [Token]) -> Bool {
    guard tokens.count > 5, tokens[0].isWord(in: ["the", "a", "one", "another"]),
      let noun = tokens.prefix(6).firstIndex(where: { $0.isWord(in: faults) })
    else { return false }
    let rest = tokens[(noun + 1)...]
    if rest.prefix(2).map(\.lower) == ["is", "that"] { return true }
    return tokens[noun].isWord("bug") && rest.prefix(5).contains { $0.isWord(in: ["causes", "makes", "leads"]) }
  }

  /// "The first time it is called, it blocks": then, and not always.
  private static func isOfOneTime(_ tokens: [Token]) -> Bool {
    tokens.count > 6 && tokens[0].isWord("the") && tokens[1].isWord(in: ["first", "second", "next", "last"])
      && tokens[2].isWord("time") && tokens.prefix(14).contains { $0.isMark(",") }
  }

  private static let faults: Set<String> = ["error", "mistake", "bug", "pitfall", "complaint", "symptom"]

  /// "Note:", "**Warning**:", ":::warning" and the like.
  private static func withoutAdmonition(_ tokens: [Token]) -> [Token] {
    // "✓" alone is what a cell says.
    guard tokens.count > 1 else { return tokens }
    var rest = tokens[...]
    while let first = rest.first,
      first.text.hasPrefix(":::")
        || first.text.unicodeScalars.allSatisfy({ !$0.isASCII && !$0.properties.isAlphabetic })
    {
      rest.removeFirst()
    }
    if let first = rest.first, first.text.count <= 2, first.text.unicodeScalars.first?.isASCII == false {
      rest.removeFirst()
    }
    let second = rest.dropFirst().first
    if let first = rest.first, first.isWord(in: admonitions), let second {
      if second.endsLabel { return Array(rest.dropFirst(2)) }
      // "Note on threading: …".
      if second.isWord(in: ["on", "about"]), let end = rest.prefix(5).firstIndex(where: \.endsLabel) {
        return Array(rest[(end + 1)...])
      }
      // "**Warning**", and the sentence on the next line.
      if second.kind == .word, second.text.first?.isUppercase == true, rest.count > 3 {
        // "warning **Warning** The rows …": the box and its title.
        return second.isWord(first.lower) ? withoutAdmonition(Array(rest.dropFirst())) : Array(rest.dropFirst())
      }
    }
    return Array(rest)
  }

  /// "`"row_added"`: sent after E": the name of an event, written as a string. What else stands in quotes is a value as often.
  private static func withEventName(_ tokens: [Token]) -> [Token] {
    guard tokens.count > 4, let first = tokens.first, first.kind == .code, first.text.count > 4,
      let quote = first.text.first, quote == "\"" || quote == "'", first.text.last == quote, tokens[1].endsLabel,
      tokens[2].isWord(in: ["sent", "emitted", "fired", "dispatched", "raised"])
    else { return tokens }
    return [Token(kind: .code, text: String(first.text.dropFirst().dropLast()), range: first.range)]
      + tokens.dropFirst()
  }

  private static let admonitions: Set<String> = [
    "note", "notes", "warning", "important", "tip", "caution", "attention", "danger", "info", "hint", "remark",
    "caveat", "precondition", "preconditions", "invariant",
  ]

  /// "#1234 `case` should raise …": the title of an issue, in a list of what has changed.
  private static func isLogEntry(_ tokens: [Token]) -> Bool {
    guard let first = tokens.first(where: { $0.kind != .mark }) else { return false }
    let number = first.text.drop { $0 == "#" }
    let hash = tokens.first?.isMark("#") == true || first.text.hasPrefix("#")
    return hash && !number.isEmpty && number.allSatisfy(\.isNumber)
  }

  private static let exampleOpenings = [
    ["e.g."], ["for", "example"], ["for", "instance"], ["as", "an", "example"], ["suppose"], ["imagine"],
    ["in", "this", "code"],
    ["take", "a", "different"], ["take", "another"], ["here", "the"], ["let", "us", "say"], ["let", "us", "assume"],
    ["consider"], ["say", ","],
  ]
  private static let exampleOpeners = Set(exampleOpenings.map { $0[0] } + ["in", "the"])

  /// "For example, …", "In the example above, …": an instance of a rule, not the rule.
  static func isExample(_ tokens: [Token]) -> Bool {
    guard let first = tokens.first, exampleOpeners.contains(first.lower) else { return false }
    let words = tokens.prefix(5).map(\.lower)
    if exampleOpenings.contains(where: { words.starts(with: $0) }) { return true }
    guard words.first == "in" || words.first == "the",
      let example = words.firstIndex(where: { $0.hasPrefix("example") || $0 == "snippet" })
    else {
      return false
    }
    return words[..<example].contains { ["above", "following", "this", "these", "below", "the"].contains($0) }
  }
}
