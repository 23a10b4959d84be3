/// Sentences that begin with the name of what they are about.
extension SentenceFrame {
  /// "`-init`: called on main.", "**`id`** (string): is the ID.", "promise: the promise which should be notified.", "`onFoo` -- …".
  mutating func readLabel(_ scope: SectionScope) {
    if let (platforms, rest) = platformLabel, let range = tokens.first?.range {
      let on = Token(kind: .word, text: "On", range: range)
      tokens = [on] + platforms + [Token(kind: .mark, text: ",", range: range)] + rest
      return
    }
    if let end = endOfCase {
      tokens[end] = Token(kind: .mark, text: ",", range: tokens[end].range)
      return
    }
    if isOfGroup || takesFunction {
      isForeign = true
      return
    }
    if tokens.first?.text.hasSuffix("):") == true, readBareName(scope) { return }
    if readNameWithColon(scope) { return }
    if let entry = calledEntry {
      (carried, tokens) = ([entry.method(in: scope)], entry.rest)
      return
    }
    if let called = ApposedCall.rest(behind: 1, in: tokens) {
      let named = SubjectResolver(scope: scope, discourse: Discourse()).methods(in: [tokens[0]])
      if !named.isEmpty { (carried, tokens) = (named, called) }
      return
    }
    if readBareName(scope) { return }
    guard let first = tokens.first, first.kind != .mark || first.text == "*", let end = labelEnd else { return }
    let label = names(before: end)
    let rest = Array(tokens[(end + 1)...])
    if ExceptionLabel.name(in: label) != nil {
      let condition = rest.drop { $0.kind == .mark || $0.isWord(in: ["optional", "thrown"]) }
      if condition.first?.isWord(in: ["if", "when"]) == true, Self.isAboutCalls(Array(condition), label),
        let first = label.first
      {
        tokens = Tokenizer.tokens(ofText: "throws", range: first.range) + label + condition
      } else if let note = noteInBrackets {
        tokens = note
      } else {
        isForeign = true
      }
      return
    }
    let resolver = SubjectResolver(scope: scope, discourse: Discourse())
    let methods = resolver.methods(in: label)
    if label.count == 1, !scope.methods.isEmpty, let told = NominalCall.ofParameter(rest) {
      carried = [MethodReference(type: nil, name: MethodName(parameter: label[0].text))]
      tokens = told
      return
    }
    if label.count == 1, let told = QueueOfCallback.told(label[0], rest) { return tokens = told }
    // "Returns: This function must return 0 or 1."
    if label.count == 1, label[0].kind == .word, rest.count > 2, rest[0].isWord("this"),
      rest[1].isWord(in: SubjectResolver.methodNouns)
    {
      return tokens = rest
    }
    guard MainVerb.group(in: rest)?.isElliptical == true || EllipticalJudgement.opens(rest) else {
      isForeign = label.count == 1
      return
    }
    if methods.isEmpty, label.count == 1, label[0].kind == .code, !scope.methods.isEmpty, isCalled(rest) {
      carried = [MethodReference(type: nil, name: MethodName(parameter: label[0].text))]
      tokens = rest
    } else if methods.isEmpty {
      isForeign = true
    } else {
      carried = methods
      tokens = EllipticalJudgement.completed(rest)
    }
  }

  /// "`onFill` Called before the tank is filled": a term, and its description in the next line.
  private var calledEntry: ItemLabel? {
    guard tokens.count > 3, tokens[0].kind == .code, tokens[1].kind == .word,
      tokens[1].text.first?.isUppercase == true, let label = ItemLabel(tokens), label.isCall,
      label.rest.first == tokens[1]
    else { return nil }
    return label
  }

