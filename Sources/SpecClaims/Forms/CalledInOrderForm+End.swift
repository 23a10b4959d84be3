extension CalledInOrderForm {
  /// "in the order of registration | if `lazy` is set", "… | on Linux": in which case, and no part of the order.
  static func end(of tail: [Token], from start: Int) -> Int {
    let parser = AdverbialParser(tail)
    let isOfClause = tail[start...].contains { $0.isWord(in: ["which", "they"]) }
    return tail.indices[start...].first { index in
      if tail[index].kind == .mark { return true }
      if tail[index].isWord(in: ["if", "unless", "except"]) || tail[index].isWord("when") && !isOfClause {
        return true
      }
      return parser.platformEnd(at: index) != nil || AdverbialParser.circumstanceEnd(tail, at: index) != nil
        || tail[index].isWord("as") && parser.sinceVersionEnd(at: index) != nil
        || tail[index...].prefix(2).map(\.lower) == ["in", "case"]
        || tail[index...].prefix(2).map(\.lower) == ["as", "long"]
        || tail[index].isWord("in") && parser.modeEnd(at: index) != nil
    } ?? tail.count
  }
}
