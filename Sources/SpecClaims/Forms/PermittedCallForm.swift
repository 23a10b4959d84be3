/// A call that is allowed within another: "`-fill` can be called from `-open`", "it is safe to call `-fill` in this hook".
///
/// Refuses what is allowed there only, which another form reads, threads, and a call whose place is none of a program's.
enum PermittedCallForm: SentenceForm {
  static let name = "permitted-call"
  static let summary = "a call that is allowed within another"
  static let examples = [
    "`-fill` can be called from `-open`.", "It is safe to call `-fill` in this hook.",
    "You can safely call `-fill` from `-open`.",
  ]
  static let refuses = [
    "`-fill` can be called from the main thread.", "`-fill` can usually be called from `-open`.",
    "`-fill` cannot be called from `-open`.", "`-fill` can be called from Java.",
    "It is not safe to call `-fill` in this hook.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    if let allowed = allowed(view) { return [allowed] }
    guard !view.verb.isNegated, !view.verb.isDoublyNegated, !view.isHedged, !view.isDenied,
      view.adverbials.threads.isEmpty,
      view.adverbials.orders.isEmpty, view.adverbials.times == nil, !view.adverbials.isAgain,
      !view.verb.adverbs.contains("only"),
      !view.clause.tail.contains(where: { $0.isWord(in: ["only", "concurrently"]) }),
      let place = view.place, let called = passive(view) ?? asked(view),
      Set(called.map(\.name.base)).isDisjoint(with: place.map(\.name.base))
    else { return [] }
    return [draft(called, in: place, view)]
  }

  private static func draft(_ called: [MethodReference], in place: [MethodReference], _ view: ClauseView) -> ClaimDraft
  {
    let names = called.map(\.name.written).joined(separator: ", ")
    var draft = view.rule(
      .obligation(action: .call, object: names, scope: .within(place)), subject: .methods(called))
    draft.modality = .may
    return draft
  }

  /// "`-fill` can be called from `-open`"; that the framework may do so leaves it open whether it does.
  private static func passive(_ view: ClauseView) -> [MethodReference]? {
    guard Verbs.calling.contains(view.verb.lemma) || view.verb.lemma == "use", view.verb.isPassive,
      view.written.verb?.isPassive == true, view.verb.modality == .may, !view.verb.isPerfect,
      view.verb.isCan || view.verb.isAllowed || view.verb.adverbs.contains("safely"),
      view.effect == .none || view.effect == .permitted,
      case .methods(let methods) = view.subject
    else { return nil }
    return methods
  }

  /// "this hook is allowed to call `-fill`", "it is permitted to call `-fill` here": within the method of the section.
  private static func allowed(_ view: ClauseView) -> ClaimDraft? {
    guard let verb = view.written.verb, verb.isAllowed, !verb.isNegated, !verb.isPassive, !verb.isHedged,
      Verbs.calling.contains(verb.lemma), !view.isHedged, !view.isDenied, view.isInMethodSection,
      view.written.leading.isEmpty, !view.written.subject.isEmpty,
      case .methods(let own) = view.resolver.heading,
      case let bases = Set(own.map(\.name.base)),
      case .methods(let who) = view.resolver.callSubject(of: view.written.subject),
      Set(who.map(\.name.base)) == bases,
      view.written.tail.allSatisfy({ $0.kind != .word || $0.isWord(in: ["here", "or", "and", "the", "method"]) }),
      case let called = view.resolver.methods(in: view.written.tail), !called.isEmpty,
      bases.isDisjoint(with: called.map(\.name.base))
    else { return nil }
    return draft(called, in: own, view)
  }

  /// "it is safe to call `-fill` here", "you can safely call `-fill` here"; "you may call" is another form's.
  private static func asked(_ view: ClauseView) -> [MethodReference]? {
    guard Verbs.calling.contains(view.verb.lemma), !view.verb.isPassive,
      view.effect == .permitted && view.verb.isInfinitive
        || view.isYou && view.verb.isCan && view.verb.adverbs.contains("safely") && view.effect == .none
    else { return nil }
    let methods = view.resolver.methods(in: view.adverbials.rest)
    return methods.isEmpty ? nil : methods
  }
}
