extension Vocabulary {
  /// Whether a page may promise the state of this subject: always, unless the vocabulary says of what.
  public func allows(_ state: StateEntry, of subject: Subject) -> Bool {
    guard !state.of.isEmpty else { return true }
    switch subject {
    case .methods(let methods):
      let bases = Set(state.of.map { MethodName(written: $0).base })
      return methods.allSatisfy { bases.contains($0.name.base) }
    case .phrase(let words):
      let type = typeName(for: words)
      return state.of.contains { PhraseKey($0) == PhraseKey(words) || (type != nil && typeName(for: $0) == type) }
    case .everyMethod, .unknown: return false
    }
  }
}
