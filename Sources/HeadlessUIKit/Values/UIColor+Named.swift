import Foundation

extension UIColor {
  public static let clear = UIColor(white: 0, alpha: 0)
  public static let black = UIColor(white: 0, alpha: 1)
  public static let white = UIColor(white: 1, alpha: 1)
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  public static let gray = UIColor(white: 0.5, alpha: 1)
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)

  // MARK: The system's, most of which are others where the interface is dark

  public static let systemRed = light(rgb(0xFF3B30), dark: rgb(0xFF453A))
  public static let systemOrange = light(rgb(0xFF9500), dark: rgb(0xFF9F0A))
  public static let systemYellow = light(rgb(0xFFCC00), dark: rgb(0xFFD60A))
  public static let systemGreen = light(rgb(0x34C759), dark: rgb(0x30D158))
  public static let systemMint = light(rgb(0x00C7BE), dark: rgb(0x63E6E2))
  public static let systemTeal = light(rgb(0x30B0C7), dark: rgb(0x40C8E0))
  public static let systemCyan = light(rgb(0x32ADE6), dark: rgb(0x64D2FF))
  public static let systemBlue = light(rgb(0x007AFF), dark: rgb(0x0A84FF))
  public static let systemIndigo = light(rgb(0x5856D6), dark: rgb(0x5E5CE6))
  public static let systemPurple = light(rgb(0xAF52DE), dark: rgb(0xBF5AF2))
  public static let systemPink = light(rgb(0xFF2D55), dark: rgb(0xFF375F))
  public static let systemBrown = light(rgb(0xA2845E), dark: rgb(0xAC8E68))
  public static let systemGray = rgb(0x8E8E93)
  public static let systemGray2 = light(rgb(0xAEAEB2), dark: rgb(0x636366))
  public static let systemGray3 = light(rgb(0xC7C7CC), dark: rgb(0x48484A))
  public static let systemGray4 = light(rgb(0xD1D1D6), dark: rgb(0x3A3A3C))
  public static let systemGray5 = light(rgb(0xE5E5EA), dark: rgb(0x2C2C2E))
  public static let systemGray6 = light(rgb(0xF2F2F7), dark: rgb(0x1C1C1E))

  public static let label = light(black, dark: white)
  public static let secondaryLabel = light(rgb(0x3C3C43, alpha: 0.6), dark: rgb(0xEBEBF5, alpha: 0.6))
  public static let tertiaryLabel = light(rgb(0x3C3C43, alpha: 0.3), dark: rgb(0xEBEBF5, alpha: 0.3))
  public static let quaternaryLabel = light(rgb(0x3C3C43, alpha: 0.18), dark: rgb(0xEBEBF5, alpha: 0.16))
  public static let placeholderText = light(rgb(0x3C3C43, alpha: 0.3), dark: rgb(0xEBEBF5, alpha: 0.3))
  public static let link = systemBlue
  public static let separator = light(rgb(0x3C3C43, alpha: 0.29), dark: rgb(0x545458, alpha: 0.6))
  public static let opaqueSeparator = light(rgb(0xC6C6C8), dark: rgb(0x38383A))
  public static let darkText = black
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  public static let tintColor = systemBlue

  public static let systemBackground = light(white, dark: black)
  public static let secondarySystemBackground = light(rgb(0xF2F2F7), dark: rgb(0x1C1C1E))
  public static let tertiarySystemBackground = light(white, dark: rgb(0x2C2C2E))
  public static let systemGroupedBackground = light(rgb(0xF2F2F7), dark: rgb(0x000000))
  public static let secondarySystemGroupedBackground = light(white, dark: rgb(0x1C1C1E))
  public static let tertiarySystemGroupedBackground = light(rgb(0xF2F2F7), dark: rgb(0x2C2C2E))
  public static let groupTableViewBackground = rgb(0xF2F2F7)
  public static let systemFill = light(rgb(0x787880, alpha: 0.2), dark: rgb(0x787880, alpha: 0.36))
  public static let secondarySystemFill = light(rgb(0x787880, alpha: 0.16), dark: rgb(0x787880, alpha: 0.32))
  public static let tertiarySystemFill = light(rgb(0x767680, alpha: 0.12), dark: rgb(0x767680, alpha: 0.24))
  public static let quaternarySystemFill = light(rgb(0x747480, alpha: 0.08), dark: rgb(0x767680, alpha: 0.18))

  private static func light(_ light: UIColor, dark: UIColor) -> UIColor {
    UIColor { $0.userInterfaceStyle == .dark ? dark : light }
  }

  private static func rgb(_ number: UInt32, alpha: CGFloat = 1) -> UIColor {
    func part(_ shift: UInt32) -> CGFloat { CGFloat((number >> shift) & 0xFF) / 255 }
    return UIColor(red: part(16), green: part(8), blue: part(0), alpha: alpha)
  }
}
