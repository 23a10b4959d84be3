import SpecDocument

/// Parameters with defaults, as references of Python and Kotlin list them ("`stop(timeout=None, *, wait: bool = True)`"), and with pointers
/// ("`Open(tank_t *tank)`").
extension HeadingReader {
  /// The title with the names of the parameters only.
  static func withoutDefaults(_ title: [Piece]) -> [Piece] {
    title.map { piece in
      guard piece.text.hasSuffix(")"), let open = piece.text.firstIndex(of: "("),
        piece.text[open...].contains(where: { $0 == "=" || $0 == "*" })
      else { return piece }
      let head = piece.text[..<open]
      // "wait(timeout) = stop(now)": no list of parameters.
      guard !head.contains("="), !head.contains(" "),
        let names = parameters(piece.text[piece.text.index(after: open)...].dropLast())
      else { return piece }
      return Piece(kind: piece.kind, text: "\(head)(\(names.joined(separator: ", ")))", range: piece.range)
    }
  }

  /// "timeout=None, *args": what stands between the commas outside of all brackets and quotes, up to the default; nil when the brackets
  /// do not match.
  private static func parameters(_ list: Substring) -> [String]? {
    var names: [String] = []
    var name = ""
    var depth = 0
    var quote: Character?
    var isDefault = false
    for character in list + "," {
      if let open = quote {
        if character == open { quote = nil }
        continue
      }
      switch character {
      case "'", "\"": quote = character
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      case "," where depth == 0:
        names.append(name.trimmingCharacters(marks: " /"))
        (name, isDefault) = ("", false)
      case "=" where depth == 0, ":" where depth == 0: isDefault = true
      case "*" where !isDefault, "&" where !isDefault: break
      case let letter where depth == 0 && !isDefault: name.append(letter)
      default: break
      }
      if depth < 0 { return nil }
    }
    return depth == 0 && quote == nil ? names.filter { !$0.isEmpty } : nil
  }
}
