import SpecDocument

/// Cells that say where, when or whether the rest of their row holds: "Method | Thread | Platform", "… | Status", "… | Guaranteed?".
enum TableQualifier {
  static func bearing(of cell: TableCell) -> Bearing? {
    if let named = nameBearing(cell) { return named }
    if isTypical(cell.header) { return .doubted }
    var found: [String] = []
    for (column, header) in cell.headers.enumerated().dropFirst() where column != cell.column {
      guard cell.row.indices.contains(column) else { continue }
      let text = cell.row[column].joinedText.trimmingCharacters(marks: " .")
      let head = header.joinedText.lowercased().filter { $0.isLetter || $0 == " " }
      if text.filter({ $0.isLetter || $0.isNumber }).isEmpty || everywhere.contains(text.lowercased()) { continue }
      if isWithdrawn(text.lowercased(), under: head) { return .dropped }
      let isNote = text.first?.isLetter == true && ["note", "notes", "comment", "remark", "remarks"].contains(head)
      if isNote, Lexicon.hedges.contains(firstWord(text)) { return .doubted }
      if isMode(head) || isNote && firstWord(text) == "not" {
        found.append("\(head) \(text)")
      }
    }
    return found.isEmpty ? nil : .restricted(found.joined(separator: ", "))
  }

  private static func isMode(_ head: String) -> Bool {
    [
      "platform", "platforms", "os", "applies to", "condition", "conditions", "mode", "host", "until", "removed",
      "exceptions", "exception", "configuration", "environment", "backend", "in version",
    ].contains(head)
  }

  private static let everywhere: Set<String> = [
    "all", "any", "none", "no", "every", "both", "yes", "always", "n/a", "no exceptions",
  ]

  /// "Status | proposed", "Guaranteed? | no", "Guarantee | none".
  private static func isWithdrawn(_ text: String, under head: String) -> Bool {
    switch head {
    case "status":
      ["proposed", "removed", "planned", "draft", "rejected", "withdrawn", "obsolete", "not implemented"].contains(text)
    default: false
    }
  }

  private static func firstWord(_ text: String) -> String {
    text.lowercased().split { !$0.isLetter }.first.map(String.init) ?? ""
  }

  /// "Thread (typical)", "Usual thread".
  private static func isTypical(_ header: String) -> Bool {
    !Set(header.lowercased().split { !$0.isLetter }).isDisjoint(with: ["typical", "typically", "usual", "usually"])
  }

  /// "`draw` (Windows)", "`swap` (removed)" in the cell with the name.
  private static func nameBearing(_ cell: TableCell) -> Bearing? {
    let column = TableSubject.nameColumn(cell.headers) ?? 0
    guard cell.column != column, cell.row.indices.contains(column) else { return nil }
    let tokens = Tokenizer.tokens(of: cell.row[column])
    guard let open = tokens.lastIndex(where: { $0.isMark("(") }), open > 0, tokens.last?.isMark(")") == true,
      case let words = Array(tokens[(open + 1)...].dropLast()), (1...4).contains(words.count),
      words.allSatisfy({ $0.kind == .word })
    else { return nil }
    if words.contains(where: { $0.isWord(in: ["removed", "obsolete", "withdrawn", "planned", "proposed"]) }) {
      return .dropped
    }
    return SectionTitle.isPlatform(words) || words.count > 1 && words.last?.isWord("only") == true
      ? .restricted(words.phrase) : nil
  }

  /// "Guaranteed? | no", "Guarantee | none": the row is what happens, and no promise.
  static func isUnguaranteed(_ cell: TableCell) -> Bool {
    cell.headers.enumerated().contains { column, header in
      guard header.joinedText.lowercased().hasPrefix("guarantee"), cell.row.indices.contains(column) else {
        return false
      }
      return ["no", "none", "not guaranteed", "✗", "✘", "❌"].contains(
        cell.row[column].joinedText.lowercased().trimmingCharacters(marks: " ."))
    }
  }
}
