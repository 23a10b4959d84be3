/// "Do not open one and use it on several threads", "should not treat it as an error and wait until E": both together, or the first only.
enum JointDenial {
  static func isIn(_ tokens: [Token]) -> Bool {
    guard let not = tokens.firstIndex(where: { $0.isWord("not") }), not > 0,
      tokens[not - 1].isWord(in: ["do", "should", "must"]),
      let and = tokens[not...].firstIndex(where: { $0.isWord("and") }), and + 2 < tokens.count,
      !tokens[not..<and].contains(where: { $0.kind == .mark })
    else { return false }
    let behind = tokens[(and + 1)...]
    guard Verbs.lemma(of: behind[behind.startIndex].lower, as: [.base]) != nil else { return false }
    return behind.dropFirst().first?.isWord(in: ["it", "them", "until"]) == true
  }
}
