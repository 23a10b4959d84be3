/// "Like `open`, but sent at the end of the run": what it is compared with stands in front.
extension [Token] {
  /// "it is called, | just like when a pump is removed": a comparison at the end, and no case.
  var withoutTrailingLikeness: [Token] {
    guard
      let comma = indices.dropFirst(2).dropLast(3).first(where: { self[$0].isMark(",") && isComparison(behind: $0) })
    else { return self }
    let rest = self[(comma + 1)...].prefix { $0.kind != .mark }
    return rest.endIndex + 1 >= count ? Array(self[..<comma]) + self[rest.endIndex...] : self
  }

  private func isComparison(behind comma: Int) -> Bool {
    let words = self[(comma + 1)...].drop { $0.isWord(in: ["just", "much", "exactly", "the", "same"]) }
    return words.first?.isWord(in: ["like", "as"]) == true && words.dropFirst().first?.isWord("when") == true
  }

  /// "sent at the end of the run", "It is sent at the end of the run".
  var withoutLikeness: [Token] {
    if let rest = behindWish ?? behindSimilar { return rest }
    guard count > 5, self[0].isWord(in: ["like", "as"]), let comma = prefix(4).firstIndex(where: { $0.isMark(",") }),
      comma > 1,
      self[1..<comma].contains(where: { $0.kind == .code }), self[comma + 1].isWord("but")
    else { return self }
    let rest = Array(self[(comma + 2)...])
    if rest.prefix(2).map(\.lower) == ["this", "one"] {
      return [Token(kind: .word, text: "It", range: rest[0].range)] + rest.dropFirst(2)
    }
    guard let first = rest.first, first.kind == .word else { return self }
    if first.isWord(in: ["it", "this"]) { return rest }
    // "As `close`, but never blocks".
    if let verb = rest.first(where: { !$0.isWord(in: ["never", "always", "also"]) }),
      Verbs.lemma(of: verb.lower, as: [.thirdPerson]) != nil
    {
      return [Token(kind: .word, text: "It", range: first.range)] + rest
    }
    let isCall = Verbs.lemma(of: first.lower, as: [.participle]).map(Verbs.invocation.union(Verbs.sending).contains)
    guard isCall == true else { return self }
    let capital = first.text.prefix(1).uppercased() + first.text.dropFirst()
    return [Token(kind: .word, text: capital, range: first.range)] + rest.dropFirst()
  }

  /// "Preferably | drawing should be done on a worker": the wish is in the verb as well.
  private var behindWish: [Token]? {
    count > 4 && self[0].isWord("preferably") && self[1].kind == .word && contains { $0.isWord("should") }
      ? Array(dropFirst()) : nil
  }

  /// "Similar to `open`, | you must not …": nothing of the promise stands in front.
  private var behindSimilar: [Token]? {
    guard count > 7, self[0].isWord(in: ["similar", "similarly", "analogous"]), self[1].isWord("to"),
      let comma = prefix(6).firstIndex(where: { $0.isMark(",") }), comma < count - 3,
      self[2..<comma].contains(where: { $0.kind == .code }), self[comma + 1].isWord(in: ["you", "this", "it", "the"])
    else { return nil }
    return Array(self[(comma + 1)...])
  }
}
