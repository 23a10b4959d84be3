/// Items that begin with a name which no mark tells to be one: "onFill - Called on main", "**on_fill(tank)**: called once". Under the title of
/// a type such a name is a member of it; under that of a method it may be a parameter.
extension SentenceFrame {
  mutating func readBareName(_ scope: SectionScope) -> Bool {
    guard scope.methods.isEmpty, let first = tokens.first, tokens.count > 3,
      first.kind == .word ? Self.isName(first.text) : first.text.hasSuffix("):")
    else { return false }
    var end = 1
    if first.kind == .word, tokens[1].isMark("("),
      let close = tokens[1...].prefix(12).firstIndex(where: { $0.isMark(")") }), close + 2 < tokens.count
    {
      end = close + 1
    }
    if first.kind == .word, end == 1, tokens[1].endsLabel, let told = Self.toldOfItself(tokens, first) {
      carried = [MethodReference(type: scope.type, name: MethodName(written: first.text))]
      tokens = told
      return true
    }
    let isEnded = first.kind != .word || tokens[end].endsLabel
    let rest = NominalCall.completed(Array(tokens[(first.kind == .word ? end + 1 : 1)...]))
    guard isEnded, let verb = MainVerb.group(in: rest), verb.isElliptical, verb.isPassive,
      Verbs.invocation.contains(verb.lemma)
    else { return false }
    let name = first.kind == .word ? tokens[..<end].map(\.text).joined() : String(first.text.dropLast())
    carried = [MethodReference(type: scope.type, name: MethodName(written: name))]
    tokens = rest
    return true
  }

  /// "onFill - | The onFill event occurs before E": the sentence behind the name tells of it by that name.
  private static func toldOfItself(_ tokens: [Token], _ name: Token) -> [Token]? {
    let rest = tokens.dropFirst(2)
    guard let again = rest.prefix(2).firstIndex(where: { $0.text == name.text }) else { return nil }
    let isNamed = again + 1 < tokens.count && tokens[again + 1].isWord(in: ["event", "hook", "callback", "method"])
    return [Token(kind: .code, text: name.text, range: tokens[again].range)]
      + tokens[(isNamed ? again + 2 : again + 1)...]
  }

  /// "onFill", "on_fill", "OnFill".
  private static func isName(_ text: String) -> Bool {
    if RuleGate.isCamelCase(text) { return true }
    let isSnake = text.contains("_") && text.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "_" }
    return isSnake || text.hasPrefix("On") && text.dropFirst(2).first?.isUppercase == true
  }
}
