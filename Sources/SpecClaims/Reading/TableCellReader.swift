/// A cell of a table as the sentence it stands for: the header says what kind of thing the cell names.
///
/// "Thread | main" is "called on the main thread", "Calls super | yes" is "you must call super", "Times | once" is "called once",
/// "Thread-safe | no" is "is not thread-safe". A cell that is a sentence of its own ("Invoked when …") is read as it stands, and so
/// is one that the header does not explain.
enum TableCellReader {
  static func tokens(cell: [Token], header: String) -> [Token] {
    let column = TableColumn(header: header)
    guard let first = cell.first else { return cell }
    func sentence(_ before: String, _ words: [Token] = cell, _ after: String = "") -> [Token] {
      Tokenizer.tokens(ofText: before, range: first.range) + words + Tokenizer.tokens(ofText: after, range: first.range)
    }
    // "MT-Unsafe race:row", as tables of libraries of C have it.
    if first.isWord("mt-unsafe") { return sentence("Is not thread-safe", []) }
    if let count = TableCount.sentence(of: cell, header: header) { return sentence(count, []) }
    if let answer = TableAnswer(cell) { return column.sentence(for: answer).map { sentence($0, []) } ?? cell }
    guard isFragment(cell) || column.meaning == .call && isMoment(cell), !isWeakened(cell) else { return cell }
    switch column.meaning {
    // "main, or the weaver's": a choice of which only the first has a name.
    case .thread where isChoice(cell) || isNoPlace(cell): return cell
    case .thread:
      let isNegated = first.isWord("not")
      let isNamed = cell.contains { $0.isWord(in: ["thread", "queue", "executor", "threads", "loop"]) }
      return sentence(
        isNegated ? "Not called on" : "Called on", Array(cell.dropFirst(isNegated ? 1 : 0)), isNamed ? "" : "thread")
    case .call where first.isWord(in: ["never", "not"]):
      return sentence("Is \(first.lower) called", Array(cell.dropFirst()))
    case .call: return sentence("Called")
    case .words(let opening): return sentence(opening)
    case .property: return cell.contains { $0.lower.hasSuffix("safe") } ? sentence("Is") : cell
    case .supercall, .text: return cell
    }
  }

  /// "no longer main", "preferably main", "main? no: worker", "main, but see below", "not necessarily last": less than the cell's words.
  private static func isWeakened(_ cell: [Token]) -> Bool {
    cell.dropLast().contains { $0.isMark("?") }
      || cell.contains { $0.isWord(in: ["preferably", "necessarily", "longer", "but", "see"]) }
      || zip(cell, cell.dropFirst()).contains {
        $0.isWord(in: ["less", "fewer", "only"]) && $1.isWord(in: ["than", "if"])
      }
  }

  private static func isChoice(_ cell: [Token]) -> Bool {
    if cell.contains(where: { $0.isMark(",") }), cell.contains(where: { $0.isWord(in: ["or", "and"]) }) { return true }
    // "main thread, worker thread", "main thread or any".
    guard let joint = cell.firstIndex(where: { $0.isMark(",") || $0.isWord("or") || $0.isMark("/") }), joint > 0 else {
      return false
    }
    return cell[(joint + 1)...].contains { $0.isWord(in: ["thread", "any", "queue", "worker"]) }
  }

  /// "four", "every save", "unbounded": how many, or when.
  private static let counted: Set<String> = [
    "one", "two", "three", "four", "many", "every", "unbounded", "bounded", "unlimited", "fixed", "shared", "dedicated",
  ]

  /// "n/a", "none", "varies": no place is named.
  private static func isNoPlace(_ cell: [Token]) -> Bool {
    let words = cell.map(\.lower).joined().filter(\.isLetter)
    if let first = cell.first, first.kind == .number || first.isWord(in: counted) { return true }
    return words.isEmpty
      || [
        "na", "none", "nil", "no", "varies", "various", "unspecified", "unknown", "undefined", "depends", "tbd", "both",
        "either", "default", "inherited", "notapplicable", "itdepends",
      ].contains(words)
  }

  private static func isFragment(_ cell: [Token]) -> Bool { MainVerb.group(in: cell) == nil && cell.count <= 8 }

  /// "after `open` returns": a moment has a verb of its own, and is no sentence for that.
  private static func isMoment(_ cell: [Token]) -> Bool {
    let words = cell.count > 3 && cell[0].isWord("once") && cell[1].isMark(",") ? cell.dropFirst(2) : cell[...]
    return words[words.startIndex].isWord(in: [
      "after", "before", "when", "whenever", "once", "until", "while", "just", "immediately", "right",
    ]) && !words.contains { $0.isMark(",") }
  }
}

/// "Yes", "✓", "Yes, first", "No": what a cell answers to the question that its header asks.
struct TableAnswer {
  let isYes: Bool
  /// "first" or "last", of a call of super.
  var position: String?

  /// Nil for a cell that says more, or something else.
  init?(_ cell: [Token]) {
    let words = cell.filter { $0.kind != .mark || Self.symbols.contains($0.text) }.map(\.lower)
    guard let first = words.first else { return nil }
    switch words.dropFirst() {
    case []: break
    case ["first"], ["last"]: position = words[1]
    case ["required"] where first == "not", ["necessary"] where first == "not", ["needed"] where first == "not":
      isYes = false
      return
    case ["call"] where first == "must", ["be", "called"] where first == "must":
      isYes = true
      return
    default: return nil
    }
    if Self.yes.contains(first) {
      isYes = true
    } else if Self.no.contains(first), position == nil {
      isYes = false
    } else {
      return nil
    }
  }

  private static let yes: Set = [
    "yes", "y", "true", "required", "must", "mandatory", "always", "✓", "✔", "✔️", "✅", "☑",
  ]
  private static let no: Set = ["no", "n", "false", "optional", "✗", "✘", "❌", "✖", "✖️"]
  private static let symbols = yes.union(no)
}
