/// A cell of a table as the sentence it stands for: the header says what kind of thing the cell names.
///
/// "Thread | main" is "called on the main thread", "Calls super | yes" is "you must call super", "Times | once" is "called once".
/// A cell that is a sentence of its own ("Invoked when …") is read as it stands.
enum TableCellReader {
  static func tokens(cell: [Token], header: String) -> [Token] {
    guard let first = cell.first, MainVerb.group(in: cell) == nil, cell.count <= 8 else { return cell }
    let title = Set(header.lowercased().split { !$0.isLetter }.map(String.init))
    func sentence(_ before: String, _ after: String = "") -> [Token] {
      Tokenizer.tokens(ofText: before, range: first.range) + cell + Tokenizer.tokens(ofText: after, range: first.range)
    }
    if !title.isDisjoint(with: ["thread", "threads", "queue", "executor"]) {
      let named = cell.contains { $0.isWord(in: ["thread", "queue", "executor", "threads", "loop"]) }
      return sentence("Called on", named ? "" : "thread")
    }
    if title.contains("super") { return superCall(cell, first) }
    if !title.isDisjoint(with: ["times", "count", "frequency", "multiplicity", "calls", "called", "order", "when"]) {
      return sentence("Called")
    }
    return cell
  }

  private static func superCall(_ cell: [Token], _ first: Token) -> [Token] {
    let text: String
    if first.isWord(in: ["yes", "required", "must", "always", "mandatory"]) || first.text == "✓" || first.text == "✔" {
      text = "you must call super"
    } else if first.isWord(in: ["no", "optional", "never"]) || (first.isWord("not") && cell.count > 1)
      || first.text == "✗"
    {
      text = "it is not necessary to call super"
    } else {
      return cell
    }
    return Tokenizer.tokens(ofText: text, range: first.range)
  }
}
