/// An XML element that prints itself, indented. Attributes keep the order in which they are given.
struct XMLItem {
  enum Content {
    case none
    case items([XMLItem])
    case characters(String)
  }

  let name: String
  let attributes: [(name: String, value: String)]
  let content: Content

  init(_ name: String, _ attributes: [(String, String)] = [], _ content: Content = .none) {
    self.name = name
    self.attributes = attributes.map { (name: $0.0, value: $0.1) }
    self.content = content
  }

  func lines(indentation: String = "") -> [String] {
    let head = "\(indentation)<\(name)" + attributes.map { " \($0.name)=\"\(XMLText.attribute($0.value))\"" }.joined()
    switch content {
    case .none: return [head + "/>"]
    case .characters(let text): return [head + "><![CDATA[\(XMLText.characterData(text))]]></\(name)>"]
    case .items(let items):
      if items.isEmpty { return [head + "/>"] }
      return [head + ">"] + items.flatMap { $0.lines(indentation: indentation + "  ") } + ["\(indentation)</\(name)>"]
    }
  }
}

/// Text made fit for XML 1.0, which has no way at all to write most control characters.
enum XMLText {
  static func attribute(_ text: String) -> String {
    var result = ""
    for scalar in legal(text).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      // A bare line break in an attribute is read back as a space.
      case "\n": result += "&#10;"
      case "\t": result += "&#9;"
      case "\r": result += "&#13;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// `]]>` ends a CDATA section, so it is split over two.
  static func characterData(_ text: String) -> String {
    legal(text).split(separator: "]]>", omittingEmptySubsequences: false).joined(separator: "]]]]><![CDATA[>")
  }

  /// Drops what `Char` of XML 1.0 does not allow.
  static func legal(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.filter { scalar in
          switch scalar.value {
          case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
          default: false
          }
        }))
  }
}
