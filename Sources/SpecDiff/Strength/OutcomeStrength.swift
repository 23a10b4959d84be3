/// The order of statements on what a misuse leads to: every known outcome is stronger than "undefined", and two known
/// outcomes exclude one another.
enum OutcomeStrength {
  static func shift(_ old: String, _ new: String) -> Shift {
    switch (old, new) {
    case _ where old == new: .same
    case ("undefined", _): .stronger
    case (_, "undefined"): .weaker
    default: .contrary
    }
  }
}
