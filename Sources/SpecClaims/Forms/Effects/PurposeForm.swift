/// What a method is for: "Use `-setScale:` to set the scale of the next drawing", "subclasses should call this method to invalidate the
/// measured layout".
///
/// Refuses a purpose that is open ("may be used to"), and whatever is used that is no method.
enum PurposeForm: SentenceForm {
  static let name = "purpose"
  static let summary = "what a call of a method brings about"
  static let examples = [
    "Use `-setScale:` to set the scale of the next drawing.", "You should call this method to invalidate the layout.",
  ]
  static let refuses = [
    "Use the panel to set the scale.", "Do not use `-setScale:` to draw.", "You can override this method to draw.",
    "You would usually call this method to draw.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard ["use", "call", "invoke"].contains(view.verb.lemma), view.isAuthor, !view.verb.isPassive,
      !view.verb.isNegated, !view.isHedged, !view.isRecipe, view.effect == .none, view.verb.modality != .may,
      let to = view.clause.tail.firstIndex(where: { $0.isWord("to") }), let method = method(view, before: to)
    else { return [] }
    let words = MethodEffect.phrase(view.clause.tail[(to + 1)...])
    guard let first = words.first, first.kind == .word, !Lexicon.isFunctionWord(first.lower), words.count > 1,
      !words.contains(where: { $0.isWord(in: ["if", "whether"]) })
    else { return [] }
    return MethodEffect.draft("serves to \(words.phrase)", of: .methods([method]))
  }

  /// The one method that is used: named with the marks of a method, or "this method".
  private static func method(_ view: ClauseView, before to: Int) -> MethodReference? {
    let object = Array(view.clause.tail[..<to])
    guard !object.isEmpty, object.count <= 3, let place = view.resolver.place(object), place.count == 1,
      let method = place.first
    else { return nil }
    // "You must call `load` to begin": a step of the section's own rule, not what `load` is for.
    guard view.verb.lemma == "use" || view.resolver.scope.methods.contains(method) else { return nil }
    let isMarked = method.name.written.contains { "-+:(".contains($0) }
    return isMarked || view.resolver.scope.plain.contains(method.name.base) ? method : nil
  }
}
