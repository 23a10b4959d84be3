/// Moments that a sentence names for later ones to point at: "up until the point that it is returned in this method".
package enum Moments {
  /// The moment that `tokens` name, when it is a method's return.
  package static func named(in tokens: [Token], resolver: SubjectResolver) -> Reference? {
    guard tokens.contains(where: { Verbs.readings(of: $0.lower).contains { $0.lemma == "return" } }) else { return nil }
    for index in tokens.indices {
      if let (words, _) = ScopePhrase.read(tokens, at: index), let methods = resolver.place(words), methods.count == 1 {
        return .method(methods[0], finished: true)
      }
    }
    let named = resolver.methods(in: tokens)
    return named.count == 1 ? .method(named[0], finished: true) : nil
  }
}
