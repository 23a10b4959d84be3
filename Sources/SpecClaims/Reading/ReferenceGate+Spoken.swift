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

  /// "This can leak if `fill()` is called twice", in the section of `fill()`: of which it is.
  static func namesHeading(_ view: ClauseView) -> Bool {
    let own = view.resolver.scope.methods.map(\.name.base)
    let named = view.clause.tail + view.clause.leading.flatMap { $0 }
    return named.contains { token in
      token.kind == .code && MethodName(code: token.text).map { own.contains($0.base) } == true
    }
  }

  /// "`drain()` is called first. | This is called once", "The `drain` hook …": a method by its name that is not the section's.
  static func namesAnother(_ words: [Token], _ resolver: SubjectResolver) -> Bool {
    let names = words.filter { $0.kind == .code }
    let own = resolver.scope.methods.map(\.name.base)
    guard names.count == 1, !isOfHeading(names, resolver),
      !resolver.methods(in: names).contains(where: { own.contains($0.name.base) })
    else { return false }
    if case .methods(let named) = resolver.callSubject(of: words) { return .methods(named) != resolver.heading }
    return !resolver.methods(in: names).isEmpty
  }

  /// "it must be freed", "it must not be kept".
  static func isDealtWith(_ verb: VerbGroup) -> Bool {
    verb.isPassive && !Antecedent.isCall(verb) && !Verbs.invocation.contains(verb.lemma)
      && [.must, .should].contains(verb.modality)
  }

  /// What a call has: "The result is `nil`. | It never blocks" goes on with the call.
  static let outcomes: Set<String> = [
    "result", "value", "default", "outcome", "answer", "effect", "behavior", "behaviour", "reason", "purpose", "idea",
  ]

  /// "The tank has two pumps. | It must not block": a thing does not return, but it does much else.
  static func isGoingOn(_ verb: VerbGroup, _ view: ClauseView) -> Bool {
    view.previous == nil && !Verbs.invocation.contains(verb.lemma) && !isOfReturning(view)
  }

  static func isThing(_ words: [Token], _ resolver: SubjectResolver) -> Bool {
    guard (2...3).contains(words.count), words[0].isWord(in: ["the", "a", "an"]),
      words.allSatisfy({ $0.kind == .word }), case .phrase = resolver.callSubject(of: words)
    else { return false }
    return words.last?.isWord(in: SubjectResolver.methodNouns) == false
  }
}
