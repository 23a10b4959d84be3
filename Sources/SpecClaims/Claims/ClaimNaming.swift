import SpecDocument

/// Gives claims their ids and their canonical sentences.
struct ClaimNaming: Sendable {
  let vocabulary: Vocabulary?

  /// A claim whose id is not yet one of its own: another may have the same subject and content.
  func claim(from read: SentenceReading.Read, sentence: Sentence, document: String) -> Claim {
    let draft = read.draft
    return Claim(
      id: "\(subjectSlug(draft.subject))/\(slug(draft))", subject: draft.subject, payload: draft.payload,
      modality: draft.modality, obligor: draft.obligor, condition: draft.condition, polarity: draft.polarity,
      sentence: sentence.index, document: document, range: sentence.range, form: read.form,
      canonical: CanonicalSentence.text(for: draft), threads: draft.payload == .thread(on: .any) ? draft.manner : nil)
  }

  /// With the number that tells it from those before it.
  static func numbered(_ claim: Claim, after used: inout [String: Int]) -> Claim {
    let count = used[claim.id, default: 0] + 1
    used[claim.id] = count
    if count == 1 { return claim }
    var numbered = claim
    numbered.id += "-\(count)"
    return numbered
  }

  // MARK: Ids

  private func subjectSlug(_ subject: Subject) -> String {
    switch subject {
    case .methods(let methods): joined(methods)
    case .everyMethod(let type, _): (type.map { vocabulary?.typeName(for: $0) ?? $0 } ?? "any") + ".*"
    case .phrase(let words): vocabulary?.object(for: words)?.name ?? vocabulary?.typeName(for: words) ?? short(words)
    case .unknown: "unknown"
    }
  }

  private func joined(_ methods: [MethodReference]) -> String {
    let bases = methods.map(\.name.base).joined(separator: "+")
    guard let type = methods.first?.type else { return bases }
    return "\(vocabulary?.typeName(for: type) ?? type).\(bases)"
  }

  private func slug(_ draft: ClaimDraft) -> String {
    var parts = [contentSlug(draft.payload)]
    if !draft.polarity { parts.insert("not-promised", at: 0) }
    if let condition = draft.condition { parts.append(short(condition)) }
    return parts.joined(separator: "-")
  }

  private func contentSlug(_ payload: Payload) -> String {
    switch payload {
    case .thread(.named(let name)): "thread-\(short(name))"
    case .thread(let on): "thread-\(on.label)"
    case .multiplicity(let times, _):
      times == .multiple ? "multiple-times" : times == .zero ? "never-called" : times.rawValue
    case .order(let relation, let reference): "\(relation.rawValue)-\(referenceSlug(reference))"
    case .sequence: "in-order"
    case .concurrency(let mode): mode
    case .prohibition(let action, let object, let scope): "never-\(actionSlug(action, object))\(scopeSlug(scope))"
    case .obligation(let action, let object, let scope): "\(actionSlug(action, object))\(scopeSlug(scope))"
    case .supercall(let required, _): required ? "super-required" : "super-not-required"
    case .misuseResult(let misuse, let result):
      "misuse-\(actionSlug(misuse.action, misuse.object))-gives-\(short(result))"
    case .immutability(_, let moment): "immutable-\(moment.isSpan ? "" : "after-")\(referenceSlug(moment))"
    case .trigger(let event): "called-on-\(short(event))"
    case .noTrigger(let event, let universal):
      universal ? "not-called-on-\(short(event))" : "not-called-on-every-\(short(event))"
    case .effect(let state, let bySuper): (bySuper ? "super-makes-" : "makes-") + short(state)
    case .caller(let words): "caller-\(short(words))"
    }
  }

  /// The place belongs to the id only where it is not the subject itself.
  private func scopeSlug(_ scope: Scope) -> String {
    if case .onThread(let thread) = scope { return "-on-\(short(thread.label))" }
    return ""
  }

  private func actionSlug(_ action: Action, _ object: String) -> String {
    vocabulary?.actionName(action, object: object) ?? "\(action.rawValue)-\(words(object))"
  }

  private func referenceSlug(_ reference: Reference) -> String {
    switch reference {
    case .method(let method, _): method.name.base
    case .event(let phrase): short(phrase)
    case .everythingElse: "everything-else"
    case .superCall(let method): "super-\(method.name.base)"
    }
  }

  private func short(_ phrase: String) -> String { vocabulary?.phraseName(for: phrase) ?? words(phrase) }

  private func words(_ phrase: String) -> String {
    let cleaned = PhraseKey(phrase).words.prefix(7).map { word in
      word.isASCIIWord
        ? word
        : String(word.map { $0.isLetter || $0.isNumber ? $0 : "-" }).split(separator: "-").joined(separator: "-")
    }
    return cleaned.filter { !$0.isEmpty }.joined(separator: "-")
  }
}
