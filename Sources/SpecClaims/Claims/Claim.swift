import SpecDocument

/// One promise that one sentence makes.
public struct Claim: Hashable, Sendable {
  /// Stable and readable, from subject and content, never from the position: `ASDisplayNode.didLoad/thread-main`.
  public internal(set) var id: String
  public let subject: Subject
  public let payload: Payload
  public let modality: Modality
  public let obligor: Obligor
  /// "when using nodeBlocks", as written; nil when the claim is unconditional.
  public let condition: String?
  /// False for a claim that is itself denied and has no positive reading ("the order is not guaranteed").
  public let polarity: Bool
  /// Index of the sentence in its document.
  public let sentence: Int
  /// Base name of the document.
  public let document: String
  public let range: SourceRange
  /// The sentence form that read it.
  public let form: String
  /// What was understood, in one sentence.
  public let canonical: String
  /// The threads that there are to choose from, as written: "on the main thread or the render thread". Nil when any will do.
  package internal(set) var threads: String? = nil
}

/// Whom "you" means in the section of a method, when the rule is about something else than the method itself.
package enum Addressee: Hashable, Sendable {
  /// "free the row" in the section of a function that returns one: the method does nothing of it itself.
  case caller
  /// The page does not show whether the method is there to be written or to be called.
  case either

  /// In front of the method's name.
  var words: String {
    switch self {
    case .caller: "whoever calls"
    case .either: "whoever writes or calls"
    }
  }
}

/// A claim as a sentence form proposes it, before ids are given.
package struct ClaimDraft: Hashable, Sendable {
  package var subject: Subject
  package var payload: Payload
  package var modality: Modality
  package var obligor: Obligor
  package var condition: String?
  package var polarity = true
  /// The verb of a rule as the sentence has it, for the canonical sentence: "cache" where the action is to keep.
  package var verb: String?
  /// What else the sentence says of the same thing: "write" of "read or write the buffer".
  package var furtherVerbs: [String] = []
  package var verbs: [String] { [verb].compactMap(\.self) + furtherVerbs }
  /// How the subject must not be called ("directly", "by other classes"), or which thread is the same ("on the one that made it"), for the
  /// canonical sentence.
  package var manner: String?
  /// Whom a rule is told, where that is not plainly who writes the subject.
  package var addressee: Addressee?

  package init(
    subject: Subject, payload: Payload, modality: Modality = .fact, obligor: Obligor = .framework,
    condition: String? = nil
  ) {
    self.subject = subject
    self.payload = payload
    self.modality = modality
    self.obligor = obligor
    self.condition = condition
  }

  /// There are no calls at all, or none in certain cases.
  package var saysNever: Bool {
    if case .multiplicity(.zero, _) = payload { return true }
    return false
  }

  /// The claim is that it must not be called, whatever is the case.
  package var forbidsCalls: Bool {
    if case .prohibition(.call, let object, .anywhere) = payload { return subject.isNamed(by: object) }
    return false
  }

  /// It holds in that case only, whatever else restricts it.
  package mutating func restrict(by phrase: String) {
    condition = [condition, phrase].compactMap { $0 }.joined(separator: ", ")
  }

  /// What may not happen is no permission.
  package var forbidden: ClaimDraft {
    guard modality == .may else { return self }
    var draft = self
    draft.modality = .must
    return draft
  }

  /// "may only be called during the fill": no permission, but a limit.
  package var asOnly: ClaimDraft {
    switch payload {
    case .order(.during, _) where modality == .may, .thread where modality == .must && obligor == .framework:
      var limit = forbidden
      limit.obligor = .subclass
      return limit
    default: return self
    }
  }

  /// "may be called once at most", "can only be called after `open`": a limit, and no permission.
  var asLimit: ClaimDraft {
    switch payload {
    case .multiplicity(.atMostOnce, _), .order(.neverBefore, _), .order(.neverAfter, _): forbidden
    default: self
    }
  }

  /// The verb is only how it is put: "create or add a recognizer" is one promise.
  package func saysTheSame(as other: ClaimDraft) -> Bool {
    var (mine, theirs) = (self, other)
    (mine.verb, theirs.verb) = (nil, nil)
    (mine.furtherVerbs, theirs.furtherVerbs) = ([], [])
    (mine.manner, theirs.manner) = (nil, nil)
    return mine == theirs
  }
}
