/// Whether an event makes a call happen.
enum Reaction: String, Hashable, Sendable {
  case always = "called whenever it happens"
  case never = "not called because of it"
  case notAlways = "not called for every one"
}

/// The order of statements on what makes a call happen: never is stronger than not always; both exclude always.
enum ReactionStrength {
  static func shift(_ old: Reaction, _ new: Reaction) -> Shift {
    switch (old, new) {
    case (.always, .always), (.never, .never), (.notAlways, .notAlways): .same
    case (.notAlways, .never): .stronger
    case (.never, .notAlways): .weaker
    case (.always, .never), (.always, .notAlways), (.never, .always), (.notAlways, .always): .contrary
    }
  }
}
