import SpecDocument

/// What a row of a table speaks about: the method that its first cell names, or the one under "Method" where that column is not the
/// first. In a table turned round ("Thread | main | any" below the names of methods) it is the method in the column's header.
struct TableSubject {
  let methods: [MethodReference]
  /// What the cell answers to.
  let question: String
  /// The cell names the subject, or what surrounds it, and says nothing itself.
  var isName = false

  init(_ cell: TableCell, scope: SectionScope) {
    let names = Self.nameColumn(cell.headers)
    let turned = cell.headers.indices.contains(cell.column) ? cell.headers[cell.column] : []
    if names == nil, cell.column > 0, turned.contains(where: { $0.kind == .code }),
      TableColumn(header: cell.caption.joinedText).meaning != .text
    {
      methods = Self.methods(in: turned, isMethodColumn: true, scope)
      question = cell.caption.joinedText
      return
    }
    let column = names ?? 0
    isName = cell.column <= column
    let named =
      cell.row.indices.contains(column)
      ? Self.methods(in: cell.row[column], isMethodColumn: names != nil, scope) : []
    methods = named.isEmpty && names == nil ? [Self.stage(cell)].compactMap { $0 } : named
    question = cell.header
  }

  /// A mark behind the name of a row restricts everything that the row says, and one behind the head of a column all that stands below.
  static func footnoteMark(of sentence: Sentence) -> String? {
    guard case .tableCell(let cell) = sentence.place, case let column = nameColumn(cell.headers) ?? 0,
      cell.column != column, cell.row.indices.contains(column)
    else { return nil }
    let heads = [column, cell.column].filter(cell.headers.indices.contains).flatMap { cell.headers[$0] }
    return (cell.row[column] + heads).first { $0.kind == .footnoteMark }?.text
  }

  /// "Method", "Lifecycle hook", "Callback name".
  static func nameColumn(_ headers: [[Piece]]) -> Int? {
    headers.prefix(2).firstIndex { names($0, methodHeaders) }
      ?? headers.firstIndex { methodHeaders.contains($0.joinedText.lowercased()) }
  }

  private static let methodHeaders: Set<String> = [
    "method", "methods", "hook", "hooks", "callback", "callbacks", "function", "functions", "selector",
  ]

  private static func names(_ header: [Piece], _ words: Set<String>) -> Bool {
    !Set(header.joinedText.lowercased().split { !$0.isLetter }.map(String.init)).isDisjoint(with: words)
  }

  /// "Stage | Called": rows of stages and events, which have names that are no code.
  private static func stage(_ cell: TableCell) -> MethodReference? {
    guard cell.column > 0, let header = cell.headers.first,
      names(header, ["stage", "phase", "event", "signal", "step"]),
      TableColumn(header: cell.header).meaning == .call, let first = cell.row.first
    else { return nil }
    let words = Tokenizer.tokens(of: first).filter { $0.kind != .mark && $0.kind != .number }
    guard (1...3).contains(words.count), words.allSatisfy({ $0.kind == .word && !Lexicon.isFunctionWord($0.lower) })
    else {
      return nil
    }
    return MethodReference(type: nil, name: MethodName(written: words.phrase))
  }

  private static func methods(in cell: [Piece], isMethodColumn: Bool, _ scope: SectionScope) -> [MethodReference] {
    let tokens = Tokenizer.tokens(of: cell).filter { $0.kind != .mark }
    let named = SubjectResolver(scope: scope, discourse: Discourse()).methods(in: tokens)
    if !named.isEmpty { return named.filter { isMethodColumn || isDistinct($0.name) } }
    guard tokens.count == 1, let only = tokens.first, only.text.first?.isNumber == false,
      only.text.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
    else { return [] }
    let name = MethodName(written: only.text)
    if only.kind == .word, only.text.first?.isUppercase == true { return [] }
    let isKnown = isDistinct(name) || isMethodColumn && only.kind == .code
    return isKnown ? [MethodReference(type: scope.type, name: name)] : []
  }

  /// A plain word in small letters in a first cell is a field or a value as often as a method.
  private static func isDistinct(_ name: MethodName) -> Bool {
    name.written.contains { !$0.isLetter || $0.isUppercase }
  }
}
