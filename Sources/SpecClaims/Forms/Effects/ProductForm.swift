/// What is made in a method, and what it will do: "This is where you build a plan that will give each row its height."
///
/// Refuses what the product may do, and products that nobody makes there.
enum ProductForm: SentenceForm {
  static let name = "product"
  static let summary = "what the thing that is made in a method will do"
  static let examples = ["This method is where you build a plan that will give each row its height."]
  static let refuses = [
    "This method is where you build a plan that may give each row its height.", "This is where you build the plan.",
    "A plan will give each row its height.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard view.verb.lemma == "be", !view.verb.isNegated, !view.isHedged, view.verb.modality == .fact,
      view.isAboutHeading
    else { return [] }
    let tail = view.clause.tail
    guard tail.count > 6, tail[0].isWord("where"), tail[1].isWord(in: ["you", "we"]),
      let made = Verbs.lemma(of: tail[2].lower, as: [.base]), Verbs.creation.contains(made),
      let that = tail.firstIndex(where: { $0.isWord("that") }), that + 3 < tail.count, tail[that + 1].isWord("will"),
      let verb = Verbs.readings(of: tail[that + 2].lower).first?.lemma
    else { return [] }
    let thing = tail[3..<that].drop { $0.isWord(in: ["out", "up"]) || $0.isWord(in: Lexicon.determiners) }
    let words = MethodEffect.phrase(tail[(that + 3)...])
    guard !thing.isEmpty, thing.count <= 5, !words.isEmpty else { return [] }
    return MethodEffect.draft("\(Verbs.thirdPerson(of: verb)) \(words.phrase)", of: .phrase(thing.phrase))
  }
}
