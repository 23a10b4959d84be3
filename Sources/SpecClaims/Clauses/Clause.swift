/// One predicate of a sentence with what belongs to it.
package struct Clause: Hashable, Sendable {
  package enum Link: Hashable, Sendable {
    case main
    /// Joined by "and", "or", "but", a semicolon or a comma.
    case coordinate
    /// Introduced by "because", "since", "although", "as it …": gives a reason, and may promise something by the way.
    case causal(String)
    case parenthetical
    /// Introduced by "which": says something of a noun of the clause before, not of its subject.
    case relative
  }

  package var link: Link
  package var subject: [Token]
  /// The subject is that of the clause before ("it is called once **and is the point …**").
  package var inheritsSubject = false
  package var verb: VerbGroup?
  /// What follows the verb.
  package var tail: [Token]
  /// "When using X, …", "Right after the call to super, …": what stands before the subject, connective first.
  package var leading: [[Token]] = []
  /// Joined by "then" to the clause before: it tells what happens next.
  package var isSequel = false
  /// Joined by "therefore" to the clause before: it holds where that one does.
  package var isConsequence = false
  /// Joined by "but" to the clause before.
  package var isContrary = false
  /// Asides in brackets inside this clause.
  package var asides: [[Token]] = []

  /// "Called on main": whom it speaks of stands elsewhere. An aside speaks of the clause that it is in.
  var lacksSubject: Bool { subject.isEmpty && verb?.isElliptical == true && link != .parenthetical }

  /// For dumps and `explain`.
  package var description: String {
    let name: String =
      switch link {
      case .main: "main"
      case .coordinate: "and"
      case .causal(let word): word
      case .parenthetical: "aside"
      case .relative: "which"
      }
    let verbText = verb.map { group -> String in
      var marks = group.modality == .fact ? "" : " \(group.modality.rawValue)"
      if group.isNegated { marks += " not" }
      if group.isPassive { marks += " passive" }
      if group.isImperative { marks += " imperative" }
      if group.isElliptical { marks += " elliptical" }
      return group.lemma + marks
    }
    let parts = [
      leading.isEmpty ? nil : "first: " + leading.map(\.phrase).joined(separator: " | "),
      subject.isEmpty ? (inheritsSubject ? "subject: (same)" : nil) : "subject: \(subject.phrase)",
      verbText.map { "verb: \($0)" },
      tail.isEmpty ? nil : "rest: \(tail.phrase)",
    ]
    return "[\(name)] " + parts.compactMap { $0 }.joined(separator: " · ")
  }
}
