import SpecClaims

/// The thread of a promise. A name that the vocabulary knows is a role; of two other names nobody knows whether they
/// mean one thread.
enum CallThread: Hashable, Sendable {
  case main, background, any, notMain, same, another
  case role(String)
  case named(Wording)

  init(_ word: ThreadWord, vocabulary: Vocabulary?) {
    switch word {
    case .main: self = .main
    case .background: self = .background
    case .any: self = .any
    case .notMain: self = .notMain
    case .same: self = .same
    case .another: self = .another
    case .named(let name):
      switch vocabulary?.threads[PhraseKey(name)] {
      case "main"?: self = .main
      case "background"?: self = .background
      case let role?: self = .role(role)
      case nil: self = .named(Wording(name))
      }
    }
  }

  /// "on a background thread".
  var phrase: String {
    switch self {
    case .main: "on the main thread"
    case .background: "on a background thread"
    case .any: "on any thread"
    case .notMain: "not on the main thread"
    case .same: "on the same thread"
    case .another: "on another thread"
    case .role(let name): "on the \(name) thread"
    case .named(let name): "on the \(name) thread"
    }
  }
}

/// The order of statements on threads.
///
/// ```
///               any
///      ┌─────────┼────────┬───────┐
///     main   not-main   named   same
///           ┌────┴─────┐
///      background    a role
/// ```
/// Further down is stronger: whoever copes with any thread copes with the one that is promised now. Main excludes
/// not-main, background and every role; two roles exclude one another. A name that the vocabulary does not know, "the
/// same thread" and "another thread" may or may not be among the others, so that a change between them is mixed.
enum ThreadStrength {
  static func shift(_ old: CallThread, _ new: CallThread) -> Shift {
    switch (old, new) {
    case (.any, .any), (.main, .main), (.background, .background), (.notMain, .notMain), (.same, .same),
      (.another, .another):
      .same
    case (.role(let first), .role(let second)): first == second ? .same : .contrary
    case (.named(let first), .named(let second)): first == second ? .same : .mixed
    case (.any, _), (.notMain, .background), (.notMain, .role): .stronger
    case (_, .any), (.background, .notMain), (.role, .notMain): .weaker
    case (.main, .background), (.main, .notMain), (.main, .role): .contrary
    case (.background, .main), (.notMain, .main), (.role, .main): .contrary
    case (.role, .background), (.background, .role), (.named, _), (_, .named), (.same, _), (_, .same),
      (.another, _), (_, .another):
      .mixed
    }
  }

  /// Two pages disagree also where one lets calls come on any thread and the other confines them.
  static func excludes(_ first: CallThread, _ second: CallThread) -> Bool {
    switch (first, second) {
    case (.any, .main), (.any, .background), (.any, .notMain), (.any, .role): true
    case (.main, .any), (.background, .any), (.notMain, .any), (.role, .any): true
    default: shift(first, second) == .contrary
    }
  }
}
