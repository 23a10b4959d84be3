import Foundation

extension UIColor {
  private static let colorsOfPages: [String: UInt32] = [
    "black": 0x000000, "silver": 0xC0C0C0, "gray": 0x808080, "grey": 0x808080, "white": 0xFFFFFF, "maroon": 0x800000,
    "red": 0xFF0000, "purple": 0x800080, "fuchsia": 0xFF00FF, "magenta": 0xFF00FF, "green": 0x008000,
    "lime": 0x00FF00, "olive": 0x808000, "yellow": 0xFFFF00, "navy": 0x000080, "blue": 0x0000FF, "teal": 0x008080,
    "aqua": 0x00FFFF, "cyan": 0x00FFFF, "orange": 0xFFA500, "pink": 0xFFC0CB, "brown": 0xA52A2A,
  ]

  /// A colour as pages write it: `#ff0000`, `#f00`, `rgb(255, 0, 0)`, `rgba(255, 0, 0, 0.5)` or `red`. Nil for anything else.
  static func ofPage(_ text: String) -> UIColor? {
    let text = text.trimmingCharacters(in: .whitespaces).lowercased()
    if let known = colorsOfPages[text] { return color(known) }
    if text == "transparent" { return .clear }
    if text.hasPrefix("#") { return color(hexadecimal: text.dropFirst()) }
    guard text.hasPrefix("rgb"), let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return nil }
    let parts = text[text.index(after: open)...].dropLast().split { ", /".contains($0) }.compactMap { Double($0) }
    guard parts.count >= 3 else { return nil }
    return UIColor(
      red: parts[0] / 255, green: parts[1] / 255, blue: parts[2] / 255, alpha: parts.count > 3 ? parts[3] : 1)
  }

  private static func color(hexadecimal digits: Substring) -> UIColor? {
    let whole = digits.count == 3 ? digits.map { "\($0)\($0)" }.joined() : String(digits)
    guard whole.count == 6, let value = UInt32(whole, radix: 16) else { return nil }
    return color(value)
  }

  private static func color(_ value: UInt32) -> UIColor {
    UIColor(
      red: CGFloat(value >> 16 & 0xFF) / 255, green: CGFloat(value >> 8 & 0xFF) / 255,
      blue: CGFloat(value & 0xFF) / 255, alpha: 1)
  }
}
