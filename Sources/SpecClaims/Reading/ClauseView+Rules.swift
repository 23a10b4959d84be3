/// Drafts of claims: with the conditions, the modality and the verb that the clause has.
extension ClauseView {
  /// "you may not close it", "the tank may not be used after E": forbidden, and not merely open.
  package var isRefusal: Bool {
    // "May not throw.", of a hook.
    if verb.isElliptical, verb.isNegated, verb.modality == .may, !verb.isCan, !verb.isPassive,
      ["throw", "raise", "panic"].contains(verb.lemma)
    {
      return true
    }
    guard verb.isNegated, verb.modality == .may, !verb.isCan, !verb.isHedged, !verb.isImperative,
      !verb.adverbs.contains("only")
    else { return false }
    return verb.isPassive
      ? RuleVerbs.isDeed(verb.lemma) && !Verbs.calling.contains(verb.lemma)
        && resolver.methods(in: clause.subject).isEmpty
      : RuleVerbs.isDeedOfYours(verb.lemma) && clause.subject.count == 1 && clause.subject[0].isWord("you")
  }

  package func draft(_ payload: Payload, subject: Subject? = nil) -> ClaimDraft {
    var cases = [condition].compactMap { $0 }
    switch payload {
    case .thread: cases += recurringMoments
    case .multiplicity: cases += recurringMoments + [endOfRounds].compactMap { $0 }
    default: break
    }
    return ClaimDraft(
      subject: subject ?? self.subject, payload: payload, modality: modality, obligor: obligor,
      condition: cases.isEmpty ? nil : cases.joined(separator: ", "))
  }

  /// A rule: what it says holds from or until the moment named in front of it ("Once the socket is bound, …").
  package func rule(_ payload: Payload, subject: Subject? = nil, verb lemma: String? = nil) -> ClaimDraft {
    let (own, place) = ofOwn(payload)
    var draft = statement(spanned(own), subject: subject)
    if let place { draft.restrict(by: place) }
    let moments = (leading.conditions + adverbials.conditions).filter(Self.isMoment).map(\.phrase)
    if !moments.isEmpty { draft.condition = ([draft.condition].compactMap { $0 } + moments).joined(separator: ", ") }
    if let end = endOfBan(own) { draft.restrict(by: end) }
    // "must not be changed afterwards": not ever.
    if case .phrase = self.subject, let last = clause.tail.trimmingMarks.last,
      last.isWord(in: ["afterwards", "afterward", "thereafter"])
    {
      draft.restrict(by: last.lower)
    }
    draft.addressee = addressee(of: draft)
    draft.verb = lemma ?? verb.lemma
    draft.obligor = Roles.areHost(clause.subject) ? .framework : .subclass
    return draft
  }

  /// "must not change it after this is called, until it has ended": not for ever.
  private func endOfBan(_ payload: Payload) -> String? {
    guard case .prohibition(_, let object, .after) = payload, !object.contains("until"),
      let until = clause.tail.firstIndex(where: { $0.isWord("until") })
    else { return nil }
    return Array(clause.tail[until...].prefix { $0.kind != .mark }).phrase
  }

  /// "Free the row" in the section of a function that returns it: whoever calls it has to.
  private func addressee(of draft: ClaimDraft) -> Addressee? {
    let isPassive = verb.isPassive && !clause.tail.contains { $0.isWord("by") }
    guard isYou || isPassive, draft.subject == resolver.heading, case .methods(let methods) = draft.subject else {
      return nil
    }
    switch draft.payload {
    case .prohibition(_, _, .anywhere), .obligation(_, _, .anywhere):
      if methods.count == 1, isOfCaller || isOfReaders || isOfChoice(methods) { return .caller }
      return resolver.scope.isWritten || methods.contains(where: \.name.isPlainWord) ? nil : .either
    default: return nil
    }
  }

  /// "must not be called during startup": what is forbidden there is not forbidden everywhere.
  private func spanned(_ payload: Payload) -> Payload {
    guard case .prohibition(let action, let object, .anywhere) = payload, !object.contains("during "),
      let span = adverbials.orders.first(where: { $0.relation == .during })
    else { return payload }
    return .prohibition(action: action, object: object, scope: scope(of: span))
  }

  /// Something that holds from or until the moment named in front of it ("Before the first call, …").
  package func statement(_ payload: Payload, subject: Subject? = nil) -> ClaimDraft {
    var draft = draft(payload, subject: subject)
    let moments = clause.leading.filter { leading in
      leading.prefix(2).contains { $0.isWord(in: ["once", "after", "before", "until"]) }
        && AdverbialParser(leading).parse().scopes.isEmpty
    }
    let told = draft.condition?.lowercased() ?? ""
    let parts =
      [draft.condition].compactMap { $0 } + moments.map(\.phrase).filter { !told.contains($0.lowercased()) }
    draft.condition = parts.isEmpty ? nil : parts.joined(separator: ", ")
    return draft
  }

  /// "Posted after E", "this message is posted after E": of a heading's message as much as a call.
  var isSent: Bool {
    guard verb.isPassive, Verbs.sending.contains(verb.lemma) else { return false }
    return clause.subject.isEmpty && verb.isElliptical
      || clause.subject.count <= 2 && clause.subject.first?.isWord(in: ["this", "it", "the"]) == true && isAboutHeading
  }

  /// "should free it, if required": then, and not always.
  func isNeed(_ tokens: [Token]) -> Bool {
    verb.modality == .should && tokens.count == 2 && tokens[0].isWord("if")
      && tokens[1].isWord(in: ["required", "needed", "necessary"])
  }
}
