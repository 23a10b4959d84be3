/// A pipe table of cells that are Markdown already.
enum MarkdownTable {
  static func lines(_ header: [String], _ rows: [[String]]) -> [String] {
    [row(header), rule(header.count, numeric: false)] + rows.map(row)
  }

  static func row(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }

  static func rule(_ columns: Int, numeric: Bool) -> String {
    "|" + String(repeating: numeric ? "---:|" : "---|", count: columns)
  }
}

extension MarkdownText {
  /// A code span in a table: a bar ends a cell even inside code.
  static func tableCode(_ text: String) -> String {
    code(text).split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }

  /// A link's target: only what needs no thought between parentheses, everything else percent-encoded.
  static func linkTarget(_ path: String) -> String {
    path.utf8.map { byte in
      let isPlain = byte.isPlainInPath
      return isPlain
        ? String(UnicodeScalar(byte)) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }.joined()
  }
}

extension UInt8 {
  fileprivate var isPlainInPath: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    case UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"): true
    default: false
    }
  }
}
