/// How one statement changes into another: whether the new one still says what the old one said.
///
/// Strength is that of the statement, not of whoever it binds: a stricter guarantee and a stricter duty are both
/// stronger.
package enum Shift: String, Hashable, Sendable {
  case same
  /// The new statement implies the old one.
  case stronger
  /// The old statement implies the new one: something is no longer promised.
  case weaker
  /// Neither implies the other, and both can hold: something is gained, something is lost.
  case mixed
  /// Both cannot hold.
  case contrary

  /// The shift of a statement whose parts shift like this.
  package func combined(with other: Shift) -> Shift {
    switch (self, other) {
    case (.contrary, _), (_, .contrary): .contrary
    case (.same, let shift), (let shift, .same): shift
    case (.stronger, .stronger): .stronger
    case (.weaker, .weaker): .weaker
    case (.stronger, .weaker), (.weaker, .stronger), (.mixed, _), (_, .mixed): .mixed
    }
  }

  /// The same change, seen from the new statement.
  package var reversed: Shift {
    switch self {
    case .stronger: .weaker
    case .weaker: .stronger
    case .same, .mixed, .contrary: self
    }
  }

  /// From what a statement leaves open: fewer possibilities say more.
  static func ofPossibilities<Possibility: OptionSet>(_ old: Possibility, _ new: Possibility) -> Shift
  where Possibility.Element == Possibility {
    if old == new { return .same }
    if old.isSuperset(of: new) { return .stronger }
    if new.isSuperset(of: old) { return .weaker }
    return old.isDisjoint(with: new) ? .contrary : .mixed
  }
}
