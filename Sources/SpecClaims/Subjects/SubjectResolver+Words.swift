/// What the words of a subject are: stand-ins, nouns for methods, parameters.
extension SubjectResolver {
  /// "the callback" under `put(packet, callback)`, or under "Starts the pump": the parameter, not the method.
  func isParameter(_ words: [Token]) -> Bool {
    if scope.takesCallback, carried.isEmpty, isGiven(words) || isBareCallback(words) { return true }
    if isCallbackOfKind(words) || isThatWhichIsSet(words) { return true }
    if words.count == 3, words[1].isWord(in: ["registered", "given", "supplied", "provided", "specified", "passed"]),
      words[0].isWord("the"), words[2].isWord(in: ["callback", "handler", "listener", "function"])
    {
      return isParameter([words[0], words[2]])
    }
    if words.count == 3, words[2].isWord(in: ["function", "method"]), words[1].isWord(in: ["callback", "handler"]) {
      return isParameter(Array(words.dropLast()))
    }
    guard words.count == 2, words[0].isWord("the"), carried.isEmpty else { return false }
    if isGivenToTitle(words[1]) { return true }
    guard !scope.methods.isEmpty else { return false }
    // "the callback" under two functions: neither of them.
    guard scope.methods.count == 1 else {
      return !scope.isWritten && words[1].isWord(in: ["callback", "handler", "listener"])
    }
    if scope.handsOver || scope.isCalledByReaders || HeadingReader.mayTakeCallback(scope.methods[0].name),
      words[1].isWord(in: ["callback", "handler", "listener"]) || scope.handsOver && words[1].isWord("function")
    {
      return true
    }
    let parameters = scope.methods[0].name.written.drop { $0 != "(" }.lowercased()
    // "the handler" under `request(_:)`: what is called there is not what asks for it.
    if words[1].isWord(in: ["handler", "callback"]), parameters.count > 2,
      !scope.isHook || isAsked(scope.methods[0].name)
    {
      return true
    }
    let names: [String: [String]] = [
      "callback": ["callback", "cb"], "handler": ["handler", "callback", "cb"], "listener": ["listener", "callback"],
      "function": ["function", "fn", "func", "handler", "callback"], "block": ["block"],
    ]
    return names[words[1].lower]?.contains { parameters.contains($0) } ?? false
  }

  /// `request(_:)`, `fetchRows(from:)`: by its name, what somebody calls to be called back.
  func isAsked(_ name: MethodName) -> Bool {
    [
      "request", "fetch", "load", "submit", "query", "download", "perform", "enqueue", "async", "listen", "poll",
      "watch",
    ]
    .contains { name.base.lowercased().hasPrefix($0) }
  }

  /// "the progress handler callback" under `set_progress_handler()`: what that function was given.
  private func isCallbackOfKind(_ words: [Token]) -> Bool {
    guard (3...4).contains(words.count), words[0].isWord("the"), carried.isEmpty, scope.methods.count == 1,
      words.last?.isWord("callback") == true,
      words[1..<(words.count - 1)].allSatisfy({
        $0.kind == .word && !$0.isWord(in: Self.telling) && !Lexicon.isFunctionWord($0.lower)
      }),
      case let name = scope.methods[0].name, !HeadingReader.isHook(name)
    else { return false }
    return scope.isCalledByReaders || MethodPrefix.libraryMark(of: name) != nil
  }

  private static let telling: Set<String> = ["same", "given", "above", "following", "actual", "whole", "described"]

  func isTheCallback(_ words: [Token]) -> Bool {
    words.count == 2 && words[0].isWord("the") && words[1].isWord(in: ["callback", "handler", "listener"])
  }

  /// "A finalizer must not block. It must return soon": the finalizer of the sentence before, and not the heading's method.
  var leadingCallback: String? {
    let words = withoutGiver(discourse.leader)
    guard (2...4).contains(words.count), words[0].isWord(in: ["a", "an", "the"]), let last = words.last,
      last.isWord(in: Self.runnable)
    else { return nil }
    if words.count < discourse.leader.count { return words.phrase }
    guard case .phrase = callSubject(of: words) else { return nil }
    return words.phrase
  }

  /// "the callback function | specified as `x`".
  private func withoutGiver(_ words: [Token]) -> [Token] {
    let giver = words.firstIndex { $0.isWord(in: ["specified", "given", "passed", "provided", "supplied"]) }
    guard let giver, (2...4).contains(giver) else { return words }
    return words[..<giver].filter { !$0.isWord("function") }
  }

  /// "the callback", "this handler", "the function", where the heading's method takes one; "this function" may be the method itself.
  private func isGiven(_ words: [Token]) -> Bool {
    guard words.count == 2, words[0].isWord(in: ["the", "this", "your"]) else { return false }
    return words[1].isWord(in: ["callback", "handler", "listener", "hook"])
      || words[1].isWord("function") && !words[0].isWord("this")
  }

