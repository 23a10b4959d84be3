/// A list under a leading sentence: the items are its missing words. "The following methods are called on main:" + "`-layout`";
/// "never do any of the following in `-init`:" + "touch the view".
enum ListItemReader {
  struct Item {
    let tokens: [Token]
    let methods: [MethodReference]
  }

  static func tokens(item: [Token], lead: [Token], scope: SectionScope) -> Item? {
    let words = item.filter { $0.kind != .mark }
    guard let first = words.first else { return nil }
    let resolver = SubjectResolver(scope: scope, discourse: Discourse())
    let methods = resolver.methods(in: words)
    if picks(lead) { return nil }
    if !methods.isEmpty, words.allSatisfy({ $0.kind == .code || $0.isWord(in: ["and", "or", "all", "including"]) }),
      lead.contains(where: { $0.isWord("following") || $0.isWord(in: ["these", "methods"]) }) || isCall(lead)
    {
      return Item(tokens: lead, methods: methods)
    }
    if !methods.isEmpty, first.isWord("all"), words.contains(where: { $0.isWord("including") }),
      lead.contains(where: { $0.isWord("following") })
    {
      return Item(tokens: lead, methods: methods)
    }
    if let told = told(item, lead, scope) { return told }
    if let moment = moment(item, lead) ?? goingOn(item, lead) ?? predicate(item, lead)
      ?? named(item, lead)
    {
      return Item(tokens: moment, methods: [])
    }
    guard Verbs.lemma(of: first.lower, as: [.base]) != nil || isDenied(words, lead) else { return nil }
    if isModal(lead) { return Item(tokens: lead.trimmingMarks + item, methods: []) }
    guard let slot = slot(in: lead) else { return nil }
    return Item(
      tokens: Array(lead[..<slot.lowerBound]) + item.trimmingMarks + Array(lead[slot.upperBound...]), methods: [])
  }

  /// "Only one of these is called:", "Many of these are called on main:": what is said is not said of each.
  private static func picks(_ lead: [Token]) -> Bool {
    var words = lead[...].drop { $0.isWord(in: ["only", "just", "exactly", "at", "least", "a", "all", "but"]) }
    if words.first?.isWord("most") == true, words.dropFirst().first?.isWord("of") != true { words.removeFirst() }
    return words.dropFirst().first?.isWord("of") == true
      && words.first?.isWord(in: [
        "one", "either", "neither", "none", "any", "some", "two", "three", "several", "many", "most", "few",
      ]) == true
  }

  /// "Called on the main thread:", "Not called on main:".
  private static func isCall(_ lead: [Token]) -> Bool {
    guard lead.last?.isMark(":") == true,
      let verb = lead.drop(while: { $0.isWord(in: ["not", "never", "only"]) }).first
    else { return false }
    return Verbs.lemma(of: verb.lower, as: [.participle]).map(Verbs.invocation.contains) == true
  }

  /// "Do not:", "In this hook you must:", "Make sure to:": the item goes on with the sentence.
  private static func isModal(_ lead: [Token]) -> Bool {
    guard isOpen(lead), let last = lead.trimmingMarks.last else { return false }
    if last.isWord("to") {
      return lead.contains {
        $0.isWord(in: [
          "need", "needs", "have", "has", "sure", "remember", "required", "careful", "allowed", "permitted",
          "forbidden",
        ])
      }
    }
    return last.kind == .word && Lexicon.modals[last.lower] != nil || last.isWord(in: ["not", "never", "always"])
  }

  /// "In this hook you must:" + "not block".
  private static func isDenied(_ item: [Token], _ lead: [Token]) -> Bool {
    guard item.count > 1, item[0].isWord(in: ["not", "never"]), Verbs.lemma(of: item[1].lower, as: [.base]) != nil,
      isModal(lead), let last = lead.trimmingMarks.last
    else { return false }
    return Lexicon.modals[last.lower] != nil
  }

  /// Ends in a colon, or without any mark: "You must not".
  static func isOpen(_ lead: [Token]) -> Bool {
    lead.last.map { $0.isMark(":") || $0.kind == .word } ?? false
  }

