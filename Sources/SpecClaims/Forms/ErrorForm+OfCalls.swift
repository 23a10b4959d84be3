/// Calls that fail in a case.
extension ErrorForm {
  /// "A call to `fill` fails if the tank is shut", "Calls to this method fail unless the tank is open".
  static func ofCall(_ result: String, _ view: ClauseView) -> [ClaimDraft]? {
    guard result == "error", let cause = view.condition, isCase(cause), view.verb.modality == .fact else { return nil }
    let subject = view.clause.subject.drop { $0.isWord(in: ["a", "any", "all", "the"]) }
    guard subject.count > 2, subject.first?.isWord(in: ["call", "calls"]) == true,
      subject.dropFirst().first?.isWord(in: ["to", "of"]) == true,
      let methods = view.resolver.methodsAlone(in: Array(subject.dropFirst(2))), methods.count == 1
    else { return nil }
    return [draft(result, of: cause, subject: .methods(methods), view)]
  }
}
