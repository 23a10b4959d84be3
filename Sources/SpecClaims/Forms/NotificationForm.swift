/// A method described by what it tells: "override this to be notified when display has ended", "tells the delegate that the row is about
/// to appear", "gives you a chance to act before the view is removed".
///
/// Refuses events that merely happen ("to be notified when the size changes") and tells that report a fact ("tells you whether …").
enum NotificationForm: SentenceForm {
  static let name = "notification"
  static let summary = "a method that tells of something that has happened or is about to"
  static let examples = [
    "Override this to be notified when display has ended.",
    "Tells the delegate that the row is about to appear.",
    "Provides an opportunity to clean up before the view is removed.",
  ]
  static let refuses = ["Override this to be notified when the size changes.", "Tells you whether the row is visible."]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard !view.verb.isNegated, !view.isHedged else { return [] }
    if let purpose = purpose(view) { return purpose }
    if let named = named(view) { return [named] }
    guard view.isInMethodSection else { return [] }
    if let event = notified(view) ?? told(view) ?? indicated(view),
      let relation = WhenClause.relation(of: event) ?? (isToCome(event) ? .before : nil)
    {
      return [draft(relation, event, view)]
    }
    guard isChance(view) || isOwnChance(view) else { return [] }
    let orders = AdverbialParser(view.clause.tail, reachingInfinitives: true).parse().orders
    return orders.filter { $0.relation != .during && !isOwnDeed($0.target, view) }
      .map { draft($0.relation, $0.target, view) }
  }

  /// "… to be notified when E".
  private static func notified(_ view: ClauseView) -> [Token]? {
    let tail = view.clause.tail
    guard ["override", "implement", "use", "subscribe"].contains(view.verb.lemma),
      let notified = tail.firstIndex(where: { $0.isWord(in: ["notified", "informed", "told"]) }),
      notified + 2 < tail.count,
      tail[notified + 1].isWord(in: ["when", "that"])
    else { return nil }
    return Array(tail[(notified + 2)...])
  }

  /// "Tells the delegate that E", "Notify the delegate that E" as the first words on a method.
  private static func told(_ view: ClauseView) -> [Token]? {
    guard ["tell", "notify", "inform"].contains(view.verb.lemma), !view.verb.isPassive,
      !view.verb.isImperative || view.summaryOpening != nil && !isOfHost(view.clause.tail),
      isOfHeading(view),
      let that = view.clause.tail.firstIndex(where: { $0.isWord(in: ["that", "when"]) }),
      // What is sent to another program is no hook of this one.
      !view.clause.tail[..<that].contains(where: { $0.isWord(in: ["peer", "remote", "server", "kernel"]) })
    else { return nil }
    let event = Array(view.clause.tail[(that + 1)...])
    // "that you will be sending rows": a wish, and no event.
    if event.first?.isWord("you") == true { return nil }
    return view.clause.tail[that].isWord("when") && !isOver(event) ? nil : event
  }

  /// "Notify the framework that E": what the reader does with it, and no call of somebody else's.
  private static func isOfHost(_ tail: [Token]) -> Bool {
    tail.count > 2 && tail[0].isWord("the")
      && tail[1].isWord(in: ["framework", "system", "engine", "library", "runtime"])
  }

  /// "Called to indicate that E", "It is invoked to let you know that E".
  private static func indicated(_ view: ClauseView) -> [Token]? {
    isOfHeading(view) ? indication(view) : nil
  }

  /// "`onFull` is invoked to notify that E".
  private static func named(_ view: ClauseView) -> ClaimDraft? {
    guard case .methods = view.subject, !isOfHeading(view), view.verb.modality == .fact, let event = indication(view),
      event.first?.isWord(in: Lexicon.pronouns) == false,
      let relation = WhenClause.relation(of: event) ?? (isToCome(event) ? .before : nil)
    else { return nil }
    var draft = draft(relation, event, view)
    draft.subject = view.subject
    return draft
  }

  private static func indication(_ view: ClauseView) -> [Token]? {
    let tail = view.clause.tail
    guard view.isCall, view.verb.isPassive, tail.first?.isWord("to") == true, tail.count > 4,
      let that = tail.prefix(7).firstIndex(where: { $0.isWord("that") }),
      tail[1].isWord(in: ["indicate", "signal", "notify", "inform", "tell", "announce", "report"])
        || tail[1].isWord("let") && tail[..<that].last?.isWord("know") == true
    else { return nil }
    return Array(tail[(that + 1)...])
  }

  /// "(notify that) the row will be added": it has not been yet.
  private static func isToCome(_ event: [Token]) -> Bool {
    guard let verb = MainVerb.group(in: event), verb.range.lowerBound > 0 else { return false }
    return verb.isFuture && verb.isPassive && !verb.isNegated && !verb.isPerfect && verb.modality == .fact
  }

  /// "when a row was dragged" is when it happens; "when a row has been dragged" and "when it is about to be" are not.
  static func isOver(_ event: [Token]) -> Bool {
    guard let verb = MainVerb.group(in: event) else { return false }
    return verb.isPerfect || verb.isProspective
  }

  /// "Provides an opportunity to … before E", "allows you to … before E".
  private static func isChance(_ view: ClauseView) -> Bool {
    guard isOfHeading(view), !view.verb.isPassive else { return false }
    if ["provide", "give", "offer"].contains(view.verb.lemma) {
      return view.clause.tail.prefix(6).contains { $0.isWord(in: ["opportunity", "chance"]) }
    }
    if view.clause.tail.prefix(5).contains(where: {
      $0.isWord(in: ["register", "schedule", "add", "specify", "queue"])
    }) {
      return false
    }
    if view.verb.lemma == "allow", view.clause.tail.first?.isWord("for") == true {
      return view.clause.tail.dropFirst().first.map { Verbs.isGerund($0.lower) } == true
    }
    return ["allow", "enable", "let", "permit"].contains(view.verb.lemma)
      && view.clause.tail.first?.isWord(in: ["you", "subclasses", "the", "clients"]) == true
      && view.clause.tail.dropFirst().first?.isWord(in: ["ability", "possibility", "use", "creation"]) != true
  }

  /// "This allows you to fill it after opening the valve": what the reader does first and next.
  private static func isOwnDeed(_ target: [Token], _ view: ClauseView) -> Bool {
    view.clause.subject.first?.isWord(in: ["this", "that"]) == true
      && target.first.map { Verbs.isGerund($0.lower) } == true
  }

  /// "you can change the data before it is sent".
  private static func isOwnChance(_ view: ClauseView) -> Bool {
    view.isYou && !view.verb.isImperative && view.verb.isCan && view.effect == .none
      && !view.verb.adverbs.contains("only") && !view.adverbials.orders.isEmpty && view.place == nil
      && !view.clause.tail.contains { $0.isWord(in: ["or", "until"]) }
      && view.adverbials.orders.allSatisfy { order in
        order.target.first?.isWord("you") != true && (MainVerb.group(in: order.target)?.range.lowerBound ?? 0) > 0
      }
  }

  /// "defines the API for plugins that wish to act before E", "is the interface for listeners that want to be called after E": what the
  /// section is about is called then.
  private static func purpose(_ view: ClauseView) -> [ClaimDraft]? {
    let tail = view.clause.tail
    guard ["define", "provide", "offer", "be", "declare"].contains(view.verb.lemma), !view.verb.isPassive,
      isOfHeading(view) || view.clause.subject.count == 1 && view.clause.subject[0].kind == .code,
      view.verb.modality == .fact,
      tail.prefix(4).contains(where: { $0.isWord(in: ["api", "interface", "hook", "callback", "contract"]) }),
      let wish = tail.firstIndex(where: { $0.isWord(in: ["wish", "want", "wishing", "wanting", "need"]) }),
      wish + 2 < tail.count, tail[wish + 1].isWord("to")
    else { return nil }
    let orders = AdverbialParser(Array(tail[(wish + 1)...]), reachingInfinitives: true).parse().orders
    return orders.filter { ![.during, .atSameTime].contains($0.relation) }.map { order in
      var draft = draft(order.relation, order.target, view)
      draft.subject = view.subject == .unknown ? view.resolver.topic : view.subject
      return draft
    }
  }

  private static func isOfHeading(_ view: ClauseView) -> Bool {
    view.verb.isElliptical || view.clause.subject.isEmpty || view.isAboutHeading
  }

  private static func draft(_ relation: Relation, _ event: [Token], _ view: ClauseView) -> ClaimDraft {
    var draft = view.draft(.order(relation, view.resolver.reference(event)), subject: view.resolver.heading)
    draft.modality = .fact
    draft.obligor = .framework
    draft.condition = nil
    return draft
  }
}
