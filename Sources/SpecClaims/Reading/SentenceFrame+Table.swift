import SpecDocument

/// Cells of tables.
extension SentenceFrame {
  mutating func readCell(_ cell: TableCell, _ scope: SectionScope) {
    if cell.column == 1, !cell.header.contains(where: \.isLetter), cell.caption.joinedText.contains(where: \.isLetter) {
      return readProperty(cell.caption, scope)
    }
    let subject = TableSubject(cell, scope: scope)
    guard cell.column > 0, !subject.isName else {
      isForeign = true
      return
    }
    carried = subject.methods
    if TableColumn.isOfMistakes(cell.header)
      || TableColumn.isOfAnotherTime(cell.header, among: cell.headers.map(\.joinedText))
    {
      isForeign = true
    }
    if cell.headers.indices.contains(cell.column) { bearing = TableColumn.bearing(cell.headers[cell.column]) }
    if bearing == nil, let first = cell.headers.first {
      bearing = TableColumn.bearing(ofRow: cell.caption, header: first.joinedText)
    }
    if bearing == nil { bearing = rowBearing(cell, scope) ?? TableQualifier.bearing(of: cell) }
    if TableQualifier.isUnguaranteed(cell) { bearing = .dropped }
    // "main?": asked, and not said.
    isForeign = isForeign || tokens.last?.isMark("?") == true
    isForeign = isForeign || carried.isEmpty && !Self.isNumbered(cell.caption) && !namesItsSubject(scope)
    isForeign = isForeign || !carried.isEmpty && TableSubject.nameColumn(cell.headers) == nil && isOfAnotherThing
    isForeign = isForeign || Self.isOfCode(cell)
    tokens = TableCellReader.tokens(cell: tokens, header: subject.question)
  }

  /// "Error | Meaning": "`TANK_CLOSED` | called before …": when it is returned.
  private static func isOfCode(_ cell: TableCell) -> Bool {
    guard let header = cell.headers.first?.joinedText.lowercased(), let name = cell.row.first?.joinedText else {
      return false
    }
    let words = header.split { !$0.isLetter }
    return words.contains { ["code", "error", "status", "result", "constant", "exception", "reason"].contains($0) }
      && name.contains(where: \.isLetter) && name == name.uppercased()
  }

  /// "Connection type | Meaning": "`direct` | The slot is invoked at once": of the slot, and of no method that the row is named after.
  private var isOfAnotherThing: Bool {
    guard tokens.count > 3, tokens[0].isWord(in: ["the", "a", "an", "each", "every"]), tokens[1].kind == .word,
      let verb = MainVerb.group(in: tokens), (2...4).contains(verb.range.lowerBound)
    else { return false }
    return !tokens[..<verb.range.lowerBound].contains { $0.kind == .code || $0.isWord(in: SubjectResolver.methodNouns) }
  }

  /// "Flag | Effect": "`sync` | `fill()` is called on main."; "State | Hook | Times": "Idle | `fill` | once". When the row's first cell holds.
  private func rowBearing(_ cell: TableCell, _ scope: SectionScope) -> Bearing? {
    guard let header = cell.headers.first?.joinedText.trimmingCharacters(marks: " .…"),
      let key = cell.row.first?.joinedText
    else { return nil }
    let words = header.lowercased().split { !$0.isLetter }.map(String.init)
    guard let last = words.last else { return nil }
    let restricted = Bearing.restricted("\(header.lowercased()) \(key)")
    if (TableSubject.nameColumn(cell.headers) ?? 0) > 0 { return Self.circumstances.contains(last) ? restricted : nil }
    guard Self.settings.contains(last) || words[0] == "if", namesItsSubject(scope) || carried.isEmpty else {
      return nil
    }
    return restricted
  }

  private static let circumstances: Set<String> = [
    "state", "status", "event", "case", "condition", "situation", "platform", "mode", "trigger", "when",
    "scenario", "configuration", "environment", "os", "host", "backend",
  ]
  private static let settings: Set<String> = ["flag", "flags", "option", "setting", "switch", "you", "key", "value"]

  /// A table without a header that lists what is to be known of the section's method: the row's first cell is the caption.
  private mutating func readProperty(_ row: [Piece], _ scope: SectionScope) {
    let cell = TableCellReader.tokens(cell: tokens, header: row.joinedText)
    isForeign = isForeign || scope.methods.isEmpty || cell == tokens && !isSentenceOfItsOwn
    tokens = cell
  }

  /// "(Updates? | No.) Changes in this method do not trigger an update.": told of the method as outside of a table.
  private var isSentenceOfItsOwn: Bool {
    guard let verb = MainVerb.group(in: tokens), tokens.last?.isMark(".") == true else { return false }
    return verb.isElliptical ? Verbs.invocation.contains(verb.lemma) : verb.range.lowerBound > 0
  }

  /// "The function `close()` is called before …": a sentence of its own, whatever the row is about.
  private func namesItsSubject(_ scope: SectionScope) -> Bool {
    guard let verb = MainVerb.group(in: tokens), Verbs.invocation.contains(verb.lemma), verb.isPassive else {
      return false
    }
    let subject = Array(tokens[..<verb.range.lowerBound])
    if case .methods = SubjectResolver(scope: scope, discourse: Discourse()).callSubject(of: subject) {
      return subject.contains { $0.kind == .code }
    }
    return false
  }

  /// "1.3", "§4", "2": a table of rules, of which each stands for itself.
  private static func isNumbered(_ row: [Piece]) -> Bool {
    let text = row.map(\.text).joined().filter { !$0.isWhitespace }
    return text.contains(where: \.isNumber) && text.allSatisfy { $0.isNumber || $0.isPunctuation || $0.isSymbol }
  }
}
