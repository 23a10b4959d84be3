/// From what became of a promise to what is reported.
extension Pairing.Fate {
  /// Nil for a promise that stands as it stood.
  func change(_ places: Places) -> Change? {
    switch self {
    case .removed(let promise): Change(kind: .removed, old: promise.occurrences.first, new: nil, details: [])
    case .added(let promise): Change(kind: .added, old: nil, new: promise.occurrences.first, details: [])
    case .same(let old, let new): Self.unshifted(old, new, places)
    case .shifted(.same, let old, let new, let notes): Self.reworded(old, new, notes)
    case .shifted(let shift, let old, let new, let notes):
      Change(
        kind: shift.kind, old: old.occurrences.first, new: new.occurrences.first,
        details: notes + Difference(old: old, new: new).lines)
    }
  }

  private static func unshifted(_ old: Promise, _ new: Promise, _ places: Places) -> Change? {
    let pairs = old.occurrences.flatMap { one in
      new.occurrences.filter { $0.words == one.words }.map { (one, $0) }
    }
    if let (first, second) = pairs.first {
      guard !pairs.contains(where: { !places.hasMoved(from: $0.0, to: $0.1) }) else { return nil }
      return Change(kind: .moved, old: first, new: second, details: [move(first, second)])
    }
    return reworded(old, new, [])
  }

  private static func reworded(_ old: Promise, _ new: Promise, _ notes: [String]) -> Change {
    Change(
      kind: .reworded, old: old.occurrences.first, new: new.occurrences.first,
      details: notes + Difference(old: old, new: new).lines)
  }

  private static func move(_ old: Occurrence, _ new: Occurrence) -> String {
    old.section == new.section ? "to another page" : "to another heading"
  }
}

extension Shift {
  fileprivate var kind: Change.Kind {
    switch self {
    case .same: .reworded
    case .stronger: .strengthened
    case .weaker, .mixed: .weakened
    case .contrary: .contradicted
    }
  }
}

extension Occurrence {
  /// The sentence without what only looks different: backticks, kinds of quotes and dashes.
  fileprivate var words: String {
    var result = ""
    for character in sentence {
      switch character {
      case "`": continue
      case "\u{2018}", "\u{2019}": result += "'"
      case "\u{201C}", "\u{201D}": result += "\""
      case "\u{2013}", "\u{2014}": result += "-"
      default: result.append(character)
      }
    }
    return result
  }
}
