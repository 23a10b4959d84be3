import SpecDocument

/// The methods and the type that a sentence stands under.
extension DocumentWalker {
  /// By its headings, or by the declaration in front of it.
  mutating func scope(of sentence: Sentence) -> SectionScope {
    let scope =
      scopes[sentence.section]
      ?? SectionScope(section: sentence.section, in: document, headings: headings, known: headings.known)
    scopes[sentence.section] = scope
    guard scope.methods.isEmpty, let name = blockOfSentence[sentence.index].flatMap({ declared[$0] }) else {
      return scope
    }
    return scope.declaring(name)
  }
}
