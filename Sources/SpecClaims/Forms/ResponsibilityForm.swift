/// Whose task something is: "the caller is responsible for freeing the tank", "it is the responsibility of the plugin to close the valve".
///
/// Who is not responsible for something does not have to do it.
///
/// Refuses tasks without an act ("is responsible for the tank", "for doing some of it") and hedged ones.
enum ResponsibilityForm: SentenceForm {
  static let name = "responsibility"
  static let summary = "something that somebody is responsible for doing"
  static let examples = [
    "The caller is responsible for freeing the tank.",
    "It is the responsibility of the plugin to close the valve.",
    "The caller is responsible for never freeing the tank.", "You are responsible for freeing the returned tank.",
  ]
  static let refuses = [
    "The caller is responsible for the tank.", "The caller may be responsible for freeing the tank.",
    "The caller is usually responsible for freeing the tank.",
  ]

  static func read(_ view: ClauseView) -> [ClaimDraft] {
    guard ["be", "become"].contains(view.verb.lemma), !view.isHedged, view.verb.modality != .may,
      !view.verb.isNegated || view.clause.tail.first?.isWord("responsible") == true && view.verb.modality == .fact,
      let task = responsible(view) ?? responsibility(view) ?? act(view), !task.object.isEmpty
    else { return [] }
    if task.object.contains(where: \.isSuper) { return ofSuper(task, view) }
    guard let rule = RuleVerbs.rule(task.lemma, task.object + lostThread(task.object, view)) else { return [] }
    let payload: Payload =
      task.isDenied
      ? .prohibition(action: rule.action, object: rule.object, scope: .anywhere)
      : .obligation(action: rule.action, object: rule.object, scope: .anywhere)
    // "You are responsible": whoever calls the method of the section.
    let isYours = view.isYou || task.who.map(\.lower) == ["you"]
    let subject = isYours ? view.resolver.topic : view.resolver.callSubject(of: task.who)
    guard subject != .unknown else { return [] }
    var draft = view.rule(payload, subject: subject, verb: task.lemma)
    draft.modality = .must
    // "is not responsible for closing it": somebody else is.
    if view.verb.isNegated {
      guard !task.isDenied else { return [] }
      (draft.polarity, draft.modality) = (false, .fact)
    }
    return [draft]
  }

  /// "(it is the caller's duty to call `drain`) on the main thread".
  private static func lostThread(_ object: [Token], _ view: ClauseView) -> [Token] {
    let tail = view.clause.tail
    guard let start = tail.indices.first(where: { ThreadPhrase.read(tail, at: $0) != nil }),
      let (_, end) = ThreadPhrase.read(tail, at: start), !object.contains(where: { $0 == tail[end - 1] })
    else { return [] }
    return Array(tail[start..<end])
  }

  /// "Subclasses are responsible for calling super."
  private static func ofSuper(_ task: Task, _ view: ClauseView) -> [ClaimDraft] {
    let object = task.object.prefix { !$0.isWord("to") }
    guard Verbs.calling.contains(task.lemma), object.count == 1, !task.isDenied, !view.verb.isNegated,
      view.isInMethodSection,
      !SupercallForm.isOfAnother(Array(object), view)
    else { return [] }
    return [SupercallForm.claim(required: true, view)]
  }

  private typealias Task = (who: [Token], lemma: String, object: [Token], isDenied: Bool)

  /// "X is responsible for VERBing Y", "for never VERBing Y".
  private static func responsible(_ view: ClauseView) -> Task? {
    let tail = view.clause.tail
    let words = [["responsible", "for"], ["in", "charge", "of"]].first { tail.prefix($0.count).map(\.lower) == $0 }
    guard let words, tail.count > words.count + 1, Roles.end(view.clause.subject) || SupercallForm.isOverride(view)
    else { return nil }
    let isDenied = tail[words.count].isWord(in: ["not", "never"])
    let act = tail.dropFirst(isDenied ? words.count + 1 : words.count)
    guard let first = act.first, let lemma = Verbs.lemma(of: first.lower, as: [.gerund]), lemma != "do" else {
      return nil
    }
    return (
      view.clause.subject, lemma, RuleVerbs.object(of: withoutGerunds(Array(act.dropFirst())).withoutRelative), isDenied
    )
  }

  /// "responsible for closing or freeing it": what is owed second is told like the first.
  private static func withoutGerunds(_ tokens: [Token]) -> [Token] {
    tokens.indices.map { index in
      guard index > 0, tokens[index - 1].isWord(in: ["or", "and"]),
        let lemma = Verbs.lemma(of: tokens[index].lower, as: [.gerund])
      else { return tokens[index] }
      return Token(kind: .word, text: lemma, range: tokens[index].range)
    }
  }

