/// Acts that are condemned on a thread.
extension CondemnedActForm {
  /// "Calling this method on the main thread is not recommended", "calling `fill` from a worker thread is an error": on which it is called.
  static func calledOnThread(_ view: ClauseView) -> ClaimDraft? {
    let subject = view.clause.subject
    guard subject.count > 3, subject[0].isWord(in: ["calling", "invoking"]), !view.isHedged,
      view.verb.modality == .fact,
      !view.verb.isPast, isCondemned(view), view.condition == nil, view.clause.tail.isEmpty || view.verb.lemma == "be",
      let start = subject.indices.first(where: { ThreadPhrase.read(subject, at: $0) != nil }), start > 1,
      let (thread, end) = ThreadPhrase.read(subject, at: start), end == subject.count,
      thread == .main || thread == .notMain, let methods = view.resolver.methodsAlone(in: Array(subject[1..<start])),
      methods.count == 1
    else { return nil }
    var draft = view.draft(.thread(on: thread == .main ? .notMain : .main), subject: .methods(methods))
    (draft.modality, draft.obligor) = (isMild(view) ? .should : .must, .subclass)
    return draft
  }

  /// "Accessing the tank from a background thread is not allowed".
  static func onThread(_ view: ClauseView) -> ClaimDraft? {
    let subject = view.clause.subject
    guard let first = subject.first, first.kind == .word, !view.isHedged, view.verb.modality == .fact,
      !view.verb.isPast,
      isCondemned(view), view.clause.tail.isEmpty || view.verb.lemma == "be",
      let lemma = Verbs.lemma(of: first.lower, as: [.gerund]), !Verbs.calling.contains(lemma),
      let start = subject.indices.first(where: { ThreadPhrase.read(subject, at: $0) != nil }), start > 1,
      let (thread, end) = ThreadPhrase.read(subject, at: start), end == subject.count, thread != .any, thread != .same,
      case let object = Array(subject[1..<start]), object.isPlainThing, let rule = RuleVerbs.rule(lemma, object)
    else { return nil }
    var draft = view.rule(
      .prohibition(action: rule.action, object: rule.object, scope: .onThread(thread)),
      subject: view.isInMethodSection ? view.resolver.heading : .phrase(object.phrase), verb: lemma)
    draft.modality = .must
    return draft
  }
}
