/// Names of attributes, which were strings before Swift 4 and are keys here.
extension SwiftText {
  /// Those in dictionaries that are said to be of strings become strings: `[String: Any]`.
  var attributeNameEdits: [SourceEdit] {
    var named: Set<String>?
    return tokens.indices.filter { isAttributeName($0) }.compactMap { index in
      guard let open = openBracket(around: index) else { return nil }
      let isSubscript =
        open > 0 && tokens[open - 1].isName && tokens[open - 1].text != "return" && tokens[open - 1].text != "in"
      if isSubscript {
        let names = named ?? stringDictionaries
        named = names
        guard names.contains(tokens[open - 1].text) else { return nil }
      } else if !isOfStrings(open) {
        return nil
      }
      let end = tokens[index].range.upperBound
      return SourceEdit(range: end..<end, text: ".rawValue")
    }
  }

  private func isAttributeName(_ index: Int) -> Bool {
    let text = tokens[index].text
    let isQualified = index > 0 && tokens[index - 1].text == "."
    return text.hasPrefix("NS") && text.hasSuffix("AttributeName") && !isQualified
      && !(index + 1 < tokens.count && tokens[index + 1].text == ".")
  }

  private func openBracket(around index: Int) -> Int? {
    tokens[..<index].indices.last { open in
      ["[", "(", "{"].contains(tokens[open].text) && (closing[open] ?? 0) > index
    }.flatMap { tokens[$0].text == "[" ? $0 : nil }
  }

  /// Whether a literal is one of strings by what stands around it: a variable with a type, a cast, or a result with one.
  private func isOfStrings(_ open: Int) -> Bool {
    if let close = closing[open], close + 2 < tokens.count, tokens[close + 1].text == "as" {
      return isStringDictionary(at: close + 2)
    }
    guard open > 1 else { return false }
    if hasOtherNames(open) { return true }
    switch tokens[open - 1].text {
    case ":": return stringDictionaries.contains(tokens[open - 2].text) && isArgument(open)
    case "=": return tokens[open - 2].text == "]" && startOfBracket(open - 2).map(isStringDictionary) == true
    case "return", "{": return isResultOfStrings(around: open)
    default: return false
    }
  }

  /// Whether keys of a literal are names of somebody's own beside those of attributes: where those are said so, all are strings.
  private func hasOtherNames(_ open: Int) -> Bool {
    guard let close = closing[open] else { return false }
    var place = open
    while place < close {
      let isFirst = place == open || tokens[place].text == ","
      if isFirst, tokens[place + 1].isName, tokens[place + 2].text != ":", !tokens[place + 1].text.hasPrefix("NS") {
        return true
      }
      place = place == open ? place + 1 : closing[place].map { $0 + 1 } ?? place + 1
    }
    return false
  }

  /// Whether it is what a call passes by a label.
  private func isArgument(_ open: Int) -> Bool {
    let around = tokens[..<open].indices.last {
      ["[", "(", "{"].contains(tokens[$0].text) && (closing[$0] ?? 0) > open
    }
    return around.map { tokens[$0].text == "(" } ?? false
  }

  private func startOfBracket(_ close: Int) -> Int? { tokens[..<close].indices.last { closing[$0] == close } }

  private func isStringDictionary(at open: Int) -> Bool {
    open + 4 < tokens.count && tokens[open].text == "[" && tokens[open + 1].text == "String"
      && tokens[open + 2].text == ":"
      && ["Any", "AnyObject", "NSObject"].contains(tokens[open + 3].text) && tokens[open + 4].text == "]"
  }

  /// Whether the nearest function or property around it results in one of strings. What stands in braces of its own is part of it.
  private func isResultOfStrings(around place: Int) -> Bool {
    var place = place
    while let brace = tokens[..<place].indices.last(where: { tokens[$0].text == "{" && (closing[$0] ?? 0) >= place }) {
      if let start = startOfType(before: brace) { return isStringDictionary(at: start) }
      place = brace
    }
    return false
  }

  /// The type that stands before a brace after `->` or `:`, if it is in brackets.
  private func startOfType(before brace: Int) -> Int? {
    var end = brace - 1
    if end > 0, ["?", "!"].contains(tokens[end].text) { end -= 1 }
    guard end > 0, tokens[end].text == "]", let start = startOfBracket(end), start > 0 else { return nil }
    return [">", ":"].contains(tokens[start - 1].text) ? start : nil
  }

  /// Variables and parameters with such a type.
  private var stringDictionaries: Set<String> {
    Set(
      tokens.indices.dropFirst(2).filter { isStringDictionary(at: $0) && tokens[$0 - 1].text == ":" }.map {
        tokens[$0 - 2].text
      })
  }
}
