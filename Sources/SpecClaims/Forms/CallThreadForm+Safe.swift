/// Threads that a call is safe on.
extension CallThreadForm {
  /// "is run asynchronously | from the main thread": apart from it.
  static func isApart(_ tail: [Token]) -> Bool {
    zip(tail, tail.dropFirst()).contains {
      $0.isWord(in: ["asynchronously", "independently", "separately"]) && $1.isWord("from")
    }
  }

  /// "is done with the `play()` method | on the event loop": a method of the loop.
  static func isOfLoopsMethod(_ tail: [Token]) -> Bool {
    tail.indices.dropFirst(2).contains { index in
      tail[index].isWord("on") && tail[index - 1].isWord(in: ["method", "function"]) && tail[index - 2].kind == .code
        && tail.dropFirst(index).contains { $0.isWord("loop") }
    }
  }

  /// "`drain()` is safe to call from the render thread", "safe to be called from signal threads". Any thread, and several of them, make a
  /// call thread-safe, which is another form's.
  static func safeOn(_ view: ClauseView) -> ClaimDraft? {
    let tail = view.clause.tail.trimmingMarks
    guard view.verb.lemma == "be", !view.verb.isNegated, view.verb.modality == .fact, !view.isHedged, !view.isDenied,
      view.effect == .none, view.subject != .unknown, tail.count > 4, tail[0].isWord("safe"), tail[1].isWord("to"),
      case let call = tail[2].isWord("be") ? 3 : 2, call + 2 < tail.count,
      tail[call].isWord(in: call == 3 ? ["called", "invoked", "used"] : ["call", "invoke", "use"]),
      let (thread, end) = ThreadPhrase.read(tail, at: call + 1), end == tail.count,
      ![.any, .same, .another].contains(thread)
    else { return nil }
    var draft = view.draft(.thread(on: thread))
    draft.modality = .may
    return draft
  }
}
