/// The place for something: "is the appropriate place to do X (such as adding A, touching B)", "Instead, do these things in `-didLoad`".
///
/// The framework grants it: what is named must not be refused there. "A good spot for …" is advice and not read.
enum PermittedPlaceForm: SentenceForm {
  static let name = "permitted-place"
  static let summary = "a method that is the place for something"
  static let examples = [
    "It is the appropriate place for UIKit work (such as adding recognizers or touching the layer).",
    "Instead, do any view access in `-viewDidLoad`.",
  ]
  static let refuses = ["It is a good spot for UIKit work (such as adding recognizers)."]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    if let actions = instead(view), let place = view.place { return claims(actions, in: place) }
    guard view.verb.lemma == "be", !view.verb.isNegated, isPlace(view.clause.tail),
      case .methods(let methods) = view.subject
    else { return [] }
    return claims(view.clause.asides.flatMap(examples), in: methods)
  }

  private static func claims(_ actions: [ActedObject], in methods: [MethodReference]) -> [ClaimDraft] {
    actions.map { acted in
      ClaimDraft(
        subject: .methods(methods),
        payload: .obligation(action: acted.action, object: acted.object, scope: .within(methods)),
        modality: .may, obligor: .subclass)
    }
  }

  private static func isPlace(_ tail: [Token]) -> Bool {
    let words = tail.prefix(4)
    return words.contains { $0.isWord(in: ["appropriate", "right", "proper", "correct", "safe", "designated"]) }
      && words.contains { $0.isWord(in: ["place", "point", "spot", "time", "method"]) }
  }

  /// "do these things in M", "do any view access in M".
  private static func instead(_ view: ClauseView) -> [ActedObject]? {
    guard view.verb.isImperative, !view.verb.isNegated, ["do", "perform", "make"].contains(view.verb.lemma) else {
      return nil
    }
    let object = view.adverbials.rest.filter { $0.kind != .mark }
    guard let last = object.last else { return nil }
    if object.first?.isWord(in: ["these", "those", "all"]) == true,
      last.isWord(in: ["things", "operations", "this", "these"])
    {
      return view.resolver.discourse.actions
    }
    guard last.isWord("access"), object.count > 1 else { return nil }
    let noun = object.dropLast().drop { $0.isWord(in: Lexicon.determiners) }
    return noun.isEmpty ? nil : [ActedObject(action: .access, object: noun.phrase)]
  }

  /// "(such as adding X, touching Y, initializing Z)".
  private static func examples(in aside: [Token]) -> [ActedObject] {
    let words = aside.drop {
      $0.isWord(in: ["such", "as", "e.g.", "for", "example", "like", "including"]) || $0.isMark(",")
    }
    guard let first = words.first, let lemma = Verbs.lemma(of: first.lower, as: [.gerund]) else { return [] }
    return VerbPhrases.split(lemma: lemma, tokens: Array(words.dropFirst()), forms: [.gerund]).compactMap { phrase in
      guard !phrase.object.isEmpty, let action = RuleVerbs.action(for: phrase.lemma, object: phrase.object) else {
        return nil
      }
      return ActedObject(action: action, object: phrase.object.phrase)
    }
  }
}
