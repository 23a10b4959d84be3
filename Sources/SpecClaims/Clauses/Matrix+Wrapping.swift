/// What the wrapping leaves to what it wraps.
extension Matrix {
  static func isThing(_ subject: [Token]) -> Bool {
    // "One effect of calling `drain()` is that later calls fail": after that.
    if subject.contains(where: { $0.isWord(in: ["calling", "invoking", "using"]) }) { return false }
    // "The reason this exists is that many pumps leak": of others.
    if subject.contains(where: { $0.isWord("reason") }) { return false }
    // "A common misconception is that it is called once".
    if subject.last?.isWord(in: ClauseGate.mistakes) == true { return false }
    return subject.count > 1
      || subject.contains { $0.isWord(in: ["thing", "point", "rule", "consequence", "note", "caveat", "result"]) }
  }

  /// "(it is recommended that) hooks do not register pumps": they should not.
  static func withoutAuxiliary(_ words: [Token], _ modal: String) -> [Token]? {
    guard let auxiliary = words.firstIndex(where: { $0.isWord(in: ["do", "does"]) }), (1...5).contains(auxiliary),
      auxiliary + 2 < words.count, words[auxiliary + 1].isWord("not"),
      !words[0].isWord(in: ["you", "we", "it", "they"]),
      !words[..<auxiliary].contains(where: { $0.isWord(in: Lexicon.relative) || $0.isWord(in: Lexicon.be) })
    else { return nil }
    return words[..<auxiliary] + [Token(kind: .word, text: modal, range: words[auxiliary].range)]
      + words[(auxiliary + 1)...]
  }

  /// What restricts the judgement restricts what is judged: "if the tank is open, it is recommended that …".
  func under(_ leading: [[Token]]) -> Matrix {
    var matrix = self
    let circumstances = leading.filter {
      !clause.leading.contains($0) && !Self.isConcession($0) && !Self.isOfReader($0)
    }
    matrix.clause.leading.insert(contentsOf: circumstances, at: 0)
    return matrix
  }

  /// "Before you read on, note that …", "Once you have read this, remember that …": when somebody reads, and not when something happens.
  static func isOfReader(_ leading: [Token]) -> Bool {
    leading.count <= 6 && leading.first?.isWord(in: ["before", "after", "once", "when"]) == true
      && leading.dropFirst().first?.isWord(in: ["you", "we"]) == true
      && leading.contains {
        $0.isWord(in: ["read", "continue", "proceed", "begin", "dive"])
          || $0.isWord(in: ["start", "go"]) && leading.count <= 4
      }
  }

  /// "While it is not guaranteed that …, it is guaranteed that …".
  private static func isConcession(_ leading: [Token]) -> Bool {
    leading.first?.isWord(in: ["while", "although", "though", "whereas"]) == true
      && leading.contains { $0.isWord(in: judgements) }
  }

  private static let judgements = ["guaranteed", "recommended", "required", "possible", "necessary", "allowed"]
}

extension Clause {
  /// "it is not guaranteed that …", "do not expect it to …".
  var withDeniedGuarantee: Clause {
    var denied = self
    // "It is not guaranteed that no callback runs": then one may, which is no order.
    if verb?.isNegated == true || subject.first?.isWord(in: ["no", "none", "nothing", "nobody", "neither"]) == true {
      denied.verb?.isDoublyNegated = true
    }
    denied.verb?.isGuaranteed = true
    denied.verb?.deniesGuarantee = true
    denied.verb?.isNegated = true
    return denied
  }
}
