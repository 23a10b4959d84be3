/// What goes wrong: "throws an exception", "generates an error", "crashes", "has no effect", "will cause an infinite loop".
enum ErrorPhrase {
  private static let causes: Set<String> = [
    "generate", "cause", "lead", "produce", "result", "give", "trigger", "return", "be", "throw", "have", "introduce",
  ]

  /// "has no effect on the other rows": what is left alone, not what is done in vain.
  private static func isAboutOther(_ words: ArraySlice<Token>) -> Bool {
    words.indices.dropLast().contains {
      words[$0].isWord(in: ["effect", "impact"]) && words[$0 + 1].isWord(in: ["on", "upon"])
    }
  }

  /// "leaks | the handle", "leaks | memory".
  private static func isThing(_ words: ArraySlice<Token>) -> Bool {
    words.count <= 3 && words.allSatisfy { $0.kind == .word } && words.last?.isWord(in: losses) == true
  }

  private static let losses: Set<String> = [
    "memory", "handle", "handles", "resource", "resources", "connection", "connections", "descriptor", "descriptors",
    "buffer", "buffers", "message", "messages", "reference", "references", "object", "objects", "task", "tasks",
  ]

  /// "is unspecified", "unspecified behavior"; not "the unspecified address".
  private static func isUnspecified(_ words: ArraySlice<Token>) -> Bool {
    guard
      let open = words.firstIndex(where: {
        $0.isWord(in: ["unspecified", "unpredictable", "unexpected", "erratic", "strange"])
      })
    else { return false }
    if words[open].isWord(in: ["unexpected", "strange"]), open + 1 == words.endIndex { return false }
    let next = words[(open + 1)...].first
    return next == nil || next?.kind == .mark
      || next?.isWord(in: [
        "behavior", "behaviour", "behaviors", "behaviours", "result", "results", "effect", "effects",
      ]) == true
  }

  /// `EBUSY`, `TANK_ESHUT`, `SHUT_ERROR`: capitals that name what went wrong.
  private static func isErrorCode(_ text: String) -> Bool {
    guard text.count > 3, text.allSatisfy({ $0.isUppercase || $0 == "_" || $0.isNumber }) else { return false }
    return text.contains("ERR")
      || text.split(separator: "_").contains { $0.count > 2 && $0.hasPrefix("E") && !plain.contains(String($0)) }
  }

  /// What begins with an E and is a word of its own.
  private static let plain: Set<String> = [
    "EVENT", "EVENTS", "END", "ENDED", "ENABLED", "ENTRY", "ENTER", "EXIT", "EMPTY", "EDGE", "ELEMENT", "EXTRA",
    "EXACT", "EACH", "EARLY", "EDIT", "EOF", "EQUAL", "EXISTS", "EXTENDED", "EXTERNAL",
  ]

  /// "(returns) an error", "`EBUSY` at once".
  static func namesError(_ tail: [Token]) -> Bool {
    guard let first = tail.first else { return false }
    if isErrorCode(first.text) { return true }
    return first.isWord("an") && tail.count > 1 && tail[1].isWord("error")
      && (tail.count == 2 || tail[2].isWord(in: ["immediately", "code", "at", "instead", "without"]))
  }

  /// "an `error` event": told to whoever listens.
  private static func isEvent(_ words: ArraySlice<Token>, at index: Int) -> Bool {
    words[index].lower.hasPrefix("error") && words[index + 1].isWord(in: ["event", "events"])
  }

