/// What restricts a clause.
extension ClauseView {
  /// "After `drain`, …", "Once the tank is open, …": the moments that the clause begins with, as they are told behind it.
  var momentsInFront: [String] {
    clause.leading.filter { !AdverbialParser($0).parse().orders.isEmpty }.map { leading in
      "\(leading[0].lower) \(leading.dropFirst().phrase)"
    }
  }

  /// "After a leak, it is called on the pump thread": then, and not always. "After the tank is opened" tells of one moment.
  var recurringMoments: [String] {
    momentsInFront.filter { moment in
      let words = moment.split(separator: " ")
      return words.count > 1 && ["after", "before"].contains(words[0])
        && ["a", "an", "any", "each", "every"].contains(words[1])
        && condition?.lowercased().contains(moment) != true
    }
  }

  /// Every restriction in front of and behind the verb, in one phrase.
  package var condition: String? {
    phrase(
      of: circumstances + leading.conditions + adverbials.conditions.prefix { !joinedTimes.contains($0) }
        + trailing + exceptions)
  }

  /// "before E | and when F": another time of the same call, and no case of the first.
  var joinedTimes: [[Token]] {
    guard !adverbials.orders.isEmpty else { return [] }
    return adverbials.conditions.filter {
      $0.count > 2 && $0[0].isWord("and") && $0[1].isWord(in: ["when", "whenever"]) || goesOnBesideMoment($0)
        || isDeniedAsWell($0)
    }
  }

  /// "(not before E), | nor | when F".
  private func isDeniedAsWell(_ condition: [Token]) -> Bool {
    clause.tail.indices.dropFirst().contains {
      clause.tail[$0 - 1].isWord("nor") && clause.tail[$0...].starts(with: condition)
    }
  }

  /// "when F | and just before E": the same, with the case in front.
  private func goesOnBesideMoment(_ condition: [Token]) -> Bool {
    guard condition.first?.isWord(in: ["when", "whenever"]) == true,
      let end = clause.tail.indices.first(where: { clause.tail[$0...].starts(with: condition) }),
      case let rest = clause.tail[(end + condition.count)...], rest.first?.isWord("and") == true
    else { return false }
    let time = rest.dropFirst().drop { $0.isWord(in: OrderPhrase.immediate) }
    return time.first?.isWord(in: ["before", "after"]) == true
  }

  /// As ``condition``, without those behind the verb.
  package var conditionInFront: String? { phrase(of: circumstances + leading.conditions + exceptions) }

  func phrase(of restrictions: [[Token]]) -> String? {
    let parts = restrictions.filter {
      (!Self.isEmptyCondition($0) || isNeed($0)) && !Self.isMoment($0) && !isImmediate($0)
    }
    let phrases = parts.map(\.phrase)
    let single = phrases.indices.filter { !Self.isTold(phrases[$0], in: phrases[..<$0]) }.map { phrases[$0] }
    if single.isEmpty { return nil }
    // "except | when E" is one phrase.
    return single.joined(separator: ", ").replacing("except, ", with: "except ")
  }

  /// "In paused mode, …", "During initialization, …", "For streams, …": a preposition in front restricts as well.
  var circumstances: [[Token]] {
    clause.leading.filter { leading in
      if leading.map(\.lower) == ["otherwise"] || Self.isSinceVersion(leading) { return true }
      if leading.count > 1, leading[0].isWord("to") {
        return !Self.isPrevention(leading) && (verb.isNegated || isRuleOfPurpose && !Self.isOfEverybody(leading))
      }
      // "After that, …": what no order tells.
      if leading.count == 2, leading[0].isWord("after"), leading[1].isWord(in: ["that", "this"]) {
        return adverbials.orders.isEmpty && (!adverbials.threads.isEmpty || adverbials.times != nil)
      }
      // "From then on, …".
      if leading.count > 2, leading[0].isWord("from"), leading.last?.isWord(in: ["on", "onwards", "onward"]) == true {
        return true
      }
      guard let first = leading.first, leading.count > 1,
        first.isWord(in: [
          "in", "on", "for", "during", "with", "without", "within", "inside", "starting", "beginning", "depending",
          "between", "under", "outside", "off", "given", "lacking", "barring", "absent",
        ])
          || ExceptionPhrase.opens(leading) || leading.map(\.lower) == ["by", "default"]
      else { return false }
      if leading[0].isWord("in"), leading[1].isWord(in: Self.additions) { return false }
      if isInCallback(leading) { return true }
      if leading[0].isWord("under"), leading.last?.isWord("hood") == true { return false }
      if leading.count <= 3, leading.contains(where: { $0.isWord(in: Self.reasons) }) { return false }
      let read = AdverbialParser(leading).parse()
      return read.scopes.isEmpty && read.threads.isEmpty && read.conditions.isEmpty
    }
  }

  /// "In contrast to the pump, …", "In addition to filling it, …": no case.
  private static let additions = ["contrast", "comparison", "spite", "addition"]

  /// "In the callback, `fill` is called once": there, and not that often. Threads and rules have their places elsewhere.
  private func isInCallback(_ leading: [Token]) -> Bool {
    guard adverbials.times != nil, case .methods = subject, (2...9).contains(leading.count) else { return false }
    return leading[0].isWord(in: ["in", "inside", "within", "from", "outside"])
      && leading[1].isWord(in: ["a", "an", "the"])
      && leading[2...].first?.isWord(in: ["callback", "hook", "handler", "listener", "transaction"]) == true
  }