  /// "**onFill:** called before the tank is filled": a name with a capital inside is none of prose, and its colon ends the label.
  private mutating func readNameWithColon(_ scope: SectionScope) -> Bool {
    guard let first = tokens.first, first.kind == .code, first.text.count(where: { $0 == ":" }) == 1,
      first.text.hasSuffix(":"), RuleGate.isCamelCase(String(first.text.dropLast())),
      case let rest = Array(tokens.dropFirst()), let verb = MainVerb.group(in: rest), verb.isElliptical, verb.isPassive,
      Verbs.invocation.contains(verb.lemma)
    else { return false }
    carried = [MethodReference(type: scope.type, name: MethodName(written: String(first.text.dropLast())))]
    tokens = rest
    return true
  }

  /// The platforms that are the label, joined as in prose: "Android: called on main", "iOS / macOS: …". A name like "iOS" with a colon is
  /// a selector for the tokenizer.
  private var platformLabel: (names: [Token], rest: [Token])? {
    guard let end = tokens.firstIndex(where: { $0.isMark(":") || $0.text.hasSuffix(":") }), end < 6,
      let range = tokens.first?.range
    else { return nil }
    let names = tokens[...end].map { $0.text.split(separator: ":").first.map(String.init) ?? "" }
      .filter { !["", "/", ",", "&", "and"].contains($0.lowercased()) }
    let rest = Array(tokens[(end + 1)...])
    guard !names.isEmpty, !rest.isEmpty, names.allSatisfy({ Lexicon.platforms.contains($0.lowercased()) }) else {
      return nil
    }
    // "Windows: must be drawn on main" may speak of windows.
    if names.count == 1, names[0] == "Windows", MainVerb.group(in: rest)?.isElliptical == true { return nil }
    let words = names.map { Token(kind: .word, text: $0, range: range) }
    let and = Token(kind: .word, text: "and", range: range)
    return (Array(words.map { [$0] }.joined(separator: [and])), rest)
  }

  /// "(note: do not throw it here)": whatever the sentence describes, this is said of the section's method.
  private var noteInBrackets: [Token]? {
    guard let open = tokens.firstIndex(where: { $0.isMark("(") }), open + 3 < tokens.count,
      tokens[open + 1].isWord("note"), tokens[open + 2].isMark(":"),
      let close = tokens[open...].firstIndex(where: { $0.isMark(")") })
    else { return nil }
    return Array(tokens[(open + 3)..<close])
  }

  /// The condition of an error speaks of calls ("if `close` has been called") or of what they lead to ("if the tank is not running"), not
  /// of a bad argument.
  static func isAboutCalls(_ condition: [Token], _ label: [Token]) -> Bool {
    guard condition.count > 1, !condition[1].isWord(in: ["raised", "thrown"]),
      !condition.contains(where: { $0.isWord(in: ["throws", "raises"]) })
    else { return false }
    if ExceptionLabel.isOfState(label) { return !ErrorForm.isMisfortune(condition.phrase) }
    return condition.contains { token in
      token.kind == .code && MethodName(code: token.text) != nil
        || token.isWord(in: [
          "called", "call", "calls", "invoked", "method", "closed", "started", "sent", "already", "before", "after",
          "returns", "executed", "yet", "initialized", "running", "opened", "stopped", "disposed", "destroyed",
          "released", "finished", "completed", "cancelled", "terminated", "detached",
        ])
    }
  }

  /// "`f` (optional)": what stands in brackets behind a name is no part of the label.
  private func names(before end: Int) -> [Token] {
    var words = tokens[..<end]
    if words.first?.kind == .code, let open = words.firstIndex(where: { $0.isMark("(") }),
      words.last?.isMark(")") == true
    {
      words = words[..<open]
    }
    return words.filter { $0.kind != .mark }
  }

  /// A label is one name, or several joined by commas, before a colon or a dash.
  private var labelEnd: Int? {
    guard
      let end = tokens.firstIndex(where: \.endsLabel),
      end > 0, end + 1 < tokens.count
    else { return nil }
    let label = names(before: end)
    guard label.count == 1 || label.allSatisfy({ $0.kind == .code || $0.isWord(in: ["and", "or"]) }) else { return nil }
    guard let only = label.first, only.kind == .code || label.count == 1 else { return nil }
    return end
  }
}
