/// What is not meant, named beside what is: "on main, not on a worker", "`a` rather than `b`", "on a worker instead of on main".
extension Clause {
  /// The clause without the words that only say what it does not say.
  var withoutContrast: Clause {
    var rest = self
    if let range = Contrast.range(inSubject: subject) { rest.subject.removeSubrange(range) }
    rest.leading.removeAll(where: Contrast.isConcession)
    return rest.withoutContrastBehind
  }

  private var withoutContrastBehind: Clause {
    guard let start = tail.indices.first(where: { Contrast.opens(tail, at: $0) }) else { return self }
    let end = Contrast.end(of: tail, from: start)
    var rest = self
    rest.tail = Array(tail[..<start]).trimmingMarks + tail[end...]
    return rest
  }
}

enum Contrast {
  /// "`a`, not `b`, …", "`a` but not `b` …", "`a` rather than `b` …": the words that name whom the clause is not about.
  static func range(inSubject subject: [Token]) -> Range<Int>? {
    guard let start = subject.indices.dropFirst().first(where: { opens(inSubject: subject, at: $0) }) else {
      return nil
    }
    let comma = subject[(start + 1)...].firstIndex { $0.isMark(",") }
    return start..<(comma.map { $0 + 1 } ?? subject.count)
  }

  private static func opens(inSubject subject: [Token], at index: Int) -> Bool {
    guard index + 1 < subject.count else { return false }
    if subject[index].isMark(",") || subject[index].isWord(in: ["but", "and"]) {
      guard subject[index + 1].isWord("not"), index + 2 < subject.count else { return false }
      return subject[index + 2].kind == .code || subject[index + 2].isWord(in: Lexicon.determiners)
    }
    return index + 2 < subject.count
      && ["rather than", "instead of"].contains("\(subject[index].lower) \(subject[index + 1].lower)")
  }

  /// "While `fill` may be called at any time, (`drain` is called once)": no time at which it is.
  static func isConcession(_ leading: [Token]) -> Bool {
    leading.count > 3 && leading[0].isWord("while") && leading[1].kind == .code
      && MainVerb.group(in: Array(leading.dropFirst())).map { $0.modality == .may && !$0.isNegated } == true
  }

  static func opens(_ tail: [Token], at index: Int) -> Bool {
    // "must not block, | unlike `draw`".
    if tail[index].isWord("unlike"), index == 0 || tail[index - 1].isMark(",") { return true }
    guard index + 2 < tail.count else { return false }
    let pair = "\(tail[index].lower) \(tail[index + 1].lower)"
    if pair == "as opposed", tail[index + 2].isWord("to") { return true }
    if ["rather than", "instead of"].contains(pair) { return true }
    guard index > 0 else { return false }
    let next = tail[index + 1]
    // "never before the view exists" is as much of a promise as what stands in front of it.
    if tail[index].isWord("never") { return tail[index - 1].isMark(",") && next.isWord(in: ["in", "within"]) }
    guard tail[index].isWord("not"), tail[index - 1].isMark(",") || tail[index - 1].isWord("and") else { return false }
    return next.kind == .code || next.isWord(in: named)
  }

  private static let named = Lexicon.determiners.union(["on", "in", "from", "before", "after", "by", "during", "when"])

  /// Up to the next comma, condition or moment. A clause with "which" still tells of what is not meant.
  static func end(of tail: [Token], from start: Int) -> Int {
    if tail[start].isWord("as"),
      let which = tail[start...].firstIndex(where: { $0.isWord(in: ["which", "who", "whose"]) }),
      tail[which - 1].isMark(",")
    {
      return tail[(which + 1)...].firstIndex { $0.isMark(",") } ?? tail.count
    }
    return tail.indices.first {
      $0 > start + 2 && !tail[($0 + 1)...].prefix(1).contains { $0.isWord(in: ["which", "who", "whose"]) }
        && (tail[$0].isMark(",") || tail[$0].isWord(in: Lexicon.temporal) && !tail[$0 - 1].isWord("of"))
    } ?? tail.count
  }
}
