extension SwiftText {
  /// `self.init { … }` in an initialiser that takes a block for the main actor: the other one is meant, which takes any. Without actors both
  /// take the same, and it would call itself.
  var ownBlockEdits: [SourceEdit] {
    places(of: [["self"], ["."], ["init"], ["{"]]).flatMap { place -> [SourceEdit] in
      guard isForMainActor(around: place), let close = closing[place + 3] else { return [] }
      let (start, end) = (tokens[place + 2].range.upperBound, tokens[close].range.upperBound)
      return [SourceEdit(range: start..<start, text: "(viewBlock:"), SourceEdit(range: end..<end, text: ")")]
    }
  }

  /// Whether the initialiser around takes nothing but such a block.
  private func isForMainActor(around place: Int) -> Bool {
    guard let start = tokens[..<place].lastIndex(where: { $0.text == "init" }), tokens[start + 1].text == "(",
      let end = closing[start + 1]
    else { return false }
    let parameters = tokens[(start + 1)..<end].map(\.text)
    return parameters.contains("@MainActor") && parameters.contains(">") && !parameters.contains(",")
  }
}