  /// "This hook is called in these situations:" + "After calling `-load`": the item is the moment of the call.
  private static func moment(_ item: [Token], _ lead: [Token]) -> [Token]? {
    guard let first = item.first, first.isWord(in: ["after", "before", "when", "once", "during", "whenever", "upon"]),
      MainVerb.group(in: item).map({ $0.range.lowerBound > 0 }) != false,
      !item.prefix(while: { !$0.isMark("(") }).contains(where: { $0.isMark(",") }),
      !lead.contains(where: { $0.isWord(in: Lexicon.hedges) || $0.isWord(in: ["most", "some", "if", "when"]) }),
      let call = lead.firstIndex(where: {
        $0.isWord(in: ["calls", "invokes", "called", "invoked", "fired", "emitted"])
      })
    else { return nil }
    if lead[call].lower.hasSuffix("ed") { return call <= 6 ? lead[...call] + item : nil }
    guard
      let object = lead[(call + 1)...].prefix(4).firstIndex(where: {
        $0.kind == .code || $0.isWord(in: ["method", "function", "hook", "callback"])
      }), call > 0
    else { return nil }
    return lead[...object] + item
  }

  /// "`-open` is called before:" + "The tank is filled", "It is not called when:" + "the tank is empty": the item is what it comes before,
  /// or the case.
  private static func goingOn(_ item: [Token], _ lead: [Token]) -> [Token]? {
    let call = lead.trimmingMarks
    guard lead.last?.isMark(":") == true, let last = call.last,
      last.isWord(in: ["before", "after", "until", "when", "if", "whenever", "while", "unless"]),
      (3...12).contains(call.count), !call.contains(where: { $0.isWord(in: Lexicon.hedges) }),
      // "This happens when:" tells of no call.
      last.isWord(in: ["before", "after", "until"]) || call.contains(where: isOfCall),
      let first = item.first, let verb = MainVerb.group(in: item), verb.range.lowerBound > 0, !verb.isImperative,
      !verb.isElliptical, !item.contains(where: { $0.isMark(",") || $0.isWord(in: ["if", "unless", "when"]) }),
      first.isWord(in: Lexicon.determiners) || first.kind == .code
        || first.isWord(in: ["all", "any", "it", "you", "there"])
    else { return nil }
    let opening =
      first.kind == .code
      ? first : Token(kind: first.kind, text: first.lower, isPossessive: first.isPossessive, range: first.range)
    return call + [opening] + item.dropFirst()
  }

  private static func isOfCall(_ word: Token) -> Bool {
    Verbs.lemma(of: word.lower, as: [.participle]).map {
      Verbs.invocation.contains($0) || Verbs.sending.contains($0)
    } == true
  }

  /// "The tank has these stages:" + "`fill`, right before a leak": when it is called.
  private static func named(_ item: [Token], _ lead: [Token]) -> [Token]? {
    guard let name = item.first, name.kind == .code, lead.last?.isMark(":") == true,
      lead.contains(where: { $0.isWord(in: ["hooks", "callbacks", "stages", "methods", "events"]) }),
      !lead.contains(where: { $0.isWord(in: Lexicon.hedges) }), item.count > 3, item[1].kind == .mark,
      case let rest = item.dropFirst(2), let order = rest.firstIndex(where: { $0.isWord(in: ["before", "after"]) }),
      order - 2 <= 2, rest[..<order].allSatisfy({ Lexicon.isAdverb($0.lower) || $0.isWord(in: ["right", "just"]) }),
      MainVerb.group(in: Array(rest.dropFirst(order - 1))).map({ $0.range.lowerBound > 0 }) != false
    else { return nil }
    return [name, .word("is", name), .word("called", name)] + rest
  }

  /// "Pumps are:" + "Started after the tank is full": what is done to them.
  private static func predicate(_ item: [Token], _ lead: [Token]) -> [Token]? {
    let words = lead.trimmingMarks
    guard lead.last?.isMark(":") == true, (2...6).contains(words.count), let be = words.last,
      be.isWord(in: ["is", "are"]), words.dropLast().last?.isWord(in: ["that", "which", "there", "not"]) == false,
      case let subject = Array(words.dropLast()),
      subject.isPlainThing || subject.count == 1 && Verbs.isPlural(subject.phrase),
      case let item = Array(item.drop(while: { $0.isMark(".") || $0.isMark("…") || $0.isMark("...") })),
      let first = item.first, first.kind == .word,
      let verb = item.first(where: { !$0.isWord(in: Lexicon.negations) }),
      Verbs.lemma(of: verb.lower, as: [.participle]) != nil, !item.contains(where: { $0.isMark(":") })
    else { return nil }
    return words + [.word(first.lower, first)] + item.dropFirst()
  }

  /// "do any of the following": the words an item stands for.
  private static func slot(in lead: [Token]) -> Range<Int>? {
    guard let end = lead.firstIndex(where: { $0.isWord("following") }),
      let start = lead[..<end].lastIndex(where: { $0.isWord("do") }), end - start <= 4
    else { return nil }
    let next = end + 1 < lead.count && lead[end + 1].isWord(in: ["things", "operations"]) ? end + 2 : end + 1
    return start..<next
  }
}
