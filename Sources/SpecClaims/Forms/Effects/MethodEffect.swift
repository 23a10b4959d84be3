/// What the forms of this folder make: the state after a method has run, in the document's words.
enum MethodEffect {
  static func draft(_ state: String, of subject: Subject, condition: String? = nil) -> [ClaimDraft] {
    [ClaimDraft(subject: subject, payload: .effect(state: state, bySuper: false), condition: condition)]
  }

  /// The words up to the next condition or sentence-like remark; nothing when they are more than one statement holds.
  static func phrase(_ words: ArraySlice<Token>) -> [Token] {
    let all = Array(words)
    let end = all.indices.first { index in
      AdverbialParser.connectiveLength(all, at: index) != nil || all[index].isMark(";") || all[index].isMark(":")
    }
    let phrase = Array(all[..<(end ?? all.count)]).trimmingMarks
    return phrase.count <= 26 ? phrase : []
  }
}
