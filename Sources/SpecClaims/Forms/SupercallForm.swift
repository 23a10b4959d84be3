/// Whether an override has to call super: "it is not necessary to start with a call to super".
enum SupercallForm: SentenceForm {
  static let name = "supercall"
  static let summary = "whether super must be called"
  static let examples = ["It is not necessary to call super.", "You must call super."]
  static let refuses = ["You may call super.", "The framework calls super."]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    if let without = withoutSuper(view) ?? callingSuper(view) ?? superCalled(view) ?? baseCalled(view)
      ?? notOmitted(view)
    {
      return without
    }
    guard !isOfAnother(view.clause.tail, view) else { return [] }
    guard view.isAuthor || isOverride(view) || isNamed(view),
      view.clause.tail.contains(where: { $0.isSuper }) && callsSuper(view) || callsThrough(view) || callsInherited(view)
    else {
      return []
    }
    if view.isHedged || view.verb.isNegated && view.effect != .unnecessary && view.modality != .fact { return [] }
    if isChoice(view.clause.tail) || isOfPosition(view) || isOfSome(view) { return [] }
    let required = view.effect != .unnecessary && !view.verb.isNegated
    guard !required || view.modality == .must || view.modality == .should else { return [] }
    var draft = view.draft(.supercall(required: required, position: position(view)), subject: subject(view))
    draft.obligor = required ? .subclass : .framework
    draft.modality = view.effect == .unnecessary ? .fact : draft.modality
    return draft.subject == view.resolver.heading && isOfOtherOverride(view) ? [] : [draft]
  }

  /// "must call `super` or `reset()`", "first or last": one of both is enough; "if you want": nothing is.
  private static func isChoice(_ tail: [Token]) -> Bool {
    guard let base = tail.firstIndex(where: \.isSuper) else { return false }
    return tail[..<base].contains { $0.isWord("either") } || tail[base...].contains { $0.isWord("or") }
      || zip(tail, tail.dropFirst()).contains { $0.isWord("you") && $1.isWord(in: ["want", "like", "wish"]) }
  }

  /// "last unless the tank is full", "first, if you call it at all": the case is that of the position.
  private static func isOfPosition(_ view: ClauseView) -> Bool {
    let words = view.clause.tail.map { $0.kind == .word ? $0.lower : "" }
    return words.suffix(2) == ["at", "all"]
      || words.indices.dropLast().contains { ["first", "last"].contains(words[$0]) && words[$0 + 1] == "unless" }
  }

  /// "Calling super is not required."
  private static func callingSuper(_ view: ClauseView) -> [ClaimDraft]? {
    let subject = view.clause.subject
    guard subject.count >= 2, subject.count <= 4, subject[0].isWord(in: ["calling", "invoking"]),
      subject.contains(where: \.isSuper),
      !view.isHedged, view.isInMethodSection,
      let state = view.verb.isPassive ? Verbs.participle(of: view.verb.lemma) : view.clause.tail.first?.lower,
      ["required", "necessary", "mandatory", "needed", "optional"].contains(state), view.clause.tail.count <= 2
    else { return nil }
    let isOwed = view.verb.isNegated == (state == "optional")
    return [claim(required: isOwed, view)]
  }

  /// "`super` must be called", "make sure that super is called": without a moment or a place of its own.
  private static func superCalled(_ view: ClauseView) -> [ClaimDraft]? {
    guard view.clause.subject.count == 1, view.clause.subject[0].isSuper, view.isCall, !view.verb.isNegated,
      !view.isHedged, !view.isDenied, view.isInMethodSection, !isOfAnother(view.clause.subject, view),
      view.verb.modality != .may, [.must, .should].contains(view.modality), view.adverbials.orders.isEmpty,
      view.adverbials.threads.isEmpty,
      view.adverbials.times == nil
    else { return nil }
    return [claim(required: true, position: position(view), view)]
  }

  /// "`super.close()`" in the section of `open`: a call of another method.
  static func isOfAnother(_ words: [Token], _ view: ClauseView) -> Bool {
    guard let name = words.first(where: \.isSuper)?.superMethod, case .methods(let heading) = view.resolver.heading
    else { return false }
    return !heading.contains { $0.name.base == name.base }
  }

  /// "You must override this method without calling super."
  private static func withoutSuper(_ view: ClauseView) -> [ClaimDraft]? {
    let tail = view.clause.tail
    guard view.isAuthor, !view.isHedged, ["override", "implement"].contains(view.verb.lemma),
      let without = tail.firstIndex(where: { $0.isWord("without") }), without + 2 < tail.count,
      tail[without + 1].isWord(in: ["calling", "invoking"]), tail[without + 2].isSuper
    else { return nil }
    // "Never override it without calling super".
    guard view.verb.isNegated else { return [claim(required: false, view)] }
    return [.must, .should].contains(view.verb.modality) || view.verb.isImperative ? [claim(required: true, view)] : []
  }

  static func claim(required: Bool, position: String? = nil, _ view: ClauseView) -> ClaimDraft {
    var draft = view.draft(.supercall(required: required, position: position), subject: subject(view))
    draft.obligor = required ? .subclass : .framework
    draft.modality = required ? .must : .fact
    return draft
  }

  /// "implementations of this method", "derived classes", "overrides of this hook".
  static func isOverride(_ view: ClauseView) -> Bool {
    let words = view.clause.subject.map(\.lower)
    if isOverridden(words) { return true }
    guard let first = words.first, words.count <= 5 else { return false }
    return ["implementations", "implementors", "implementers", "overrides", "reimplementations"].contains(first)
      || [
        "derived classes", "your implementation", "any override", "an override", "overriding methods", "derived class",
        "overriding implementations", "overriding implementation", "overriding classes", "subclass implementations",
      ]
      .contains(words.prefix(2).joined(separator: " ")) || words.joined(separator: " ") == "your override"
  }

  /// "subclasses that override this method", "classes that override it".
  private static func isOverridden(_ words: [String]) -> Bool {
    let words = words.filter { $0 != "also" }
    guard words.count > 3, ["subclasses", "classes", "implementations", "subclass"].contains(words[0]),
      ["that", "which"].contains(words[1]), ["override", "overrides", "implement", "reimplement"].contains(words[2])
    else { return false }
    if words.count == 4 { return ["this", "it"].contains(words[3]) }
    return words.count == 5 && ["this", "these"].contains(words[3])
      && ["method", "function", "hook", "callback", "methods", "hooks"].contains(words[4])
  }

  /// "call through to the superclass", "call the superclass implementation".
  private static func callsThrough(_ view: ClauseView) -> Bool {
    isChained(view)
      || Verbs.calling.contains(view.verb.lemma)
        && view.clause.tail.prefix(6).contains { $0.isWord(in: ["superclass", "superclass's", "parent", "base"]) }
        && view.clause.tail.prefix(7).contains {
          $0.isWord(in: ["implementation", "through", "method", "methods", "version"])
        }
  }

  /// "must chain up", "should chain up to the parent class", "must chain to super".
  private static func isChained(_ view: ClauseView) -> Bool {
    guard view.verb.lemma == "chain", !view.verb.isPassive else { return false }
    let words = view.clause.tail.trimmingMarks
    return words.first?.isWord("up") == true || words.first?.isWord("to") == true && words.contains(where: \.isSuper)
  }

  /// "should start with a call to the inherited method".
  private static func callsInherited(_ view: ClauseView) -> Bool {
    guard ["begin", "start", "end", "finish"].contains(view.verb.lemma) || Verbs.calling.contains(view.verb.lemma),
      let noun = view.clause.tail.firstIndex(where: { $0.isWord("inherited") }), noun <= 5,
      noun + 1 < view.clause.tail.count
    else { return false }
    return view.clause.tail[noun + 1].isWord(in: ["method", "implementation", "version", "function"])
  }

  private static func callsSuper(_ view: ClauseView) -> Bool {
    let words = view.clause.tail
    guard let index = words.firstIndex(where: { $0.isSuper }) else { return false }
    if Verbs.calling.contains(view.verb.lemma) {
      return index <= 1 || index == 2 && words[0].isWord(in: ["through", "up", "on"]) && words[1].isWord("to")
    }
    guard ["begin", "start", "end", "finish"].contains(view.verb.lemma) else { return false }
    return words[..<index].contains { $0.isWord(in: ["call", "calling"]) }
  }

  /// "`open` must call super", "your `open` should call super".
  private static func isNamed(_ view: ClauseView) -> Bool {
    guard case .methods = view.subject else { return false }
    // "`open` does not call super, so you must": what it does, and not what it need not do.
    if view.verb.isNegated, view.verb.modality == .fact { return false }
    if isOverrideOfNamed(view.clause.subject) { return true }
    if isOwn(view) { return true }
    let words = view.clause.subject.drop { $0.isWord(in: ["your", "the"]) }
    return words.count == 1 && words.first.map { $0.kind == .code && !$0.isSuper } == true
  }
}
