import SpecClaims

/// How two things lie in time, read from the first to the second of an ordered pair: "A before B" and "B after A" are
/// one statement.
struct TimeOrder: Hashable, Sendable {
  enum Way: String, Hashable, Sendable {
    /// The first comes before the second.
    case before
    case immediatelyBefore = "immediately-before"
    /// The second comes before the first.
    case after
    case immediatelyAfter = "immediately-after"
    case together = "at-same-time"
    /// The first lies within the second.
    case inside = "during"
    /// The second lies within the first.
    case around = "around"
    /// There is no first after the second.
    case noneAfter = "never-after"
    /// There is no second after the first.
    case noneBefore = "ends"
  }

  let way: Way

  /// - Parameter isSwapped: the pair was turned round to bring it into its order.
  init(_ relation: Relation, isSwapped: Bool) {
    let way: Way =
      switch relation {
      case .before: .before
      case .immediatelyBefore: .immediatelyBefore
      // "A after B" promises no more than that there is no A before B.
      case .after, .neverBefore: .after
      case .immediatelyAfter: .immediatelyAfter
      case .atSameTime: .together
      // "In the order they were added" lies in that order as a call lies in another.
      case .during, .inOrder, .anyTime: .inside
      case .neverAfter: .noneAfter
      }
    self.way = isSwapped ? Self.mirrored(way) : way
  }

  private static func mirrored(_ way: Way) -> Way {
    switch way {
    case .before: .after
    case .immediatelyBefore: .immediatelyAfter
    case .after: .before
    case .immediatelyAfter: .immediatelyBefore
    case .together: .together
    case .inside: .around
    case .around: .inside
    case .noneAfter: .noneBefore
    case .noneBefore: .noneAfter
    }
  }
}

/// The order of statements on order: by the ways two things can lie in time that a statement leaves open.
///
/// "Immediately before" is stronger than "before", which is stronger than "never after"; the other side is the same.
/// Before excludes after, and both exclude "in the same pass" and "during".
enum OrderStrength {
  struct Ways: OptionSet {
    let rawValue: Int
    static let rightBefore = Ways(rawValue: 1)
    static let longBefore = Ways(rawValue: 2)
    static let together = Ways(rawValue: 4)
    static let inside = Ways(rawValue: 8)
    static let around = Ways(rawValue: 16)
    static let longAfter = Ways(rawValue: 32)
    static let rightAfter = Ways(rawValue: 64)
    static let before: Ways = [.rightBefore, .longBefore]
    static let after: Ways = [.rightAfter, .longAfter]
    static let overlapping: Ways = [.together, .inside, .around]
  }

  static func shift(_ old: TimeOrder, _ new: TimeOrder) -> Shift { .ofPossibilities(ways(old), ways(new)) }

  static func excludes(_ first: TimeOrder, _ second: TimeOrder) -> Bool { shift(first, second) == .contrary }

  private static func ways(_ order: TimeOrder) -> Ways {
    switch order.way {
    case .before: .before
    case .immediatelyBefore: .rightBefore
    case .after: .after
    case .immediatelyAfter: .rightAfter
    case .together: .together
    case .inside: .inside
    case .around: .around
    case .noneAfter: [.before, .overlapping]
    case .noneBefore: [.after, .overlapping]
    }
  }
}
