/// From what became of a promise to what is reported.
extension Pairing.Fate {
  /// Nil for a promise that stands as it stood.
  func change(_ places: Places) -> Change? {
    switch self {
    case .removed(let promise): Self.removed(promise, places)
    case .added(let promise): Self.added(promise, places)
    case .same(let old, let new): Self.unshifted(old, new, places)
    case .shifted(.same, let old, let new, let notes): Self.reworded(old, new, notes)
    case .shifted(let shift, let old, let new, let notes):
      Change(
        kind: shift.kind, old: old.occurrences.first, new: new.occurrences.first,
        details: notes + Difference(old: old, new: new).lines)
    }
  }

  private static func removed(_ promise: Promise, _ places: Places) -> Change {
    for occurrence in promise.occurrences {
      guard let place = places.unreadInNew(occurrence) else { continue }
      return Change(
        kind: .unclear, old: occurrence, new: nil, details: ["still stands at \(place), where it is not understood"])
    }
    return Change(kind: .removed, old: promise.occurrences.first, new: nil, details: [])
  }

  private static func added(_ promise: Promise, _ places: Places) -> Change {
    for occurrence in promise.occurrences {
      guard let place = places.unreadInOld(occurrence) else { continue }
      return Change(
        kind: .unclear, old: nil, new: occurrence, details: ["stood at \(place) before, where it is not understood"])
    }
    return Change(kind: .added, old: nil, new: promise.occurrences.first, details: [])
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
