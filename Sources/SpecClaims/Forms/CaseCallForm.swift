/// The method that is to be called in a case: "when filling the tank from another thread, use `fillLater` instead", "if the tank is shut,
/// call `open()`".
///
/// Refuses what only who wishes for something does ("if you want …"), and names that are no methods ("use `NULL`").
enum CaseCallForm: SentenceForm {
  static let name = "case-call"
  static let summary = "a method that is to be called in a case"
  static let examples = [
    "When filling the tank from another thread, use `fillLater` instead.", "If the tank is shut, use `openAgain()`.",
  ]
  static let refuses = [
    "If you want a larger tank, use `makeLarger`.", "When filling the tank, use `NULL`.",
    "When filling the tank, you could use `fillLater`.", "Use `fillLater` to fill the tank.",
    "When filling the tank, do not use `fillLater`.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard view.verb.isImperative, !view.verb.isInfinitive, !view.verb.isNegated, view.effect == .none, !view.isHedged,
      ["use", "call", "invoke"].contains(view.verb.lemma), isCase(view.clause.leading),
      !view.resolver.scope.describesInCommands, let method = method(view),
      ObligationForm.read(view).isEmpty
    else { return [] }
    return [
      view.rule(.obligation(action: .call, object: method.name.written, scope: .anywhere), subject: .methods([method]))
    ]
  }

  /// What a program comes to, and not what its author wishes for.
  private static func isCase(_ leading: [[Token]]) -> Bool {
    guard let first = leading.last, first.count > 3, first[0].isWord(in: ["if", "when", "whenever"]) else {
      return false
    }
    return !leading.contains { words in words.contains { $0.isWord(in: wishes) } }
  }

  private static let wishes = [
    "you", "we", "your", "our", "want", "wants", "need", "needs", "wish", "wishes", "desired", "required", "necessary",
    "possible", "like",
  ]

  /// "`fillLater` instead", "the `fillLater` method to …".
  private static func method(_ view: ClauseView) -> MethodReference? {
    let words = view.clause.tail.prefix {
      $0.kind != .mark && !$0.isWord(in: ["instead", "to", "for", "and", "rather", "in", "if", "when"])
    }
    let name = words.drop { $0.isWord("the") }
    guard let code = name.first, code.kind == .code, !code.text.contains("'"),
      name.dropFirst().allSatisfy({ $0.isWord(in: SubjectResolver.methodNouns) })
    else { return nil }
    let named = view.resolver.methods(in: [code])
    if named.isEmpty, isDeed(code.text) { return MethodReference(type: nil, name: MethodName(written: code.text)) }
    return named.count == 1 && RuleGate.isIdentifier(code.text) ? named[0] : nil
  }

  /// `tank.fill_later`, `tank.pump.start`: behind the last dot stands a verb, so that it is no property.
  private static func isDeed(_ code: String) -> Bool {
    let path = code.split(separator: ".")
    guard path.count > 1, code.allSatisfy({ $0.isLetter || $0 == "." || $0 == "_" }), let last = path.last else {
      return false
    }
    let verb = String(last.prefix { $0.isLowercase })
    return verb.count < last.count
      ? Verbs.lemma(of: verb, as: [.base]) != nil : Verbs.invocation.contains(verb) || RuleVerbs.isDeed(verb)
  }
}
