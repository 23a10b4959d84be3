import SpecDocument

/// A name that reStructuredText marks with what it is, as docstrings and pages converted from it do: ``:meth:`~tank.Pump.start` ``.
enum InterpretedText {
  /// The pieces without the marks, and the names as a reader of the page sees them.
  static func resolved(_ pieces: [Piece]) -> [Piece] {
    guard pieces.contains(where: { $0.kind == .code }) else { return pieces }
    var result: [Piece] = []
    for piece in pieces {
      guard piece.kind == .code, let before = result.last, before.kind == .text,
        let end = startOfRole(at: before.text)
      else {
        result.append(piece)
        continue
      }
      result[result.count - 1] = Piece(
        kind: .text, text: String(before.text[..<end]), range: before.range, isEmphasized: before.isEmphasized)
      result.append(
        Piece(kind: .code, text: shown(piece.text), range: piece.range, isEmphasized: piece.isEmphasized))
    }
    return result
  }

  /// Where ":meth:" or ":py:meth:" begins at the end of a text; nil when it ends otherwise.
  private static func startOfRole(at text: String) -> String.Index? {
    guard text.utf8.last == UInt8(ascii: ":") else { return nil }
    let start =
      text.lastIndex { $0 == " " || $0 == "(" || $0 == "[" || $0 == "/" }.map(text.index(after:)) ?? text.startIndex
    let role = text[start...]
    let names = role.split(separator: ":", omittingEmptySubsequences: false)
    guard names.count > 2, names.first?.isEmpty == true, names.last?.isEmpty == true,
      names.dropFirst().dropLast().allSatisfy({ !$0.isEmpty && $0.allSatisfy { $0.isLetter || $0 == "-" } })
    else { return nil }
    return start
  }

  /// `~tank.Pump.start` is shown by its last name, `the pump <tank.Pump>` by what stands in front.
  private static func shown(_ name: String) -> String {
    if let target = name.lastIndex(of: "<"), name.last == ">", target > name.startIndex {
      return name[..<target].trimmingCharacters(marks: " ")
    }
    guard name.first == "~" else { return name }
    return String(name.dropFirst().split(separator: ".").last ?? name[...])
  }
}
