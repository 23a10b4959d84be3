/// A method that is called when what it tells of happens: "Tells the panel when a drag began in it", "override this to be notified when
/// the size changes".
///
/// Where the event is over or about to come, it is an order, which the notification form reads.
enum TellingForm: SentenceForm {
  static let name = "telling"
  static let summary = "a method that tells of an event as it happens"
  static let examples = [
    "Tells the panel when a drag began in it.",
    "Override this to be notified when the size changes.",
  ]
  static let refuses = [
    "Tells the panel whether a drag began.", "Tells the delegate that the row is about to appear.",
    "Shows that the panel should load its rows.", "Tells the panel that its rows can be dropped.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard !view.verb.isNegated, !view.isHedged, case .methods(let methods) = view.resolver.heading,
      let event = notified(view).flatMap({ WhenClause.relation(of: $0) == nil ? $0 : nil }) ?? told(view),
      event.count > 1, case let verb = MainVerb.group(in: event), verb?.isNegated != true, verb?.modality != .may
    else { return [] }
    return [ClaimDraft(subject: .methods(methods), payload: .trigger(event: event.trimmingMarks.phrase))]
  }

  /// "… override this to be notified when E".
  private static func notified(_ view: ClauseView) -> [Token]? {
    let tail = view.clause.tail
    guard ["override", "implement", "use"].contains(view.verb.lemma),
      let word = tail.firstIndex(where: { $0.isWord(in: ["notified", "informed", "told"]) }), word + 2 < tail.count,
      tail[..<word].contains(where: { $0.isWord("this") }), tail[word + 1].isWord(in: ["when", "that", "whenever"])
    else { return nil }
    return Array(tail[(word + 2)...])
  }

  private static let receivers: Set<String> = ["server", "system", "kernel", "library", "runtime", "framework"]

  /// "Tells the delegate when E", "Indicates that E".
  private static func told(_ view: ClauseView) -> [Token]? {
    guard ["tell", "notify", "inform"].contains(view.verb.lemma), view.verb.isElliptical,
      !view.verb.isPassive,
      // "Notifies all listeners that E": the method itself is how they come to know.
      view.clause.tail.first?.isWord(in: ["all", "every", "each", "any", "registered"]) != true,
      // "Informs the server that E": what a call does.
      view.clause.tail.prefix(2).last(where: { $0.kind == .word })?.isWord(in: receivers) != true,
      let word = view.clause.tail.firstIndex(where: { $0.isWord(in: ["that", "when"]) }), word <= 4
    else { return nil }
    let event = Array(view.clause.tail[(word + 1)...])
    let isOrder =
      view.clause.tail[word].isWord("when") ? NotificationForm.isOver(event) : WhenClause.relation(of: event) != nil
    return isOrder ? nil : event
  }
}
