import Foundation
import SpecDocument

/// `<xref:Tanks.Core.Pump.OnFill%2A>`: a name that references in .NET pages give by its full path. It is shown by its last part, and is code.
enum CrossReference {
  static func resolved(_ pieces: [Piece]) -> [Piece] {
    guard pieces.contains(where: isOne) else { return pieces }
    return pieces.map { piece in
      guard isOne(piece), let name = name(ofPath: piece.text.dropFirst(scheme.count)) else { return piece }
      return Piece(kind: .code, text: name, range: piece.range, isEmphasized: piece.isEmphasized)
    }
  }

  private static let scheme = "xref:"

  private static func isOne(_ piece: Piece) -> Bool {
    guard case .link = piece.kind else { return false }
    return piece.text.hasPrefix(scheme)
  }

  /// "Pump.OnFill" where the reference asks for it with its type, "OnFill" else; nil for the path of a page.
  private static func name(ofPath path: Substring) -> String? {
    let parts = path.split(separator: "?", maxSplits: 1)
    guard let full = parts.first?.removingPercentEncoding, !full.contains("/") else { return nil }
    let names = full.prefix { $0 != "(" && $0 != "*" }.split(separator: ".").map { $0.prefix { $0 != "`" } }
    guard let last = names.last, !last.isEmpty else { return nil }
    let isWithType = parts.count > 1 && parts[1].contains("nameWithType") && names.count > 1
    return names.suffix(isWithType ? 2 : 1).joined(separator: ".")
  }
}
