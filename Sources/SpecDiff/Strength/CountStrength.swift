import SpecClaims

/// The order of statements on how often: by the numbers of calls they leave open.
///
/// ```
///            multiple (0, 1, more)
///        ┌────────┴────────┐
///   at most once      at least once
///    ┌───┴────┐     ┌──────┘
///  never     once ──┘
/// ```
/// Never excludes once and at least once.
enum CountStrength {
  struct Numbers: OptionSet {
    let rawValue: Int
    static let none = Numbers(rawValue: 1)
    static let one = Numbers(rawValue: 2)
    static let more = Numbers(rawValue: 4)
  }

  static func shift(_ old: Times, _ new: Times) -> Shift { .ofPossibilities(numbers(old), numbers(new)) }

  /// "May be called many times" says that more than one call is to be expected.
  static func excludes(_ first: Times, _ second: Times) -> Bool {
    if shift(first, second) == .contrary { return true }
    let single: Set<Times> = [.zero, .once, .atMostOnce]
    return first == .multiple && single.contains(second) || second == .multiple && single.contains(first)
  }

  private static func numbers(_ times: Times) -> Numbers {
    switch times {
    case .zero: .none
    case .once: .one
    case .atMostOnce: [.none, .one]
    case .atLeastOnce: [.one, .more]
    case .multiple: [.none, .one, .more]
    }
  }
}

extension Times {
  var phrase: String {
    switch self {
    case .once: "exactly once"
    case .atMostOnce: "at most once"
    case .atLeastOnce: "at least once"
    case .multiple: "many times"
    case .zero: "never"
    }
  }
}
