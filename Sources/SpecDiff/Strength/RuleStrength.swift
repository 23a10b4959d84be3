import SpecClaims

/// What an author is told about doing something somewhere.
struct Rule: Hashable, Sendable {
  enum Force: String, Hashable, Sendable {
    case forbidden, required, permitted
    case notNeeded = "not needed"
  }

  let force: Force
  /// Where the rule names the thread on which the thing is to be done.
  let thread: CallThread?
}

/// The order of rules: required is stronger than permitted, forbidden is stronger than not needed. Forbidden excludes
/// permitted and required; not needed excludes required. Whether a rule says must or should is compared apart, by
/// ``ModalityStrength``.
enum RuleStrength {
  static func shift(_ old: Rule, _ new: Rule) -> Shift {
    force(old.force, new.force).combined(with: thread(old.thread, new.thread))
  }

  static func excludes(_ first: Rule, _ second: Rule) -> Bool {
    if let one = first.thread, let other = second.thread, first.force == second.force {
      return ThreadStrength.shift(one, other) == .contrary && first.force == .required
    }
    return first.thread == second.thread && force(first.force, second.force) == .contrary
  }

  private static func force(_ old: Rule.Force, _ new: Rule.Force) -> Shift {
    switch (old, new) {
    case (.forbidden, .forbidden), (.required, .required), (.permitted, .permitted), (.notNeeded, .notNeeded): .same
    case (.permitted, .required), (.notNeeded, .forbidden): .stronger
    case (.required, .permitted), (.forbidden, .notNeeded): .weaker
    case (.forbidden, .permitted), (.forbidden, .required), (.permitted, .forbidden), (.required, .forbidden):
      .contrary
    case (.required, .notNeeded), (.notNeeded, .required): .contrary
    case (.permitted, .notNeeded), (.notNeeded, .permitted): .mixed
    }
  }

  private static func thread(_ old: CallThread?, _ new: CallThread?) -> Shift {
    switch (old, new) {
    case (nil, nil): .same
    case (nil, _?): .stronger
    case (_?, nil): .weaker
    case (let old?, let new?): ThreadStrength.shift(old, new)
    }
  }
}
