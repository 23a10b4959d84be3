import Foundation

/// How a text of a page looks: what its element says, and those around it.
struct HTMLStyle {
  var family = "Times New Roman"
  /// In points.
  var size: CGFloat = 12
  var isBold = false
  var isItalic = false
  var isUnderlined = false
  var isStruck = false
  var color = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
  var background: UIColor?
  var link: String?
  var alignment = NSTextAlignment.natural
  /// Above the line, in points.
  var rise: CGFloat = 0
  /// Whether spaces and line breaks stay as they are.
  var keepsSpaces = false
  var isHidden = false

  var attributes: [NSAttributedString.Key: Any] {
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = alignment
    var values: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color, .paragraphStyle: paragraph]
    if isUnderlined { values[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if isStruck { values[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    if rise != 0 { values[.baselineOffset] = rise }
    values[.backgroundColor] = background
    if let link { values[.link] = URL(string: link) ?? link }
    return values
  }

  private var font: UIFont {
    let plain =
      family.hasPrefix("-apple-system") || family == "system-ui"
      ? UIFont.systemFont(ofSize: size) : UIFont(name: family, size: size) ?? .systemFont(ofSize: size)
    var traits = UIFontDescriptor.SymbolicTraits()
    if isBold { traits.insert(.traitBold) }
    if isItalic { traits.insert(.traitItalic) }
    guard !traits.isEmpty, let descriptor = plain.fontDescriptor.withSymbolicTraits(traits) else { return plain }
    return UIFont(descriptor: descriptor, size: size)
  }

  // MARK: Elements

  private static let headings: [String: CGFloat] = [
    "h1": 2, "h2": 1.5, "h3": 1.17, "h4": 1, "h5": 0.83, "h6": 0.67,
  ]

  /// What an element means by itself.
  mutating func take(element name: String, _ attributes: [String: String]) {
    switch name {
    case "b", "strong", "th": isBold = true
    case "i", "em", "cite", "var", "dfn", "address": isItalic = true
    case "u", "ins": isUnderlined = true
    case "s", "del", "strike": isStruck = true
    case "small": size *= 0.83
    case "big": size *= 1.2
    case "sub", "sup":
      rise += name == "sup" ? size / 3 : -size / 3
      size *= 0.83
    case "code", "kbd", "samp", "tt", "pre":
      (family, keepsSpaces) = ("Courier", keepsSpaces || name == "pre")
    case "center": alignment = .center
    case "a": takeLink(attributes["href"])
    case "head", "script", "style", "title": isHidden = true
    default: if let factor = Self.headings[name] { (size, isBold) = (size * factor, true) }
    }
    if let color = attributes["color"].flatMap(UIColor.ofPage) { self.color = color }
    if name == "font", let face = attributes["face"] { take("font-family", face) }
    if let align = attributes["align"] { take("text-align", align) }
  }

  private mutating func takeLink(_ target: String?) {
    guard let target else { return }
    (link, isUnderlined) = (target, true)
    color = UIColor(red: 0, green: 0, blue: 238 / 255, alpha: 1)
  }

  // MARK: Declarations

  /// What is said in a style: `color: red; font-size: 14px`.
  mutating func take(declarations text: String) {
    for declaration in text.split(separator: ";") {
      let parts = declaration.split(separator: ":", maxSplits: 1).map {
        $0.trimmingCharacters(in: .whitespacesAndNewlines)
      }
      if parts.count == 2 { take(parts[0].lowercased(), parts[1]) }
    }
  }

  private mutating func take(_ property: String, _ value: String) {
    let word = value.lowercased()
    switch property {
    case "color": color = UIColor.ofPage(value) ?? color
    case "background-color", "background": background = UIColor.ofPage(value) ?? background
    case "font-size": size = length(word) ?? size
    case "font-family": family = Self.firstFamily(of: value) ?? family
    case "font-weight": isBold = word.hasPrefix("bold") || Int(word).map { $0 >= 600 } ?? false
    case "font-style": isItalic = word == "italic" || word == "oblique"
    case "text-decoration", "text-decoration-line":
      (isUnderlined, isStruck) = (word.contains("underline"), word.contains("line-through"))
    case "text-align": alignment = Self.alignments[word] ?? alignment
    case "display": isHidden = isHidden || word == "none"
    case "white-space": keepsSpaces = word.hasPrefix("pre")
    default: break
    }
  }

  private static let alignments: [String: NSTextAlignment] = [
    "left": .left, "right": .right, "center": .center, "justify": .justified,
  ]

  private static func firstFamily(of value: String) -> String? {
    value.split(separator: ",").first.map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " '\"")) }
  }

  /// In points; those of a page are as large as its pixels here.
  private func length(_ text: String) -> CGFloat? {
    for (unit, factor) in [("px", 1), ("pt", 1), ("rem", 12), ("em", size), ("%", size / 100)] as [(String, CGFloat)]
    where text.hasSuffix(unit) {
      return Double(text.dropLast(unit.count).trimmingCharacters(in: .whitespaces)).map { CGFloat($0) * factor }
    }
    return Double(text).map { CGFloat($0) }
  }
}
