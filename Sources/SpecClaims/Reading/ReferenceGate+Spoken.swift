/// Others whom the words in front spoke of, by more than a name.
extension ReferenceGate {
  /// "Another method is called first. | It blocks", "A call to `drain()` is expensive. | It blocks", "Each listener runs on main. | It must not
  /// wait": as likely the section's method as that.
  static func isOfAnother(_ words: [Token], _ resolver: SubjectResolver) -> Bool {
    guard let first = words.first, words.count > 1 else { return false }
    if first.isWord(in: ["another", "other"]) { return true }
    if first.isWord(in: ["each", "every"]) { return words.last?.isWord(in: Antecedent.takenCallables) == true }
    let isDeed =
      first.kind == .word && Verbs.isGerund(first.lower)
      || words[1].isWord(in: ["call", "invocation"]) && first.isWord(in: ["a", "each", "every", "any", "the"])
    return isDeed && namesAnother(words, resolver)
  }

  /// "`drain()` is called first. | This is called once", "The `drain` hook …": a method by its name that is not the section's.
  static func namesAnother(_ words: [Token], _ resolver: SubjectResolver) -> Bool {
    let names = words.filter { $0.kind == .code }
    guard names.count == 1, !isOfHeading(names, resolver) else { return false }
    if case .methods(let named) = resolver.callSubject(of: words) { return .methods(named) != resolver.heading }
    return !resolver.methods(in: names).isEmpty
  }

  /// "A worker is called when E. | It is called once": of a thing that is called itself.
  static func isCalledThing(before verb: VerbGroup, _ view: ClauseView) -> [Token]? {
    guard Antecedent.isCall(verb), let told = view.previous ?? view.resolver.discourse.told,
      told.verb.map(Antecedent.isCall) == true, (2...4).contains(told.subject.count),
      told.subject[0].isWord(in: ["a", "an", "each", "every", "another"]),
      case .phrase = view.resolver.callSubject(of: told.subject)
    else { return nil }
    return told.subject
  }
}
