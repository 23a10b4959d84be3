/// One inline tag as libcmark hands it over: `<code>`, `</b>`, `<a href="…">`, `<!-- … -->`.
struct HTMLTag {
  enum Shape { case opening, closing, selfClosing, comment }

  let name: String
  let shape: Shape
  let hasAttributes: Bool
  /// With angle brackets.
  let source: String

  init(_ bytes: ArraySlice<UInt8>) {
    source = String(decoding: bytes, as: UTF8.self)
    let isClosing = bytes.dropFirst().first == UInt8(ascii: "/")
    let body = bytes.dropFirst(isClosing ? 2 : 1)
    let nameBytes = body.prefix { $0.isLetter || $0.isDigit || $0 == .hyphen }
    name = String(decoding: nameBytes, as: UTF8.self)
    let rest = body.dropFirst(nameBytes.count).dropLast()
    hasAttributes = rest.contains { !$0.isWhitespace && $0 != UInt8(ascii: "/") }
    if nameBytes.isEmpty {
      shape = .comment
    } else if isClosing {
      shape = .closing
    } else {
      shape = rest.last == UInt8(ascii: "/") ? .selfClosing : .opening
    }
  }

  var lowercasedName: String { name.lowercased() }
}

/// What the names of HTML elements mean to a reader of prose.
enum HTMLNames {
  static let code: Set<String> = ["code", "tt", "kbd", "samp", "var"]
  static let emphasis: Set<String> = ["b", "strong", "em", "i", "u", "mark", "ins"]
  static let strikingOut = ["s", "strike", "del"]
  static let void: Set<String> = [
    "br", "img", "hr", "input", "wbr", "link", "meta", "area", "col", "embed", "source", "track",
  ]
  static let phrasing: Set<String> = [
    "a", "abbr", "acronym", "audio", "bdi", "bdo", "big", "button", "cite", "data", "del", "dfn", "font", "iframe",
    "label", "map",
    "nobr", "object", "output", "picture", "q", "rp", "rt", "ruby", "s", "script", "select", "small", "span", "strike",
    "sub", "sup",
    "svg", "template", "textarea", "time", "video",
  ]
  /// Elements that end a run of text.
  static let block: Set<String> = [
    "address", "article", "aside", "base", "basefont", "blockquote", "body", "caption", "center", "colgroup", "dd",
    "details",
    "dialog", "dir", "div", "dl", "dt", "fieldset", "figcaption", "figure", "footer", "form", "frame", "frameset", "h1",
    "h2", "h3",
    "h4", "h5", "h6", "head", "header", "html", "legend", "li", "main", "menu", "menuitem", "nav", "noframes", "ol",
    "optgroup",
    "option", "p", "param", "pre", "search", "section", "style", "summary", "table", "tbody", "td", "tfoot", "th",
    "thead", "title",
    "tr", "ul", "hr",
  ]

  static func isKnown(_ name: String) -> Bool {
    code.contains(name) || emphasis.contains(name) || void.contains(name) || phrasing.contains(name)
      || block.contains(name)
  }
}
