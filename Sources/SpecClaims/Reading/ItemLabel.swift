import SpecDocument

/// What a list item is about when it begins with a name and its type: "**onOpen** `(id) => void` - Invoked before …", "`callback`
/// {Function} Called once …", "timeout `number` (optional) - Default: `5` - How long …".
struct ItemLabel: Hashable, Sendable {
  let name: Token
  /// What stands behind the label.
  let rest: [Token]
  /// "`callback` {Function}": something that is called.
  private(set) var isFunction = false

  fileprivate init(name: Token, rest: [Token]) { (self.name, self.rest) = (name, rest) }

  /// The item says when the named thing is called; otherwise it describes a parameter.
  var isCall: Bool { Self.isCall(rest) }

  private static func isCall(_ words: [Token]) -> Bool {
    if isCallBehindMode(words) { return true }
    guard let group = MainVerb.group(in: words), group.isElliptical else { return false }
    return Verbs.invocation.contains(group.lemma)
  }

  /// "In serial mode, run before each row".
  static func isCallBehindMode(_ words: [Token]) -> Bool {
    guard words.first?.isWord("in") == true, let verb = ClauseParser.clauses(of: words).first?.verb else {
      return false
    }
    return verb.isElliptical && MainVerb.summaries.contains(verb.lemma)
  }

  /// Whether a later sentence of the item tells of calls of what the label names. Behind a bare name that sentence itself says so.
  func isCall(goingOn sentence: [Token]) -> Bool {
    isCall || (rest.isEmpty || isFunction) && Self.isCall(sentence)
  }

  /// Under the heading of a type the name is a member of it; under that of a method it is one of its parameters.
  func method(in scope: SectionScope) -> MethodReference {
    MethodReference(
      type: scope.methods.isEmpty ? scope.type : nil,
      name: MethodName(code: name.text) ?? MethodName(parameter: name.text))
  }

  /// Nil when the item does not begin with a name and an annotation of it.
  init?(_ tokens: [Token]) {
    var index = tokens.prefix { $0.isMark("*") || Self.isQuote($0) }.count
    // "`draw`.", and what it is in the sentences behind.
    if let only = tokens.first, only.kind == .code, tokens.dropFirst().allSatisfy({ $0.isMark(".") || $0.isMark(":") })
    {
      (name, rest) = (only, [])
      return
    }
    guard index + 1 < tokens.count, Self.isName(tokens[index]) else { return nil }
    name = tokens[index]
    index += 1
    // "`beforeFill` hooks - Run once before …".
    let isKind = index + 1 < tokens.count && tokens[index].isWord(in: Self.kinds) && tokens[index + 1].endsLabel
    if isKind, name.kind == .code { index += 1 }
    // "“closed”: Sent after …": quotes mark a name as well as a type does.
    var isAnnotated = index > 1 && Self.isQuote(tokens[index])
    if isAnnotated { index += 1 }
    isAnnotated = isAnnotated || isKind && name.kind == .code
    var isTyped = false
    while index < tokens.count, let end = Self.annotation(tokens, at: index) {
      isTyped = isTyped || tokens[index].isMark("{")
      isFunction = isFunction || tokens[index].isMark("{") && tokens[index + 1].isWord("function")
      isAnnotated = true
      index = end
    }
    guard index < tokens.count else { return nil }
    if !isAnnotated, tokens[index].isMark("."), index + 1 < tokens.count, Self.opensSentence(tokens[index + 1]) {
      index += 1
    }
    if !isAnnotated, Self.opensSentence(tokens[index]) { (isAnnotated, isTyped) = (true, true) }
    if !isAnnotated, name.kind == .code, tokens[index].endsLabel,
      let told = LabelledCall.completed(Array(tokens[(index + 1)...])), Self.isCall(told)
    {
      rest = told
      return
    }
    if !isAnnotated, let call = ApposedCall.rest(behind: index, in: tokens) {
      rest = call
      return
    }
    if !isAnnotated, name.kind == .code, GivenCallback.opens(tokens[index...]),
      let told = GivenCallback.told(Array(tokens[index...]))
    {
      rest = told
      return
    }
    guard isAnnotated else { return nil }
    if tokens[index].endsLabel {
      index = Self.withoutDefault(tokens, from: index + 1)
    } else if !isTyped {
      return nil
    }
    let words = Array(tokens[min(index, tokens.count)...])
    rest = (isTyped ? GivenCallback.told(words) : nil) ?? NominalCall.completed(words)
  }

  private static let kinds = ["hook", "hooks", "callback", "callbacks", "handler", "handlers", "event", "events"]

  private static func isName(_ token: Token) -> Bool {
    token.kind == .code || token.kind == .word && !Lexicon.isFunctionWord(token.lower)
  }

  /// "`source` Must return …": a capital says that a new sentence begins behind the name.
  private static func opensSentence(_ token: Token) -> Bool {
    guard token.kind == .word, token.text.first?.isUppercase == true, token.text.dropFirst().allSatisfy(\.isLowercase)
    else { return false }
    return Lexicon.modals[token.lower] != nil || Verbs.lemma(of: token.lower, as: [.participle]) != nil
  }

  private static func isQuote(_ token: Token) -> Bool {
    token.kind == .mark && ["\"", "'", "“", "”", "‘", "’"].contains(token.text)
  }

  /// A type in backticks, "{…}", "(…)": where it ends.
  private static func annotation(_ tokens: [Token], at index: Int) -> Int? {
    let token = tokens[index]
    if token.kind == .code { return index + 1 }
    let closing: String
    if token.isMark("{") { closing = "}" } else if token.isMark("(") { closing = ")" } else { return nil }
    return tokens[index...].prefix(10).firstIndex { $0.isMark(closing) }.map { $0 + 1 }
  }

  /// "Default: `false` - …".
  private static func withoutDefault(_ tokens: [Token], from start: Int) -> Int {
    guard start + 1 < tokens.count, tokens[start].isWord("default"), tokens[start + 1].isMark(":") else { return start }
    guard let dash = tokens[(start + 2)...].prefix(6).firstIndex(where: \.endsLabel) else { return tokens.count }
    return dash + 1
  }
}

/// The label of the list item that is being read; it holds for every sentence of the item.
struct OpenItem: Hashable, Sendable {
  let list: Int
  let ordinal: Int
  let label: ItemLabel
  private let sentence: Int
  /// "`drain` - what it is for": a name that only sentences about a call ("This event …") go on with.
  let isDescription: Bool

  init?(_ sentence: Sentence, tokens: [Token]) {
    guard case .listItem(let list, _, let ordinal) = sentence.place, let label = ItemLabel(tokens) else { return nil }
    (self.list, self.ordinal, self.label, self.sentence) = (list, ordinal, label, sentence.index)
    isDescription = false
  }

  init?(describing sentence: Sentence, tokens: [Token]) {
    guard case .listItem(let list, _, let ordinal) = sentence.place, tokens.count > 2, tokens[0].kind == .code,
      tokens[1].endsLabel
    else { return nil }
    (self.list, self.ordinal, self.sentence) = (list, ordinal, sentence.index)
    (label, isDescription) = (ItemLabel(name: tokens[0], rest: Array(tokens[2...])), true)
  }

  /// Whether the sentence stands in the item, or in a list that a bare name leads there.
  func holds(for sentence: Sentence) -> Bool {
    guard case .listItem(let list, let lead, let ordinal) = sentence.place else { return false }
    return list == self.list && ordinal == self.ordinal || label.rest.isEmpty && lead == self.sentence
  }
}

extension Sentence.Place {
  var isListItem: Bool {
    if case .listItem = self { return true }
    return false
  }
}
