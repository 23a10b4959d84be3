/// A method to stay away from: "avoid this method in new code", "you should avoid `-fill`", "these hooks are old and you should avoid them".
///
/// Refuses to avoid things that are no methods ("avoid memory leaks") and what "them" may mean.
enum AvoidedCallForm: SentenceForm {
  static let name = "avoided-call"
  static let summary = "a method that an author should not use"
  static let examples = [
    "You should avoid this method in new code.", "Avoid calls to `-fill` in loops.",
    "Avoid long-running work in this method.",
  ]
  static let refuses = ["Avoid leaks.", "You could avoid this method.", "The host avoids this method."]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard view.verb.lemma == "avoid", !view.verb.isPassive, !view.isHedged, view.effect == .none,
      view.verb.isImperative || view.isAuthor && [.should, .must].contains(view.verb.modality)
    else { return [] }
    guard var draft = slowWork(view) ?? method(view) else { return [] }
    draft.modality = view.verb.modality == .must && !view.verb.isImperative ? .must : .should
    return [draft]
  }

  private static func method(_ view: ClauseView) -> ClaimDraft? {
    subject(view).map {
      view.rule(.prohibition(action: .call, object: $0.asObject, scope: .anywhere), subject: $0)
    }
  }

  /// "avoid long-running work in this hook": what is slow, where nobody can wait for it.
  private static func slowWork(_ view: ClauseView) -> ClaimDraft? {
    let object = view.adverbials.rest.trimmingMarks
    guard (2...4).contains(object.count), object.allSatisfy({ $0.kind == .word }), let first = object.first,
      first.isWord(in: slow) || first.isWord(in: ["any", "doing"]) && object[1].isWord(in: slow),
      object.last?.isWord(in: works) == true,
      let place = view.place, view.adverbials.orders.isEmpty, view.adverbials.threads.isEmpty, view.condition == nil
    else { return nil }
    return view.rule(
      .prohibition(action: .call, object: object.phrase, scope: .within(place)), subject: .methods(place))
  }

  private static let slow = [
    "long-running", "expensive", "heavy", "lengthy", "time-consuming", "slow", "costly", "cpu-intensive", "blocking",
  ]
  private static let works = [
    "work", "operation", "operations", "computation", "computations", "task", "tasks", "processing", "calls", "logic",
  ]

  private static func subject(_ view: ClauseView) -> Subject? {
    let words = view.clause.tail.prefix { $0.kind != .mark && !$0.isWord(in: ["in", "if", "when", "unless", "where"]) }
    let object = Array(words.drop { $0.isWord(in: ["calls", "call", "to", "using", "the"]) && words.count > 1 })
    guard let last = object.last, object.count <= 3 else { return nil }
    if object.count == 1, last.isWord("them") { return spoken(view) }
    let isNamed = view.resolver.methods(in: object).count == 1
    guard isNamed || view.resolver.isDemonstrative(object) && object.count > 1 else { return nil }
    let subject = view.resolver.callSubject(of: object)
    if case .methods = subject { return subject }
    return nil
  }

  /// "them": the methods of the list below, or those just named.
  private static func spoken(_ view: ClauseView) -> Subject? {
    if !view.resolver.listed.isEmpty { return .methods(view.resolver.listed) }
    return view.resolver.discourse.methods.count > 1 ? .methods(view.resolver.discourse.methods) : nil
  }
}
