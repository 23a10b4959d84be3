/// The inherited method as what is called, and whose override calls it.
extension SupercallForm {
  /// "The base class version does not need to be called", "the inherited implementation must be called".
  static func baseCalled(_ view: ClauseView) -> [ClaimDraft]? {
    let words = view.clause.subject.map(\.lower)
    guard view.verb.isPassive, Verbs.calling.contains(view.verb.lemma), (3...5).contains(words.count),
      !view.isHedged, !view.isDenied, view.isInMethodSection,
      ["version", "implementation", "method"].contains(words.last ?? ""),
      words.contains(where: { ["base", "parent", "superclass", "inherited"].contains($0) }),
      view.adverbials.rest.trimmingMarks.isEmpty, view.adverbials.orders.isEmpty, view.adverbials.threads.isEmpty,
      view.adverbials.times == nil
    else { return nil }
    if view.verb.isUnneeded || view.effect == .unnecessary { return [claim(required: false, view)] }
    guard !view.verb.isNegated, [.must, .should].contains(view.modality), view.condition == nil else { return nil }
    return [claim(required: true, view)]
  }

  static func subject(_ view: ClauseView) -> Subject {
    if let place = view.place, !view.clause.tail.contains(where: { $0.superMethod != nil }) { return .methods(place) }
    if view.clause.subject.last.map({ $0.kind == .code && !$0.isSuper }) == true, case .methods = view.subject {
      return view.subject
    }
    return overridden(view) ?? named(view) ?? view.resolver.heading
  }

  /// "You must call `super.drain()`", "invoke the base `drain` method", where no heading says of which method.
  private static func named(_ view: ClauseView) -> Subject? {
    guard !view.isInMethodSection else { return nil }
    let tail = view.clause.tail
    if let name = tail.lazy.compactMap(\.superMethod).first {
      return .methods([MethodReference(type: view.resolver.scope.type, name: name)])
    }
    guard let base = tail.firstIndex(where: { $0.isWord(in: ["base", "parent", "inherited", "superclass"]) }),
      base + 1 < tail.count, tail[base + 1].kind == .code
    else { return nil }
    let methods = view.resolver.methods(in: [tail[base + 1]])
    return methods.count == 1 ? .methods(methods) : nil
  }

  /// "If you override `open`, call super", "overrides of `open` must call super": whatever the section is about.
  private static func overridden(_ view: ClauseView) -> Subject? {
    var phrases = (view.leading.conditions + view.adverbials.conditions).compactMap { words in
      words.firstIndex { $0.isWord(in: overriding) }
        .map { Array(words[($0 + 1)...]) }
    }
    // "if `open` is overridden".
    phrases += view.leading.conditions.filter { $0.last?.isWord("overridden") == true }
    if isOverride(view), let of = view.clause.subject.firstIndex(where: { $0.isWord("of") }) {
      phrases.append(Array(view.clause.subject[(of + 1)...]))
    }
    for words in phrases where !words.contains(where: { $0.isWord(in: ["this", "it", "these"]) }) {
      let named = view.resolver.methods(in: words)
      if !named.isEmpty { return .methods(named) }
    }
    return nil
  }

  private static let overriding = [
    "override", "overriding", "implement", "implementing", "overridden", "reimplement", "reimplementing",
  ]

  /// "subclasses that override `open`".
  static func isOverrideOfNamed(_ words: [Token]) -> Bool {
    words.count == 4 && words[0].isWord(in: ["subclasses", "classes", "implementations"])
      && words[1].isWord(in: ["that", "which"]) && words[2].isWord(in: ["override", "implement", "reimplement"])
      && words[3].kind == .code
  }
}

extension [Token] {
  /// "anything", "doing anything else", "it does everything".
  var isAnythingElse: Bool { count <= 4 && prefix(3).contains { $0.isWord(in: ["anything", "everything"]) } }
}
