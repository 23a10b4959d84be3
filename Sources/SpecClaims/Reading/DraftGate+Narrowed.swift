/// Words that narrow what a clause says, and that no form took up: then more would be promised than the page does.
extension DraftGate {
  static func narrowing(of draft: ClaimDraft, _ view: ClauseView) -> String? {
    let tail = view.clause.tail.trimmingMarks
    if losesProviso(draft, tail) { return "the proviso, which was lost" }
    if let last = tail.last, last.isWord(in: ["permitting", "allowing", "willing"]) {
      return "“\(last.lower)”, which makes it hold roughly"
    }
    if tail.last?.isWord(in: ["excepted", "aside"]) == true { return "the exception at the end" }
    if isOfValue(draft, view) { return "a value, which nobody calls" }
    if case .order(_, let other) = draft.payload {
      if isOfMeans(view, tail) { return "the moment of what it is done by" }
      if isCutList(other, tail) { return "a list that is cut off" }
      if isOfLayout(draft, view) { return "a place among data, which is no moment" }
      if case .everythingElse = other, losesBut(draft, tail) { return "the exception behind “but”" }
      if isDeadline(tail) { return "a span of time, which bounds the moment" }
      if isOtherDeed(draft, view) { return "the verb, which tells no call of the method" }
    }
    if case .multiplicity(let times, _) = draft.payload {
      if isInRelative(view.clause.tail) { return "the relative clause that the count belongs to" }
      if countsEachTwice(tail) { return "the second unit that it is counted by" }
      if times == .zero, draft.condition == nil, isSaidOfColon(view) { return "the case in front of the colon" }
      if times == .zero, draft.condition == nil, view.verb.adverbs.contains("then") || tail.last?.isWord("then") == true
      {
        return "“then”, whose case was not read"
      }
    }
    if isSwallowed(draft) { return "another rule within the event" }
    if isOfOtherTrust(draft, view) { return "what must not be relied on, which is said of another method" }
    if isCutTrust(draft, view) { return "an expectation that is cut off" }
    if isOfCommand(draft, view) { return "the command in front, which is the case" }
    if isFailureTold(view) { return "the cause of something that went wrong" }
    return nil
  }

  /// "`key="enter"` is sent when …": a field of what is sent.
  private static func isOfValue(_ draft: ClaimDraft, _ view: ClauseView) -> Bool {
    guard view.clause.subject.count == 1, view.clause.subject[0].kind == .code else { return false }
    return view.clause.subject[0].text.contains("=\"") || view.clause.subject[0].text.hasPrefix("[\"")
  }

  /// "is signalled by the count being zero after `read` returns": it is zero then.
  private static func isOfMeans(_ view: ClauseView, _ tail: [Token]) -> Bool {
    guard view.verb.isPassive, let by = tail.firstIndex(where: { $0.isWord("by") }),
      let being = tail[by...].firstIndex(where: { $0.isWord("being") })
    else { return false }
    return tail[being...].contains { $0.isWord(in: ["before", "after", "until", "while"]) }
  }

  /// "after a take, put or move event".
  private static func isCutList(_ other: Reference, _ tail: [Token]) -> Bool {
    guard case .event(let words) = other, words.split(separator: " ").count < 4,
      let comma = tail.firstIndex(where: { $0.isMark(",") }), comma > 1, comma + 3 < tail.count,
      words.hasSuffix(" " + tail[comma - 1].lower), tail[comma + 1].kind == .word, tail[comma + 2].isWord("or")
    else { return false }
    return tail[comma + 3].kind == .word
      && MainVerb.group(in: Array(tail[(comma + 1)...])).map { $0.range.lowerBound == 0 } ?? true
  }

  /// "The length is prefixed before each segment".
  private static func isOfLayout(_ draft: ClaimDraft, _ view: ClauseView) -> Bool {
    guard case .phrase = draft.subject, view.verb.isPassive else { return false }
    return ["prefix", "prepend", "append", "place", "position", "locate", "print"].contains(view.verb.lemma)
  }

  /// "calls your callback, which calls `write` repeatedly".
  private static func isInRelative(_ tail: [Token]) -> Bool {
    guard let which = tail.firstIndex(where: { $0.isWord("which") }), which > 0, tail[which - 1].isMark(",") else {
      return false
    }
    return tail[which...].contains { $0.isWord(in: ["repeatedly", "once", "twice", "times"]) }
      && !tail[..<which].contains { $0.isWord(in: ["repeatedly", "once", "twice", "times"]) }
  }

  /// ", provided the tank is open", "as long as it is open", and nothing of it in the claim.
  private static func losesProviso(_ draft: ClaimDraft, _ tail: [Token]) -> Bool {
    guard
      let proviso = tail.indices.dropFirst().first(where: { index in
        tail[index].isWord(in: ["provided", "assuming"]) && tail[index - 1].isMark(",")
          || index + 1 < tail.count && tail[index].isWord("given") && tail[index + 1].isWord("that")
          || index + 2 < tail.count && tail[index + 1].isWord("long") && tail[index].isWord(in: ["as", "so"])
            && tail[index + 2].isWord("as")
      })
    else { return false }
    // "is given as long as `fill` runs" stands in the claim's own words, or as "while `fill` runs".
    let told = [draft.condition, "\(draft.payload)"].compactMap { $0 }
    let span = proviso + 3 < tail.count ? "while \(tail[proviso + 3].text)" : nil
    return !told.contains { $0.contains(tail[proviso].lower) || span.map($0.contains) == true } && !isRule(draft)
  }

