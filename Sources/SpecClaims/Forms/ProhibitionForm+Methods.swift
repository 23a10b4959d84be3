/// Methods that must not be called, used or overridden.
extension ProhibitionForm {
  /// Whether all that is said of the call is in the rule: "do not call `open` every frame" forbids less than to call it, and a thread or a
  /// moment that no form could read does, too.
  static func isWhole(_ object: [Token], _ view: ClauseView) -> Bool {
    let adverbials = view.adverbials
    guard adverbials.threads.isEmpty, adverbials.times == nil, adverbials.orders.isEmpty,
      object.first?.isWord("both") != true
    else { return false }
    guard let name = object.lastIndex(where: { $0.kind == .code }) else { return true }
    return object[(name + 1)...].allSatisfy {
      $0.isWord(in: SubjectResolver.methodNouns) || $0.isWord(in: still) || [$0].withoutManner.isEmpty
    }
  }

  private static let still: Set<String> = ["anymore", "here", "now", "any", "longer", "either"]

  /// "the caller must not free it": what is done to a method is that it is called, used or overridden.
  static func isCallOrOverride(_ lemma: String) -> Bool {
    Verbs.calling.contains(lemma) || ["use", "override", "implement", "subclass", "define"].contains(lemma)
  }

  /// "do not call this method to refresh": the method and what it is not for.
  static func itself(_ lemma: String, _ object: [Token], _ view: ClauseView) -> ([MethodReference], [Token])? {
    guard ["call", "invoke", "use"].contains(lemma), !view.namesPlace,
      let to = object.firstIndex(where: { $0.isWord("to") }), to > 0, to + 1 < object.count,
      !isRestricted(Array(object[..<to])),
      let methods = view.resolver.place(Array(object[..<to]))
    else { return nil }
    return (methods, Array(object[to...]))
  }

  /// "`require` calls for files that are loaded anyway": not every call.
  static func isRestricted(_ object: [Token]) -> Bool {
    object.contains { $0.isWord(in: Lexicon.prepositions) || $0.isWord(in: Lexicon.relative) }
      && object.contains { $0.kind == .code }
  }

  /// "Do not use if the tank is shut", "do not call while it is being filled": the method of the section, in that case.
  static func inCase(_ lemma: String, _ view: ClauseView) -> ClaimDraft? {
    guard ["call", "invoke", "use"].contains(lemma), view.verb.isImperative, !view.namesPlace,
      !view.adverbials.conditions.isEmpty, view.adverbials.orders.isEmpty, view.adverbials.threads.isEmpty,
      view.adverbials.times == nil, view.condition != nil, case .methods(let heading) = view.resolver.heading
    else { return nil }
    return onMethod(.call, heading, manner: [], view)
  }

  /// "do not override this method": the rule is about the method itself, wherever it is broken.
  static func onMethod(
    _ action: Action, _ methods: [MethodReference], manner: [Token], _ view: ClauseView
  ) -> ClaimDraft {
    let names = methods.map(\.name.written).joined(separator: ", ")
    var draft = view.rule(.prohibition(action: action, object: names, scope: .anywhere), subject: .methods(methods))
    draft.manner = manner.isEmpty ? nil : manner.phrase
    return draft
  }
}
