import SpecDocument

/// "**pump_fill**()": manual pages print the name of a function in bold and its brackets behind it. It is code all the same.
enum EmphasizedCall {
  static func joined(_ pieces: [Piece]) -> [Piece] {
    let pieces = withLabel(pieces)
    guard pieces.count > 1, pieces.indices.dropLast().contains(where: { isCall(pieces, at: $0) }) else { return pieces }
    var result: [Piece] = []
    var isBehindName = false
    for index in pieces.indices {
      var piece = pieces[index]
      if isBehindName { piece = Piece(kind: piece.kind, text: String(piece.text.dropFirst(2)), range: piece.range) }
      isBehindName = index + 1 < pieces.count && isCall(pieces, at: index)
      if isBehindName { piece = Piece(kind: .code, text: piece.text + "()", range: piece.range) }
      result.append(piece)
    }
    return result
  }

  /// "**pre-fill-cmd**: occurs before …", "**onFill**: …": a name that no word is spelt as, in front of what is said of it.
  private static func withLabel(_ pieces: [Piece]) -> [Piece] {
    guard pieces.count > 1, case let name = pieces[0], name.isEmphasized, name.kind == .text, isNoWord(name.text),
      pieces[1].kind == .text, pieces[1].text.hasPrefix(":")
    else { return pieces }
    return [Piece(kind: .code, text: name.text, range: name.range)] + pieces.dropFirst()
  }

  private static func isNoWord(_ text: String) -> Bool {
    guard text.replacing("-", with: "_").isASCIIIdentifier else { return false }
    let parts = text.split(separator: "-")
    if parts.count > 1 {
      return text == text.lowercased()
        && (parts.count > 2 || ["pre", "post", "on", "before", "after", "did", "will"].contains(parts[0]))
    }
    return text.contains("_") || text.first?.isLowercase == true && text.contains(where: \.isUppercase)
  }

  private static func isCall(_ pieces: [Piece], at index: Int) -> Bool {
    let name = pieces[index]
    return name.isEmphasized && name.kind == .text && pieces[index + 1].kind == .text
      && pieces[index + 1].text.hasPrefix("()") && name.text.isASCIIIdentifier
  }
}

extension String {
  /// Letters, digits and underscores, and no digit in front.
  fileprivate var isASCIIIdentifier: Bool {
    guard let first = utf8.first, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else { return false }
    return utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
  }
}
