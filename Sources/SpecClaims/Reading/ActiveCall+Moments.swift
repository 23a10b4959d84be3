extension ActiveCall {
  /// "Call `open` first." in the section of another method: before that one. "If you call `fill`, call `open` first": before `fill`.
  static func first(_ clause: Clause, _ end: Int, _ resolver: SubjectResolver) -> [Token]? {
    guard clause.tail.count == end + 1, let last = clause.tail.last, last.isWord(in: ["first", "beforehand"]),
      case .methods(let heading) = resolver.heading, heading.count == 1,
      case let named = resolver.methods(in: Array(clause.tail[..<end])), named.count == 1,
      named[0].name.base != heading[0].name.base
    else { return nil }
    let before = Token(kind: .word, text: "before", range: last.range)
    let others = clause.leading.flatMap(resolver.methods)
    guard let other = others.first else { return [before, Token(kind: .word, text: "this", range: last.range)] }
    return others.count == 1 ? [before, Token(kind: .code, text: other.name.written, range: last.range)] : nil
  }

  /// "Before opening the tank, call …".
  static func isTimed(_ clause: Clause, _ verb: VerbGroup) -> Bool {
    clause.leading.contains {
      $0.count > 2 && ($0[0].isWord("before") || verb.modality == .must && isCallOver($0))
    }
  }

  /// "After calling `open`".
  private static func isCallOver(_ leading: [Token]) -> Bool {
    leading[0].isWord("after") && leading[1].isWord(in: ["calling", "invoking"]) && leading[2].kind == .code
  }
}
