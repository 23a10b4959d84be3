/// Nouns that stand for what a method is given.
extension NominalCall {
  /// "A handler that is called once", under `schedule(handler:)`: what is scheduled.
  static func isOfParameter(_ tokens: [Token], ofMethods methods: [MethodReference]) -> Bool {
    guard let noun = tokens.prefix(4).first(where: { $0.isWord(in: nouns) }) else { return false }
    return methods.contains { method in
      let written = method.name.written.lowercased()
      return written.dropFirst(method.name.base.count).contains(noun.lower)
    }
  }
}
