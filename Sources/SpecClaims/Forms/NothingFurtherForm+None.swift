/// Calls of which there are none any more.
extension NothingFurtherForm {
  /// "There will be no hooks called after E".
  static func noneCalled(_ words: [Token], _ view: ClauseView) -> ClaimDraft? {
    guard view.verb.modality == .fact, view.condition == nil, words.count > 4, words[0].isWord("no"),
      !words[1].isWord(in: ["further", "other", "more"]),
      let called = words.prefix(5).firstIndex(where: {
        $0.isWord(in: ["called", "invoked", "fired", "emitted", "sent"])
      }),
      called > 1, words[called - 1].isWord(in: calls), words[called + 1].isWord("after"), called + 2 < words.count
    else { return nil }
    let moment = view.resolver.reference(Array(words[(called + 2)...]))
    return draft("any \(Array(words[1..<called]).phrase)", moment, view)
  }
}
