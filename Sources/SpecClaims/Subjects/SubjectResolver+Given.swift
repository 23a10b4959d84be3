/// Callbacks that the section's method is given.
extension SubjectResolver {
  /// "inside this callback" under `subscribe(listener)`: in what it is given.
  func isOfGivenCallback(_ words: [Token]) -> Bool {
    guard words.count == 2, words[0].isWord("this"), words[1].isWord(in: ["callback", "handler", "listener"]),
      carried.isEmpty,
      scope.methods.count == 1, case let name = scope.methods[0].name, !HeadingReader.isHook(name)
    else { return false }
    let parameters = name.written.drop { $0 != "(" }.lowercased()
    return scope.takesCallback || ["callback", "listener", "handler", "cb)"].contains { parameters.contains($0) }
  }

  /// "It will not be executed until E" under `defer(f)`, `enqueue(work)`: what is put off.
  private func putOff(_ clause: Clause) -> Subject? {
    guard scope.methods.count == 1, carried.isEmpty, clause.subject.map(\.lower) == ["it"], let verb = clause.verb,
      verb.isPassive, ["execute", "run", "invoke"].contains(verb.lemma), discourse.methods.isEmpty,
      case let name = scope.methods[0].name.base.lowercased(), !HeadingReader.isHook(scope.methods[0].name),
      ["defer", "schedule", "enqueue", "post", "submit", "spawn"].contains(where: { name.hasPrefix($0) })
    else { return nil }
    return .phrase("the work given to `\(scope.methods[0].name.written)`")
  }

  /// "the hook" under `TankAddHook`, "the callback" under `TankAddSignal`, which are spelt as types: what is given to those.
  func isGivenToTitle(_ noun: Token) -> Bool {
    guard noun.isWord(in: ["callback", "handler", "listener", "hook"]) else { return false }
    if noun.isWord("hook"), scope.methods.count == 1 { return HeadingReader.takesCallback(scope.methods[0].name) }
    guard scope.methods.isEmpty, let type = scope.type else { return false }
    return HeadingReader.mayTakeCallback(MethodName(written: type))
  }

  /// "It is called when E", "Called on main": what a method that takes a callback was given; a rule ("must be called") is the method's.
  func callbackGiven(to clause: Clause) -> Subject? {
    if let put = putOff(clause) { return put }
    guard scope.takesCallback, carried.isEmpty, let verb = clause.verb, Verbs.invocation.contains(verb.lemma),
      clause.subject.isEmpty && verb.isElliptical
        || clause.subject.count == 1 && clause.subject[0].isWord(in: ["it", "this"])
        || clause.subject.map(\.lower) == ["this", "function"] && verb.isFuture,
      verb.isPassive ? verb.modality == .fact : !verb.isImperative && verb.lemma != "call"
    else { return nil }
    return .phrase("the callback given to `\(scope.methods[0].name.written)`")
  }

  static let hookNouns: Set<String> = [
    "callback", "callbacks", "hook", "hooks", "handler", "handlers", "listener", "listeners",
  ]

  /// "This callback", "a callback" under "Set a callback that …", "callback" under `watch_leaks`: what is set, and not what sets it.
  func isThatWhichIsSet(_ words: [Token]) -> Bool {
    guard (1...2).contains(words.count), words.last?.isWord(in: ["callback", "handler", "listener"]) == true,
      carried.isEmpty, scope.methods.count == 1, !HeadingReader.isHook(scope.methods[0].name)
    else { return false }
    if words.count == 1 { return scope.handsOver || isAsked(scope.methods[0].name) }
    return words[0].isWord(in: ["this", "a"])
      && (scope.handsOver || words[0].isWord("a") && isAsked(scope.methods[0].name)
        || HeadingReader.mayTakeCallback(scope.methods[0].name))
  }

  /// A function of a library, of another object, or beside a constant: of no type that the headings name.
  func isElsewhere(_ name: MethodName) -> Bool {
    MethodPrefix.isFunctionOfLibrary(name.written) || isOfOther(name)
      || scope.type.map { !$0.contains(where: \.isLowercase) && name.base.contains("_") } == true
  }

  /// "`valve.open()`": of whatever the valve is, and not of the type that the section is about.
  private func isOfOther(_ name: MethodName) -> Bool {
    let parts = name.written.prefix { $0 != "(" }.split(separator: ".")
    return parts.count > 1 && !["self", "this", "super"].contains(parts[0])
  }

  /// "Callback should take a row": the one that is given, in short.
  func isBareCallback(_ words: [Token]) -> Bool {
    words.count == 1 && words[0].isWord(in: ["callback", "handler", "listener"])
  }

  /// "This step happens before E" in the section of a method that is one of several.
  func isStep(_ words: [Token]) -> Bool {
    words.count == 2 && words[0].isWord("this") && words[1].isWord("step") && scope.methods.count == 1
      && carried.isEmpty
  }

  /// "Then its `drain` hook is called. This hook must not block." under a title that is no method: the one that the sentence before is about.
  func spokenOf(_ words: [Token]) -> Subject? {
    guard heading == .unknown, carried.isEmpty, words.count == 2, words[0].isWord("this"),
      words[1].isWord(in: ["hook", "callback"]), discourse.methods.count == 1
    else { return nil }
    return .methods(discourse.methods)
  }

  /// "Write should return …" under `write`: the name of the section, with the capital of a sentence.
  func isNameOfSection(_ words: [Token]) -> Bool {
    guard words.count == 1, words[0].kind == .word, carried.isEmpty, scope.methods.count == 1,
      words[0].text.first?.isUppercase == true, words[0].text.dropFirst().allSatisfy(\.isLowercase)
    else { return false }
    return scope.methods[0].name.base.lowercased() == words[0].lower
  }

  /// What somebody else runs.
  static let runnable: Set<String> = [
    "callback", "handler", "listener", "finalizer", "destructor", "closure", "block", "lambda", "timer", "task", "job",
    "runnable",
  ]

  /// "Calling this function | blocks".
  func calling(_ clause: Clause) -> Subject? {
    let words = clause.subject.map(\.lower)
    guard ["block", "wait"].contains(clause.verb?.lemma), words.count == 3, ["calling", "invoking"].contains(words[0]),
      words[1] == "this", ["method", "function", "hook", "callback"].contains(words[2]), heading != .unknown
    else { return nil }
    return heading
  }
}
