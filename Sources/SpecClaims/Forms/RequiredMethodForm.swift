/// The methods of which one must be written: "the only method that a tank must implement is `fill`", "`fill` is the only hook you have to
/// override".
///
/// Refuses what may be written.
enum RequiredMethodForm: SentenceForm {
  static let name = "required-method"
  static let summary = "the only method that has to be overridden"
  static let examples = [
    "The only method that a tank must implement is `fillAll`.", "`fillAll` is the only hook that you must override.",
    "`fillAll` is the only required method of a tank.",
  ]
  static let refuses = [
    "The only method that a tank may implement is `fillAll`.", "The only method that a tank implements is `fillAll`.",
    "The only method that a tank must call is `fillAll`.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    if let required = required(view) ?? requiredItem(view) { return [required] }
    guard view.verb.lemma == "be" || view.verb.lemma == "call" && view.verb.isPassive, !view.verb.isNegated,
      !view.isHedged, view.verb.modality == .fact,
      view.effect == .none, let method = method(view)
    else { return [] }
    var draft = view.rule(
      .obligation(action: .override, object: method.name.written, scope: .anywhere), subject: .methods([method]))
    draft.modality = .must
    return [draft]
  }

  /// "This callback is required", "this hook is not required unless a pump is used".
  private static func required(_ view: ClauseView) -> ClaimDraft? {
    guard view.verb.lemma == "require", view.verb.isPassive, !view.isHedged, view.verb.modality == .fact,
      view.effect == .none, !view.verb.isPerfect, !view.verb.isPast, view.adverbials.rest.trimmingMarks.isEmpty,
      view.adverbials.orders.isEmpty, view.adverbials.threads.isEmpty, view.isInMethodSection,
      !view.resolver.scope.isCalledByReaders, let noun = view.clause.subject.last, view.clause.subject.count == 2,
      view.clause.subject[0].isWord("this"), noun.isWord(in: ["callback", "hook", "method", "handler"]),
      case .methods(let methods) = view.resolver.heading, methods.count == 1
    else { return nil }
    var draft = view.rule(
      .obligation(action: .override, object: methods[0].name.written, scope: .anywhere), subject: .methods(methods))
    (draft.polarity, draft.modality) = view.verb.isNegated ? (false, .fact) : (true, .must)
    return draft
  }

  /// "`onLeak` - Called when a tank leaks. | Not required for closed tanks.", "Required if E".
  private static func requiredItem(_ view: ClauseView) -> ClaimDraft? {
    guard view.verb.lemma == "require", view.verb.isElliptical, view.clause.subject.isEmpty, !view.isHedged,
      view.effect == .none, view.resolver.carried.count == 1, isWritten(view.resolver.carried[0].name, view),
      view.adverbials.orders.isEmpty,
      view.adverbials.threads.isEmpty, case let rest = view.adverbials.rest.trimmingMarks,
      rest.isEmpty || rest[0].isWord("for") && (2...4).contains(rest.count)
    else { return nil }
    let method = view.resolver.carried[0]
    var draft = view.rule(
      .obligation(action: .override, object: method.name.written, scope: .anywhere), subject: .methods([method]))
    (draft.polarity, draft.modality) = view.verb.isNegated ? (false, .fact) : (true, .must)
    if !rest.isEmpty { draft.restrict(by: rest.phrase) }
    return draft
  }

  /// An option is required as well: `port` and `tank_name` are set, and nobody overrides them.
  private static func isWritten(_ name: MethodName, _ view: ClauseView) -> Bool {
    let scope = view.resolver.scope
    if scope.type.map(SubjectResolver.isOfSettings) == true { return false }
    return name.written.contains { "(:".contains($0) } || HeadingReader.isHook(name) || HeadingReader.isCallback(name)
      || scope.isWritten || scope.isHook
      || scope.title?.lowercased().split(separator: " ").last.map { titles.contains(String($0)) } == true
  }

  private static let titles: Set<String> = ["callbacks", "handlers", "hooks", "listeners", "methods"]

  private static func method(_ view: ClauseView) -> MethodReference? {
    let (one, other) = (view.clause.subject, view.clause.tail.trimmingMarks)
    let named = view.resolver.methods(in: isOnly(one) ? other : isOnly(other) ? one : [])
    guard named.count == 1, (isOnly(one) ? other : one).count <= 3 else { return nil }
    return named[0]
  }

  /// "the only method that X must implement", "the only required method in X".
  private static func isOnly(_ words: [Token]) -> Bool {
    if words.count > 3, words.prefix(3).map(\.lower) == ["the", "only", "required"],
      words[3].isWord(in: SubjectResolver.methodNouns)
    {
      return true
    }
    guard words.count > 4, words[0].isWord("the"), words[1].isWord("only"),
      words[2].isWord(in: SubjectResolver.methodNouns),
      let verb = words.lastIndex(where: {
        $0.isWord(in: ["implement", "override", "provide", "define", "implemented", "overridden"])
      }), verb > 3,
      verb == words.count - 1 || words[verb + 1].isWord(in: ["in", "by", "for"])
    else { return false }
    return words.contains { $0.isWord("must") }
      || words[..<verb].suffix(3).contains { $0.isWord(in: ["have", "has", "need", "needs"]) }
  }
}
