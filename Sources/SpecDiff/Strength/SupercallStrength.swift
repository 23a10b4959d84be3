/// What is said about calling super in an override.
struct Supercall: Hashable, Sendable {
  let isRequired: Bool
  /// `first`, `last`; nil when it does not matter or nothing is required.
  let position: String?
}

/// The order of statements on calls to super: required at a place is stronger than required anywhere. Required excludes
/// not required, and first excludes last.
enum SupercallStrength {
  static func shift(_ old: Supercall, _ new: Supercall) -> Shift {
    guard old.isRequired == new.isRequired else { return .contrary }
    switch (old.position, new.position) {
    case (nil, nil): return .same
    case (nil, _?): return .stronger
    case (_?, nil): return .weaker
    case (let old?, let new?): return old == new ? .same : .contrary
    }
  }
}