  private static func isRule(_ draft: ClaimDraft) -> Bool {
    switch draft.payload {
    case .obligation, .prohibition, .misuseResult, .immutability, .effect: true
    default: false
    }
  }

  /// "before any other hook but `a`".
  private static func losesBut(_ draft: ClaimDraft, _ tail: [Token]) -> Bool {
    guard let but = tail.firstIndex(where: { $0.isWord("but") }), but + 1 < tail.count else { return false }
    return tail[but + 1].kind == .code && draft.condition?.contains(tail[but + 1].text) != true
  }

  /// "no later than 30 seconds after `a`", "at most two frames after", "sooner than a minute after".
  private static func isDeadline(_ tail: [Token]) -> Bool {
    guard let moment = tail.firstIndex(where: { $0.isWord(in: ["after", "before"]) }), moment > 3 else { return false }
    let words = tail[..<moment].suffix(7).map(\.lower)
    let isBound =
      words.contains("than") && words.contains { ["later", "sooner", "earlier", "more", "less"].contains($0) }
      || zip(words, words.dropFirst()).contains { $0 == "at" && $1 == "most" }
    return isBound && tail[moment - 1].kind == .word && units.contains(tail[moment - 1].lower)
  }

  private static let units: Set<String> = [
    "second", "seconds", "millisecond", "milliseconds", "ms", "s", "minute", "minutes", "hour", "hours", "day", "days",
    "frame", "frames", "tick", "ticks", "microseconds", "cycles", "turns", "iterations",
  ]

  /// "Not until E is `a` acknowledged": when that is done, and not when it is called.
  private static func isOtherDeed(_ draft: ClaimDraft, _ view: ClauseView) -> Bool {
    guard case .methods = draft.subject, view.verb.isPassive, view.clause.subject.count == 1,
      view.clause.subject[0].kind == .code
    else { return false }
    return ["acknowledge", "unregister", "register", "document", "deprecate", "replace", "rename", "remove"].contains(
      view.verb.lemma)
  }

  /// "for each pair, once for either half", "for each edge, once per end", "for each pair, first for the left one".
  private static func countsEachTwice(_ tail: [Token]) -> Bool {
    guard let each = tail.firstIndex(where: { $0.isWord(in: ["each", "every"]) }),
      let comma = tail[each...].firstIndex(where: { $0.isMark(",") })
    else { return false }
    let behind = tail[(comma + 1)...].prefix(2).map(\.lower)
    return behind == ["once", "for"] || behind == ["once", "per"] || behind == ["first", "for"]
  }

  /// "`kill()` is brutal: none of the hooks is called".
  private static func isSaidOfColon(_ view: ClauseView) -> Bool {
    guard view.written.subject.first?.isWord(in: ["none", "no"]) == true, let previous = view.previous else {
      return false
    }
    return previous.subject.contains { $0.kind == .code } && previous.verb?.lemma == "be"
  }

  /// "called when the tank is shut and must not call `fill`": a rule of its own, and no part of the event.
  private static func isSwallowed(_ draft: ClaimDraft) -> Bool {
    guard case .trigger(let event) = draft.payload else { return false }
    let words = event.split(separator: " ").map(String.init)
    return words.indices.dropLast().contains { index in
      ["and", "but"].contains(words[index])
        && words[(index + 1)...].prefix(4).contains { ["must", "should", "may", "shall", "cannot"].contains($0) }
    }
  }

  /// "`a` is called once; do not rely on this", in the section of `b`.
  private static func isOfOtherTrust(_ draft: ClaimDraft, _ view: ClauseView) -> Bool {
    guard case .prohibition(_, let object, _) = draft.payload, ["on this", "on it", "on that"].contains(object),
      case .methods(let own) = view.resolver.heading,
      case let named = view.resolver.methods(in: view.previous?.subject ?? []), !named.isEmpty
    else { return false }
    return Set(named.map(\.name.base)).isDisjoint(with: own.map(\.name.base))
  }

  /// "Do not rely on `a` running | before `b`": on that, and not on the call.
  private static func isCutTrust(_ draft: ClaimDraft, _ view: ClauseView) -> Bool {
    guard case .prohibition(_, let object, _) = draft.payload,
      view.verb.lemma == "rely" || view.clause.tail.first?.isWord("relying") == true || object.contains("rely on ")
        || object.contains("relying on "),
      let last = object.split(separator: " ").last
    else { return false }
    let isCall = Verbs.isGerund(String(last)) || object.hasSuffix("being called") || object.hasSuffix("being invoked")
    return isCall && (!view.adverbials.items.isEmpty || view.clause.tail.trimmingMarks.last?.lower != last.lowercased())
  }

  /// "Set `quiet` and `a` is not called": then it is not.
  private static func isOfCommand(_ draft: ClaimDraft, _ view: ClauseView) -> Bool {
    guard case .multiplicity(.zero, _) = draft.payload, view.clause.link == .coordinate, view.condition == nil,
      let before = view.previous?.verb, before.isImperative, !before.isNegated
    else { return false }
    return ["set", "pass", "use", "enable", "disable", "return", "leave", "add", "select", "choose"].contains(
      before.lemma)
  }

  /// "The test fails because `a` is not called": which is the mistake.
  private static func isFailureTold(_ view: ClauseView) -> Bool {
    guard case .causal = view.clause.link, view.verb.modality == .fact, let before = view.previous?.verb,
      before.modality == .fact, !before.isNegated
    else { return false }
    return ["fail", "break", "hang", "crash", "deadlock", "leak"].contains(before.lemma)
  }
}
