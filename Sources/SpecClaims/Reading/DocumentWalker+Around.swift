import SpecDocument

/// What the paragraph around a sentence, or the one above its table, makes of it.
extension DocumentWalker {
  func around(_ sentence: Sentence) -> [Bearing] {
    if case .tableCell = sentence.place { return [tableLead(of: sentence)].compactMap { $0 } }
    return isInExample(sentence) ? [.dropped] : []
  }

  /// "In this example, the pump has two tanks. The first is filled before the second": the rest of the paragraph is of the example.
  private func isInExample(_ sentence: Sentence) -> Bool {
    guard let block = blockOfSentence[sentence.index] else { return false }
    return document.blocks[block].sentences.contains { index in
      guard index < sentence.index else { return false }
      let words = document.sentences[index].text.prefix(40).lowercased().split { !$0.isLetter }
      return ["this", "our", "the"].contains { words.starts(with: ["in", Substring($0), "example"]) }
    }
  }

  /// "It is not called when:" over "the tank is empty, and" and "the valve is shut": a case in several items, of which none is one alone.
  func leadsJoinedCases(_ lead: Int, _ tokens: [Token]) -> Bool {
    guard tokens.trimmingMarks.last?.isWord(in: ["when", "if", "whenever", "while", "unless"]) == true else {
      return false
    }
    return document.sentences[(lead + 1)...].prefix(12).contains { item in
      guard case .listItem(_, lead, _) = item.place else { return false }
      return item.text.trimmingCharacters(marks: " .,;").lowercased().hasSuffix(" and")
    }
  }

  /// "Typical threads:", "For remote windows:", "The following table is out of date.", "The table shows what you must not do."
  private func tableLead(of sentence: Sentence) -> Bearing? {
    var before = sentence.index
    while before > 0, case .tableCell = document.sentences[before].place { before -= 1 }
    let lead = document.sentences[before]
    guard case .paragraph = lead.place, lead.section == sentence.section else { return nil }
    let text = lead.text.lowercased()
    if lead.text.hasSuffix(":") {
      // "You may define any of these:" says nothing of what the rows tell.
      let bearing = LeadBearing.of(Tokenizer.tokens(of: lead.pieces))
      return bearing == .dropped || bearing == .doubted && text.utf8.count > 50 ? nil : bearing
    }
    guard text.contains("table") || text.contains("following") || text.contains("below") else { return nil }
    let isDead = ["out of date", "outdated", "must not do", "no longer", "not guaranteed", "used to be"]
      .contains(where: text.contains)
    return isDead ? .dropped : nil
  }

  /// What the sentence behind takes out of the claims.
  func except(from reading: inout SentenceReading) {
    if let exception {
      reading.except(exception)
    } else if isCallDenied {
      reading.exceptCounts()
    } else if let otherwise {
      reading.exceptOtherwise(otherwise)
    }
  }

  /// "Called once. | Not called if E."
  private var isCallDenied: Bool { nextTokens.map(NextException.deniesCall) ?? false }

  /// "It is called on main. | Except on Windows."
  private var exception: String? { nextTokens.flatMap(NextException.phrase) }

  /// "It is called on main. | With `async`, this happens on a worker."
  private var otherwise: OtherwiseTold.Reach? { nextTokens.flatMap(OtherwiseTold.reach) ?? warned }

  /// "It never blocks." and, in a note below, "This holds only for tanks that have been filled."
  private var warned: OtherwiseTold.Reach? {
    guard let next = remaining.first.map({ document.sentences[$0] }), next.text.utf8.count < 160, next.index > 0,
      next.section == document.sentences[next.index - 1].section, !continuesParagraph(next)
    else { return nil }
    return NoteBelow.takesBack(Tokenizer.tokens(of: next.pieces)) ? .all : nil
  }

  /// The next sentence of the paragraph, where it is short enough to be an afterthought.
  private var nextTokens: [Token]? {
    guard let next = remaining.first.map({ document.sentences[$0] }), next.text.utf8.count < 140,
      continuesParagraph(next)
    else { return nil }
    return Tokenizer.tokens(of: next.pieces)
  }
}