  /// The result that a verb and the words behind it name.
  static func result(lemma: String, tail: [Token]) -> String? {
    // "causes rows that fail due to exceptions to be skipped": what the rows do, not what comes of it.
    let words = tail.prefix(10).prefix { !$0.isWord(in: ["that", "which", "who", "if", "unless", "when", "whenever"]) }
    func has(_ any: [String]) -> Bool { words.contains { $0.isWord(in: any) } }
    if words.indices.dropLast().contains(where: { isEvent(words, at: $0) }) { return nil }
    // "raises an update callback": called, and not thrown.
    if lemma == "raise", has(["callback", "callbacks", "event", "events", "notification", "signal", "hook"]) {
      return nil
    }
    if lemma == "throw" || lemma == "raise" { return "exception" }
    if lemma == "crash" || lemma == "panic" || ["terminate", "abort", "kill"].contains(lemma) && isProgram(words) {
      return "crash"
    }
    if lemma == "get" { return has(["error", "errors"]) ? "error" : has(["crash", "crashes"]) ? "crash" : nil }
    if lemma == "do", words.first?.isWord("nothing") == true { return "no-effect" }
    if lemma == "fail", words.first?.isWord("with") == true {
      return words.contains { $0.text.hasSuffix("Exception") || $0.text.hasSuffix("Error") } ? "exception" : "error"
    }
    if lemma == "return", words.indices.dropLast(2).contains(where: { opensNothing(words, at: $0) }) {
      return "no-effect"
    }
    if lemma == "deadlock" || lemma == "leak" && (words.allSatisfy { $0.kind == .mark } || isThing(words)) {
      return lemma
    }
    if has(["twice"]), ["execute", "call", "run", "invoke"].contains(lemma) { return "double-execution" }
    guard causes.contains(lemma) else { return nil }
    if lemma == "return", let only = words.first, words.count == 1, isErrorCode(only.text) { return "error" }
    if lemma != "be", has(["infinite", "endless", "never-ending"]) { return "infinite-loop" }
    if lemma == "be", has(["no-op", "noop", "no-ops", "noops", "nop", "nops"]) { return "no-effect" }
    // "returns UNSPECIFIED": the name of a value.
    if lemma == "return", words.contains(where: { ["UNSPECIFIED", "UNDEFINED"].contains($0.text) }) { return nil }
    let isOpen = has(["undefined"]) || isUnspecified(words)
    if lemma == "be", !isOpen { return nil }
    if isOpen { return "undefined" }
    if lemma == "have" { return has(["no"]) && has(["effect", "impact"]) && !isAboutOther(words) ? "no-effect" : nil }
    // "returns the exception of the last fill": a thing that is asked for.
    if lemma == "return", words.first?.isWord(in: ["the", "any", "its"]) == true { return nil }
    if has(["exception", "exceptions"]) || ending("Exception", words) { return "exception" }
    if has(["sigsegv", "segfault", "segfaults"]) { return "crash" }
    if has(["race", "races"]), has(["condition", "conditions", "data"]), lemma != "return" { return "race-condition" }
    if has(["crash", "crashes"]) || isPanic(words) { return "crash" }
    if has(["busy"]), has(["loop", "loops", "waiting", "wait"]) { return "infinite-loop" }
    if has(["deadlock", "deadlocks"]) { return "deadlock" }
    if has(["leak", "leaks"]) { return "leak" }
    if ["generate", "produce", "cause", "raise", "result", "lead"].contains(lemma) {
      return has(["error", "errors", "failure", "failures"]) || ending("Error", words) ? "error" : nil
    }
    return nil
  }

  /// "(terminates) the process", "(aborts) your program".
  private static func isProgram(_ words: ArraySlice<Token>) -> Bool {
    guard words.count == 2, let first = words.first, let last = words.last else { return false }
    return first.isWord(in: ["the", "your", "whole", "entire"])
      && last.isWord(in: ["process", "program", "application", "app"])
  }

  /// "(causes) a panic", "(results) in a panic".
  private static func isPanic(_ words: ArraySlice<Token>) -> Bool {
    words.drop { $0.isWord(in: ["in", "to"]) }.prefix(2).map(\.lower) == ["a", "panic"]
  }

  /// "(returns) without doing anything", "without taking action".
  private static func opensNothing(_ words: ArraySlice<Token>, at index: Int) -> Bool {
    guard words[index].isWord("without"), words[index + 1].isWord(in: ["doing", "taking", "performing"]) else {
      return false
    }
    return words[(index + 2)...].prefix(2).contains { $0.isWord(in: ["anything", "action", "actions", "work"]) }
  }

  /// "exception", "error", "assertion", `TankException`.
  static func isError(_ token: Token) -> Bool {
    token.kind != .mark && ["exception", "error", "assertion"].contains { token.lower.hasSuffix($0) }
  }

  /// `TankException`, `ShutError`: types that name what went wrong.
  private static func ending(_ suffix: String, _ words: ArraySlice<Token>) -> Bool {
    words.contains { $0.text.hasSuffix(suffix) && $0.text.count > suffix.count }
  }
}
