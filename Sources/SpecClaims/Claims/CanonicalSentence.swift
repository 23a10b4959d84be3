/// A claim in one sentence of fixed form, so that an author sees what was understood.
enum CanonicalSentence {
  static func text(for draft: ClaimDraft) -> String {
    let condition = draft.condition.map { " (\($0))" } ?? ""
    let denied = draft.polarity ? "" : "not promised: "
    let subject = [addressee(of: draft)?.words, subject(draft.subject)].compactMap(\.self).joined(separator: " ")
    let colon = subject.hasSuffix(":") ? "" : ":"
    return "\(subject)\(colon) \(denied)\(predicate(draft))\(condition)"
  }

  /// "must not be called" is said of the method.
  private static func addressee(of draft: ClaimDraft) -> Addressee? {
    switch draft.payload {
    case .prohibition(let action, let object, _), .obligation(let action, let object, _):
      isOf(draft.subject, action, object) ? nil : draft.addressee
    default: nil
    }
  }

  private static func subject(_ subject: Subject) -> String {
    switch subject {
    case .methods(let methods):
      methods.count == 1 ? methods[0].description : list(methods)
    case .everyMethod(let type, nil): "every method" + (type.map { " of \($0)" } ?? "")
    case .everyMethod(let type, .some(let except)):
      "every method but \(except.name.written)" + (type.map { " of \($0)" } ?? "")
    case .phrase(let words): words
    case .unknown: "(subject unknown)"
    }
  }

  private static func list(_ methods: [MethodReference]) -> String {
    let type = methods[0].type.map { "\($0) " } ?? ""
    return type + methods.map(\.name.written).joined(separator: " and ")
  }

  private static func predicate(_ draft: ClaimDraft) -> String {
    switch draft.payload {
    case .thread(.same): sameThread(draft)
    case .thread(.any) where draft.manner != nil: sameThread(draft)
    case .thread(let on): draft.modality == .may ? permitted(on) : thread(on)
    case .multiplicity(.zero, _) where draft.modality == .may:
      isEvent(draft.subject) ? "possibly never" : "possibly not called"
    case .multiplicity(let times, let per):
      (isEvent(draft.subject) ? bare(times) : times_(times)) + (per.map { " per \($0)" } ?? "")
    case .order(.inOrder, let reference) where isEvent(draft.subject): "in \(reference.text)"
    case .order(let relation, let reference): order(relation, reference)
    case .sequence(let methods): "called in this order: " + methods.map(\.name.written).joined(separator: ", ")
    case .concurrency(let mode): mode
    case .prohibition(let action, let object, let scope) where isOf(draft.subject, action, object):
      "must not be \(participle(action, draft.verb))\(draft.manner.map { " \($0)" } ?? "")\(spaced(scope))"
    case .obligation(let action, let object, _) where draft.modality != .may && isOf(draft.subject, action, object):
      "has to be \(participle(action, draft.verb))\(draft.manner.map { " \($0)" } ?? "")"
    case .obligation(.override, let object, _) where isOf(draft.subject, .override, object):
      "may be overridden\(draft.manner.map { " \($0)" } ?? "")"
    case .prohibition(let action, let object, let scope):
      "must not \(deed(action, object, draft, "or"))\(spaced(scope))"
    case .obligation(let action, let object, let scope):
      draft.modality == .may
        ? "may \(deed(action, object, draft, "or"))\(spaced(scope))"
        : "has to \(deed(action, object, draft, "and"))\(spaced(scope))"
    case .supercall(let required, let position):
      (required ? "super must be called" : "super need not be called") + (position.map { " \($0)" } ?? "")
    case .misuseResult(let misuse, let result):
      isKeyword(result)
        ? "\(result) when misused: \(act(misuse, draft.verb))\(spaced(misuse.scope))"
        : "to \(phrase(misuse.action, misuse.object, nil))\(spaced(misuse.scope)) means that \(result)"
    case .immutability(_, let moment): "cannot be changed \(moment.isSpan ? "" : "after ")\(moment.text)"
    case .trigger(let event): "called whenever \(event)"
    case .noTrigger(let event, let universal):
      universal ? "not called because \(event)" : "not called for every one of: \(event)"
    case .effect(let state, let bySuper): bySuper ? "the call to super makes it so: \(state)" : state
    case .caller(let words): words
    }
  }