  /// "the implementation", "implementations of this method", "an implementation of this function": the method, as somebody writes it.
  func isImplementationOfMethod(_ words: [Token]) -> Bool {
    let noun = words.drop { $0.isWord(in: ["the", "an", "any", "your", "all"]) }
    guard let first = noun.first, first.isWord(in: ["implementation", "implementations"]) else { return false }
    if noun.count == 1 {
      if words.count == 1 { return first.isWord("implementations") && scope.isWritten && carried.isEmpty }
      return words.count == 2 && first.isWord("implementation") && words[0].isWord(in: ["the", "your"])
    }
    return noun.count == 4 && noun.dropFirst().first?.isWord("of") == true
      && noun.dropFirst(2).first?.isWord("this") == true
      && noun.last?.isWord(in: ["method", "function", "callback", "hook", "operation"]) == true
  }

  /// "this callback", "this operation": one thing that a heading may name although it is no method's name.
  func isOfOne(_ words: [Token]) -> Bool {
    guard !words[0].isWord(in: ["these", "both", "two"]), let last = words.last else { return false }
    return !last.isWord(in: ["method", "function", "methods", "functions"])
      && !(last.isWord("api") && scope.type == nil)
  }

  /// "implementations", "this class", "the listener" under the heading of the type.
  func isOfTheType(_ words: [Token]) -> Bool {
    guard let last = words.last else { return false }
    if isImplementation(words) { return true }
    if words.count == 1, last.isWord(in: ["implementations", "instances", "implementors", "implementers"]) {
      return true
    }
    guard words.count == 2, words[0].isWord(in: ["this", "the"]) else { return false }
    return last.isWord(in: [
      "class", "interface", "protocol", "type", "listener", "observer", "interceptor", "component", "scheduler",
    ])
  }

  /// One by one: whom they mean, the words before them tell.
  static let distributives: Set<String> = ["each", "either", "all"]

  func isPlaceholder(_ words: [Token]) -> Bool {
    words.count == 1
      && (words[0].isWord(in: ["it", "this", "these", "they", "both", "that", "those"])
        || words[0].isWord(in: Self.distributives))
  }

  /// "these methods" under the heading of one: others are meant, or it is not alone.
  func isOfSeveral(_ words: [Token]) -> Bool {
    guard words.count > 1, scope.methods.count == 1, carried.isEmpty, listed.isEmpty, discourse.methods.count < 2 else {
      return false
    }
    guard isDemonstrative(words), let last = words.last else { return false }
    // "The hooks run in turn" under the heading of one: those that were registered for it.
    return last.isWord("methods")
      || words[0].isWord(in: ["these", "both", "two"]) && last.isWord(in: ["callbacks", "hooks", "functions"])
  }

  static let methodNouns: Set<String> = [
    "method", "methods", "callback", "callbacks", "hook", "hooks", "function", "functions", "event", "call", "calls",
    "events", "lifecycle", "api", "operation", "handler", "notification", "delegate", "signal", "slot", "classmethod",
    "routine", "routines",
  ]

  private static let ofAnyKind = [
    "functions", "methods", "hooks", "callbacks", "events", "notifications", "signals", "operations", "handlers",
  ]

  /// "this method", "these hooks", "the following method".
  func isDemonstrative(_ words: [Token]) -> Bool {
    guard let last = words.last, last.isWord(in: Self.methodNouns) else { return false }
    // "Functions are called in turn" is said of any, "Calls are serialized" of those of the one that the heading names.
    if words.count == 1, last.isWord(in: Self.ofAnyKind), scope.methods.count == 1, carried.isEmpty { return false }
    // "The callbacks run in turn" under two functions that take them; "the delegate's methods".
    if words.count <= 2, last.isWord(in: ["callbacks", "handlers", "listeners"]), scope.methods.count > 1,
      words.count == 1 || words[0].isWord("the"), !scope.isWritten, carried.isEmpty
    {
      return false
    }
    if words.contains(where: \.isPossessive) { return false }
    // "The callback is called once the pump is dead" under what takes one, and is not called itself.
    if words.count == 2, words[0].isWord("the"), last.isWord(in: ["callback", "handler"]), scope.methods.count == 1,
      !scope.isWritten, carried.isEmpty
    {
      return false
    }
    // "Optional functions" are whichever are.
    if words[0].isWord("optional") { return false }
    // "the delegate" is somebody whose methods are called.
    if words.map(\.lower) == ["the", "delegate"] { return false }
    // "the events" in the section of one method are others than it.
    if words.count == 2, words[0].isWord("the"), scope.methods.count == 1, carried.isEmpty,
      last.isWord(in: [
        "events", "callbacks", "handlers", "signals", "notifications", "operations", "methods", "functions",
      ])
    {
      return false
    }
    return words.dropLast().allSatisfy {
      $0.isWord(in: [
        "this", "these", "the", "that", "both", "two", "of", "such", "lifecycle", "hook", "callback", "registered",
        "optional", "delegate", "virtual", "abstract", "static", "async",
      ]) || $0.isWord("event") && words[0].isWord("this")
    }
  }
}
