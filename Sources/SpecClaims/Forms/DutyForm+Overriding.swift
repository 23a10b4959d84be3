/// Methods that are to be overridden.
extension DutyForm {
  /// "panels should override `-refresh` to …", "The host calls `drain`. Panels should override this method": the rule is about the method
  /// that is overridden.
  static func overridden(_ object: [Token], _ view: ClauseView) -> [MethodReference]? {
    let words = object.prefix { $0.kind != .mark && !$0.isWord(in: ["to", "if", "when", "for"]) }
    if words.count == 2, words[0].isWord("this"), words[1].isWord(in: SubjectResolver.methodNouns) {
      let discourse = view.resolver.discourse
      let spoken = discourse.called.map { view.resolver.methods(in: $0.tail) } ?? discourse.methods
      return spoken.count == 1 ? spoken : nil
    }
    let named = view.resolver.methods(in: Array(words))
    return named.count == 1 && words.count <= 4 ? named : nil
  }

  static func overriding(_ methods: [MethodReference], _ view: ClauseView) -> ClaimDraft {
    var draft = draft(.override, Subject.methods(methods).asObject, .anywhere, .methods(methods), view)
    // "to set up what depends on the pump, which is there when E": the case is that of the pump.
    if view.clause.tail.contains(where: { $0.isWord("which") }) { draft.condition = view.conditionInFront }
    return draft
  }
}