  /// The object of most tells what is done; that of a broken rule may need the rule's verb.
  private static func act(_ misuse: Misuse, _ verb: String?) -> String {
    verb == nil ? misuse.object : phrase(misuse.action, misuse.object, verb)
  }

  /// What is to be called, or not, is the subject itself.
  private static func isOf(_ subject: Subject, _ action: Action, _ object: String) -> Bool {
    [.call, .override, .access].contains(action) && subject.isNamed(by: object)
  }

  private static func participle(_ action: Action, _ lemma: String?) -> String {
    switch action {
    case .override: "overridden"
    case .access: lemma.map { ["access", "trust"].contains($0) ? Verbs.participle(of: $0) : "used" } ?? "used"
    case .call, .create, .block, .retain, .lock: "called"
    }
  }

  private static func thread(_ word: ThreadWord) -> String {
    switch word {
    case .main: "every call is on the main thread"
    case .background: "every call is on a background thread"
    case .any: "may be called on any thread"
    case .notMain: "no call is on the main thread"
    case .same: "every call is on the same thread"
    case .another: "every call is on another thread"
    case .named: "every call is \(word.namedPlace ?? "")"
    }
  }

  /// As which it is the same, in the words of the page where they are known.
  private static func sameThread(_ draft: ClaimDraft) -> String {
    (draft.modality == .may ? "may be called " : "every call is ") + (draft.manner ?? "on the same thread")
  }

  /// A thread that calls may be on, and need not.
  private static func permitted(_ word: ThreadWord) -> String {
    switch word {
    case .main: "may be called on the main thread"
    case .background: "may be called on a background thread"
    case .any: "may be called on any thread"
    case .notMain: "may be called off the main thread"
    case .same: "may be called on the same thread"
    case .another: "may be called on another thread"
    case .named: "may be called \(word.namedPlace ?? "")"
    }
  }

  private static func times_(_ times: Times) -> String {
    switch times {
    case .once: "called exactly once"
    case .atMostOnce: "called at most once"
    case .atLeastOnce: "called at least once"
    case .multiple: "may be called many times"
    case .zero: "never called"
    }
  }

  /// "a buffer is used", "a handler exists": nothing that is called.
  private static func isEvent(_ subject: Subject) -> Bool {
    guard case .phrase(let words) = subject else { return false }
    let verb = words.split(separator: " ").suffix(2).first
    return words.hasSuffix(" exists") || verb == "is" || verb == "are"
  }

  private static func bare(_ times: Times) -> String {
    switch times {
    case .once: "exactly once"
    case .atMostOnce: "at most once"
    case .atLeastOnce: "at least once"
    case .multiple: "possibly many times"
    case .zero: "never"
    }
  }

  /// "the pump is being stopped", "the pumps are stopping": a clause, and no noun.
  private static func goesOn(_ text: String) -> Bool {
    if text.contains(" being ") { return true }
    let words = text.split(separator: " ")
    return zip(words, words.dropFirst()).contains { ["is", "are"].contains($0) && $1.hasSuffix("ing") }
  }

  private static func order(_ relation: Relation, _ reference: Reference) -> String {
    switch relation {
    case .neverBefore: "never before \(reference.text)"
    case .neverAfter: "never after \(reference.text)"
    case .atSameTime where isEdge(reference.text): "at the \(reference.text)"
    case .atSameTime: "in the same pass as \(reference.text)"
    case .immediatelyBefore: "immediately before \(reference.text)"
    case .immediatelyAfter: "immediately after \(reference.text)"
    case .during where reference.text.hasPrefix("while "): reference.text
    case .during where goesOn(reference.text): "while \(reference.text)"
    case .inOrder: "called in \(reference.text)"
    case .anyTime: reference.text == "any time" ? "at any time" : "at any time \(reference.text)"
    case .before, .after, .during: "\(relation.rawValue) \(reference.text)"
    }
  }

  /// "at the start of a rebalance".
  private static func isEdge(_ words: String) -> Bool {
    ["start", "beginning", "end"].contains { words.hasPrefix($0 + " of ") }
  }

  private static func isKeyword(_ result: String) -> Bool { !result.contains(" ") }

  static func verb(_ action: Action) -> String {
    switch action {
    case .call: "call"
    case .override: "override"
    case .access: "access"
    case .create: "create"
    case .block: "block"
    case .retain: "keep"
    case .lock: "take a lock:"
    }
  }

  private static func spaced(_ scope: Scope) -> String { scope.text.isEmpty ? "" : " \(scope.text)" }
}
