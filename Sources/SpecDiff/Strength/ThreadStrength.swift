import SpecClaims

/// The order of statements on threads.
///
/// ```
///              any
///        ┌──────┼────────┬──────┐
///       main  not-main  named  same
///               │
///           background
/// ```
/// Further down is stronger: whoever copes with any thread copes with the one that is promised now. Main excludes not-main, background
/// and every named thread. A named thread and "the same thread" may or may not be among the others, so that a change between them
/// is mixed.
enum ThreadStrength {
  static func shift(_ old: ThreadWord, _ new: ThreadWord) -> Shift {
    switch (old, new) {
    case (.any, .any), (.main, .main), (.background, .background), (.notMain, .notMain), (.same, .same): .same
    case (.any, _), (.notMain, .background): .stronger
    case (_, .any), (.background, .notMain): .weaker
    case (.main, .background), (.main, .notMain), (.main, .named): .contrary
    case (.background, .main), (.notMain, .main), (.named, .main): .contrary
    case (.named(let first), .named(let second)): first == second ? .same : .contrary
    case (.named, .background), (.named, .notMain), (.background, .named), (.notMain, .named): .mixed
    case (.same, _), (_, .same): .mixed
    }
  }

  /// Two pages disagree also where one lets calls come on any thread and the other confines them.
  static func excludes(_ first: ThreadWord, _ second: ThreadWord) -> Bool {
    if shift(first, second) == .contrary { return true }
    switch (first, second) {
    case (.any, .main), (.any, .background), (.any, .notMain), (.any, .named): return true
    case (.main, .any), (.background, .any), (.notMain, .any), (.named, .any): return true
    default: return false
    }
  }
}

extension ThreadWord {
  /// "on a background thread".
  var phrase: String {
    switch self {
    case .main: "on the main thread"
    case .background: "on a background thread"
    case .any: "on any thread"
    case .notMain: "not on the main thread"
    case .same: "on the same thread"
    case .named(let name): "on the \(name) thread"
    }
  }
}
