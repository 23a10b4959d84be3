extension Clause {
  /// "on main, so switch threads before you draw", "before E, or else it is stopped": what the reader is to make of it, or what becomes of
  /// whoever does not keep it, is no part of the time or place in front.
  var withoutUpshot: Clause {
    guard let comma = tail.indices.dropLast(2).first(where: isUpshot), comma > 0 else { return self }
    var rest = self
    rest.tail = Array(tail[..<comma])
    return rest
  }

  private func isUpshot(at comma: Int) -> Bool {
    guard tail[comma].isMark(",") else { return false }
    if tail[comma + 1].isWord("or") { return tail[comma + 2].isWord("else") }
    return tail[comma + 1].isWord("so") && tail[comma + 2].kind == .word
      && Verbs.lemma(of: tail[comma + 2].lower, as: [.base]) != nil
  }
}