  /// "it is the responsibility of X to VERB Y", "it is X's duty to VERB Y".
  private static func responsibility(_ view: ClauseView) -> Task? {
    let tail = view.clause.tail
    guard view.clause.subject.count == 1, view.clause.subject[0].isWord("it"),
      let noun = tail.prefix(5).firstIndex(where: { $0.isWord(in: ["responsibility", "duty", "job"]) }),
      let first = tail.firstIndex(where: { $0.isWord("to") }), first > noun,
      case let to = beforeVerb(tail, at: beingReady(tail, at: first)), to + 2 < tail.count,
      let lemma = Verbs.lemma(of: tail[to + 1].lower, as: [.base])
    else { return nil }
    let named = tail[noun + 1].isWord("of") ? Array(tail[(noun + 2)..<first]) : owner(tail[..<noun])
    let isDenied = tail[first - 1].isWord(in: ["not", "never"]) || tail[first + 1].isWord(in: ["not", "never"])
    let who = named.filter { !$0.isWord(in: ["not", "never"]) }
    return who.isEmpty || who.count > 5 ? nil : (who, lemma, RuleVerbs.object(of: Array(tail[(to + 2)...])), isDenied)
  }

  /// "VERBing Y is the responsibility of X", "is X's job".
  private static func act(_ view: ClauseView) -> Task? {
    let tail = view.clause.tail.trimmingMarks
    guard let first = view.clause.subject.first, view.clause.subject.count > 1, view.verb.modality == .fact,
      let lemma = Verbs.lemma(of: first.lower, as: [.gerund]) ?? Verbs.guessedLemma(ofGerund: first.lower),
      let noun = tail.prefix(5).firstIndex(where: { $0.isWord(in: ["responsibility", "duty", "job"]) }),
      case let who = noun + 1 < tail.count && tail[noun + 1].isWord("of")
        ? Array(tail[(noun + 2)...]) : noun + 1 == tail.count ? owner(tail[..<noun]) : [],
      (1...4).contains(who.count), Roles.end(who)
    else { return nil }
    return (who, lemma, RuleVerbs.object(of: Array(view.clause.subject.dropFirst())), false)
  }

  /// "to manually VERB": the word in front of the verb.
  private static func beforeVerb(_ tail: [Token], at to: Int) -> Int {
    to + 2 < tail.count && tail[to + 1].isWord(in: ["manually", "explicitly", "always", "properly", "correctly"])
      ? to + 1 : to
  }

  /// "to be ready to VERB": the second "to".
  private static func beingReady(_ tail: [Token], at to: Int) -> Int {
    guard to + 4 < tail.count, tail[to + 1].isWord("be"), tail[to + 2].isWord(in: ["ready", "prepared", "careful"]),
      tail[to + 3].isWord("to")
    else { return to }
    return to + 3
  }

  /// "the plugin's".
  private static func owner(_ words: ArraySlice<Token>) -> [Token] {
    if let your = words.last, words.count == 1, your.isWord("your") {
      return [Token(kind: .word, text: "you", range: your.range)]
    }
    guard let last = words.last, last.isPossessive else { return [] }
    return words.dropLast() + [Token(kind: last.kind, text: last.text, range: last.range)]
  }
}

/// Who may owe something in a program, beside the author: "the caller", "a plugin", "the driver".
enum Roles {
  /// The phrase ends in the name of a role.
  static func end(_ words: [Token]) -> Bool {
    !isHandlerOfOtherKind(words) && words.last.map { $0.isWord(in: names) } ?? false
  }

  /// "the engine", "the host": what the page documents, and not who writes code for it.
  static func areHost(_ words: [Token]) -> Bool {
    words.count == 2 && words[0].isWord("the")
      && words[1].isWord(in: ["host", "framework", "engine", "runtime", "library", "system"])
  }

  /// "an application", "clients": who calls what the page documents.
  static func areCallers(_ words: [Token]) -> Bool {
    words.last?.isWord(in: [
      "application", "applications", "app", "apps", "client", "clients", "caller", "callers", "user", "users",
      "program",
      "programs",
    ]) == true
  }

  /// "A signal handler": it has no part in what the section is about.
  static func isHandlerOfOtherKind(_ words: [Token]) -> Bool {
    guard words.last?.isWord("handler") == true, let kind = words.dropLast().last else { return false }
    return !kind.isWord(in: Lexicon.determiners) && !kind.isWord("event")
  }

  private static let names: Set<String> = [
    "caller", "callers", "user", "users", "client", "clients", "application", "applications", "you", "developer",
    "developers", "implementation", "implementations", "implementer", "implementor", "subclass", "subclasses", "driver",
    "drivers", "listener", "listeners", "plugin", "plugins", "writer", "consumer", "consumers", "producer", "receiver",
    "author", "authors", "owner", "host", "runtime", "framework", "library", "server", "provider", "handler", "callee",
    "observer", "observers", "subscriber", "subscribers", "party", "component", "program", "delegate", "controller",
    "filesystem", "filesystems", "backend", "backends", "extension", "extensions", "module", "modules", "filter",
    "filters", "pass",
    "passes", "actor", "actors", "publisher", "publishers", "adapter", "adapters", "servers", "runtimes", "providers",
    "handlers", "writers", "controllers", "components",
    "processes", "programs", "reducer", "reducers", "middleware", "interceptor", "interceptors", "process", "app",
    "apps",
  ]
}

extension [Token] {
  /// "(overriding) `fill()` | , which is where …".
  fileprivate var withoutRelative: [Token] {
    indices.dropFirst().dropLast().first { self[$0].isMark(",") && self[$0 + 1].isWord("which") }
      .map { Array(self[..<$0]) } ?? self
  }
}
