import Foundation
import SpecDocument

/// "the ~~main~~ render thread", `<del>once</del>`: what is struck out is not said.
enum StruckOutText {
  static func removed(from pieces: [Piece]) -> [Piece] {
    guard pieces.contains(where: { $0.isStruckOut || isMarked($0) }) else { return pieces }
    return withoutMarkedSpans(pieces.filter { !$0.isStruckOut })
  }

  private static func isMarked(_ piece: Piece) -> Bool {
    piece.kind == .text && piece.text.utf8.contains(UInt8(ascii: "~")) && piece.text.contains("~~")
  }

  /// From each "~~" to the next, over code and links; one that is left alone means something else.
  private static func withoutMarkedSpans(_ pieces: [Piece]) -> [Piece] {
    let cut = pieces.map { isMarked($0) ? $0.text.components(separatedBy: "~~") : [$0.text] }
    let marks = cut.reduce(0) { $0 + $1.count - 1 }
    guard marks > 0, marks % 2 == 0 else { return pieces }
    var result: [Piece] = []
    var isOpen = false
    for (piece, parts) in zip(pieces, cut) {
      var said = isOpen ? [] : [parts[0]]
      for part in parts.dropFirst() {
        isOpen.toggle()
        if !isOpen { said.append(part) }
      }
      guard !said.isEmpty else { continue }
      result.append(
        Piece(
          kind: piece.kind, text: said.joined(separator: " "), range: piece.range, isEmphasized: piece.isEmphasized))
    }
    return result
  }
}