  /// "As of v1.2", "since version 3".
  private static func isSinceVersion(_ leading: [Token]) -> Bool {
    (leading.prefix(2).map(\.lower) == ["as", "of"] || leading.first?.isWord("since") == true)
      && leading.count <= 4 && leading.last?.text.contains(where: \.isNumber) == true
  }

  /// "To avoid a leak, …", "To be safe, …": why, and for everybody.
  static func isPrevention(_ leading: [Token]) -> Bool {
    leading.count > 2 && leading[0].isWord("to")
      && (leading[1].isWord(in: ["avoid", "prevent"]) || leading[1].isWord("be") && leading[2].isWord("safe"))
  }

  /// "Subclasses that override `f` must also override `g`": the others need not.
  func restrictedToRole(_ draft: ClaimDraft) -> ClaimDraft {
    let draft = restrictedAtItsEnds(draft)
    if let agent = agentRestriction(of: draft) { return draft.restricted(to: agent) }
    let words = written.subject
    guard case .methods(let methods) = draft.subject,
      let that = words.firstIndex(where: { $0.isWord(in: ["that", "which", "who"]) }), (1...2).contains(that),
      that + 1 < words.count,
      Roles.end(Array(words[..<that])) || words[that - 1].isWord(in: ["class", "classes", "type"]),
      case let named = resolver.methods(in: words) + (resolver.place(Array(words.suffix(2))) ?? []),
      named.allSatisfy({ !methods.contains($0) }), !named.isEmpty || Roles.areCallers(Array(words[..<that]))
    else { return draft }
    return draft.restricted(to: words)
  }

  /// "(except `x`)", "(unless it is loaded)", "(only when Y)".
  private var exceptions: [[Token]] {
    clause.asides.filter { aside in
      aside.count > 1 && aside[0].isWord(in: ["except", "unless", "if", "when"])
        || aside.count > 2 && aside[0].isWord("only") && aside[1].isWord(in: ["when", "if", "on", "in"])
        || isLimit(aside)
    }
  }

  /// "(in debug builds)", "(iOS only)", "(until 4.0)", "(by default)": where or when it holds.
  private func isLimit(_ aside: [Token]) -> Bool {
    guard (1...8).contains(aside.count), aside.prefix(2).map(\.lower) != ["in", "order"],
      verb.modality != .may || aside.count > 1,
      aside.last?.isWord(in: ["builds", "runs"]) == true
        || MainVerb.group(in: aside).map({ $0.range.lowerBound > 0 }) != true
    else { return false }
    if SectionTitle.isPlatform(aside) || aside.count < 5 && aside.last?.isWord("only") == true { return true }
    return aside.count > 1 && !aside.contains { $0.isWord(in: ["example", "instance", "parentheses", "brackets"]) }
      && (aside[0].isWord(in: ["in", "on", "until", "since", "before", "except", "provided", "without"])
        && !(aside[0].isWord(in: ["in", "on"]) && aside[1].kind == .code) || aside.map(\.lower) == ["by", "default"]
        || aside.prefix(2).map(\.lower) == ["only", "the"]
        || aside.prefix(2).map(\.lower) == ["not", "on"] && SectionTitle.isPlatform(Array(aside.dropFirst())))
  }

  /// "For consistency, …", "In practice, …": why, not when.
  private static let reasons: Set<String> = [
    "consistency", "convenience", "simplicity", "performance", "clarity", "safety", "example", "instance", "reason",
    "reasons", "practice", "general", "particular", "addition", "fact", "short", "contrast", "principle", "theory",
    "turn", "words", "hand", "contrary", "whole",
  ]

  /// "immediately when E" is a time, too.
  private func isImmediate(_ tokens: [Token]) -> Bool {
    clause.tail.first?.isWord(in: ["immediately", "right", "directly"]) == true
      && clause.tail.dropFirst().first == tokens.first
  }

  /// "when X has loaded" is a time, not a restriction.
  static func isMoment(_ tokens: [Token]) -> Bool {
    !WhenClause.moments(in: [tokens]).isEmpty
  }

  private static let contrasted: Set = [
    "blocks", "returns", "waits", "throws", "fails", "is thread-safe", "is reentrant", "is asynchronous",
    "is synchronous", "is idempotent",
  ]

  /// "when necessary", "if needed", "even if …" restrict nothing; "unless necessary" does.
  private static func isEmptyCondition(_ tokens: [Token]) -> Bool {
    if tokens.first?.isWord(in: ["even", "also"]) == true { return true }
    // "while `a` merely shuts the tank, …": a contrast.
    if tokens.first?.isWord("while") == true, tokens.contains(where: { $0.isWord(in: ["merely", "simply"]) }) {
      return true
    }
    // "While `fill` blocks, `drain` does not", "while `fill` is thread-safe, it is not reentrant".
    if tokens.count > 2, tokens[0].isWord("while"), tokens[1].kind == .code,
      contrasted.contains(tokens[2...].map(\.lower).joined(separator: " "))
    {
      return true
    }
    return tokens.count == 2 && !tokens[0].isWord("unless")
      && tokens[1].isWord(in: ["necessary", "needed", "possible", "appropriate", "required", "desired"])
  }
}
