import Foundation

/// Makes a text of a page. Lists, headings, links and what styles say of single texts count; pictures, tables and boxes are left out.
struct HTMLReader {
  private let result = NSMutableAttributedString(string: "")
  /// What `<style>` says of elements, by their names.
  private var rules: [(element: String, declarations: String)] = []
  /// Blanks that are put in front of the next text.
  private var awaitsSpace = false
  /// The paragraph that ends before the next text.
  private var endsParagraph: HTMLStyle?

  static func text(of page: String) -> NSAttributedString {
    var reader = HTMLReader()
    let pieces = HTMLPiece.pieces(of: page)
    reader.collectRules(pieces)
    reader.append(pieces, HTMLStyle())
    reader.endParagraph()
    return reader.result
  }

  // MARK: Rules

  private mutating func collectRules(_ pieces: [HTMLPiece]) {
    for case .element(let name, _, let inner) in pieces {
      guard name == "style" else { collectRules(inner); continue }
      for case .text(let text) in inner { collectRules(text) }
    }
  }

  private mutating func collectRules(_ sheet: String) {
    for rule in sheet.split(separator: "}") {
      let parts = rule.split(separator: "{", maxSplits: 1)
      guard parts.count == 2 else { continue }
      for selector in parts[0].split(separator: ",") {
        rules.append((selector.trimmingCharacters(in: .whitespacesAndNewlines).lowercased(), String(parts[1])))
      }
    }
  }

  // MARK: Pieces

  private static let blocks: Set = [
    "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "blockquote", "pre", "table", "tr", "section",
    "article", "header", "footer", "dl", "dt", "dd", "center", "address",
  ]

  private mutating func append(_ pieces: [HTMLPiece], _ style: HTMLStyle, marks: ListMarks? = nil) {
    var marks = marks
    for piece in pieces {
      switch piece {
      case .text(let text): append(text, style)
      case .element("br", _, _): insert("\u{2028}", style)
      case .element(let name, let attributes, let inner):
        append(name, attributes, inner, style, mark: name == "li" ? marks?.next() : nil)
      }
    }
  }

  private mutating func append(
    _ name: String, _ attributes: [String: String], _ inner: [HTMLPiece], _ outer: HTMLStyle, mark: String?
  ) {
    var style = outer
    style.take(element: name, attributes)
    for rule in rules where rule.element == name || rule.element == "*" { style.take(declarations: rule.declarations) }
    if let own = attributes["style"] { style.take(declarations: own) }
    guard !style.isHidden else { return }
    let isBlock = Self.blocks.contains(name)
    if isBlock {
      if endsParagraph == nil, !isAtLineStart { endsParagraph = outer }
      endParagraph()
    }
    if let mark { insert("\t\(mark)\t", style) }
    append(inner, style, marks: name == "ol" ? .numbers(0) : name == "ul" ? .bullets : nil)
    if isBlock, hasText { endsParagraph = style }
  }

  // MARK: Text

  private mutating func append(_ text: String, _ style: HTMLStyle) {
    if style.keepsSpaces { return insert(text, style) }
    let words = text.split { $0.isWhitespace && $0 != "\u{A0}" }
    let begins = text.first.map { $0.isWhitespace && $0 != "\u{A0}" } ?? false
    let ends = text.last.map { $0.isWhitespace && $0 != "\u{A0}" } ?? false
    awaitsSpace = awaitsSpace || begins
    guard !words.isEmpty else { return }
    let space = awaitsSpace && hasText && endsParagraph == nil && !isAtLineStart ? " " : ""
    insert(space + words.joined(separator: " "), style)
    awaitsSpace = ends
  }

  private var hasText: Bool { result.length > 0 }
  private var isAtLineStart: Bool { result.string.last.map { "\n\t\u{2028}".contains($0) } ?? true }

  private mutating func insert(_ text: String, _ style: HTMLStyle) {
    endParagraph()
    result.append(NSAttributedString(string: text, attributes: style.attributes))
    awaitsSpace = false
  }

  private mutating func endParagraph() {
    guard let style = endsParagraph else {
      awaitsSpace = false
      return
    }
    endsParagraph = nil
    awaitsSpace = false
    result.append(NSAttributedString(string: "\n", attributes: style.attributes))
  }
}

/// What stands in front of the items of a list.
private enum ListMarks {
  case bullets
  case numbers(Int)

  mutating func next() -> String {
    switch self {
    case .bullets: return "•"
    case .numbers(let last):
      self = .numbers(last + 1)
      return "\(last + 1)."
    }
  }
}
