/// What comes next, told in a sentence of its own: "The tank is filled. Then the valve is closed."
enum Sequel {
  /// "Then …", "Finally, …", "Next, …", "… is then called", and no conclusion ("If so, then …").
  static func opens(_ tokens: [Token], _ clause: Clause) -> Bool {
    guard clause.link == .main, clause.leading.isEmpty, clause.verb?.isImperative == false else { return false }
    return tokens.first?.isWord(in: words) == true || clause.verb?.adverbs.contains("then") == true
  }

  static let words: Set<String> = ["then", "finally", "next", "lastly", "afterwards", "subsequently"]

  /// The last thing that a sentence tells, unless it holds in some case only.
  static func told(in reading: SentenceReading) -> Clause? {
    guard let last = reading.views.last, !reading.clauses.contains(where: { $0.link == .parenthetical }),
      reading.views.allSatisfy({ $0.view.clause.leading.isEmpty && $0.view.adverbials.conditions.isEmpty }),
      reading.clauses.last?.verb != nil, !last.view.isHedged, last.view.effect == .none,
      last.view.clause.subject.count <= 6, !last.view.clause.subject.contains(where: { $0.kind == .mark }),
      last.view.verb.lemma != "call" || !last.view.resolver.methods(in: last.view.clause.subject).isEmpty
    else { return nil }
    switch last.view.clause.link {
    case .main, .coordinate: return last.view.clause
    case .causal, .parenthetical, .relative: return nil
    }
  }
}
