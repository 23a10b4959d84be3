extension CalledInOrderForm {
  /// "in the order of registration | if `lazy` is set", "… | on Linux": in which case, and no part of the order.
  static func end(of tail: [Token], from start: Int) -> Int {
    let parser = AdverbialParser(tail)
    let isOfClause = tail[start...].contains { $0.isWord(in: ["which", "they"]) }
    return tail.indices[start...].first { index in
      if tail[index].kind == .mark || parser.restrictionEnd(at: index) != nil { return true }
      return AdverbialParser.connectiveLength(tail, at: index) != nil
        && !(isOfClause && tail[index].isWord(in: Lexicon.temporal))
    } ?? tail.count
  }
}
