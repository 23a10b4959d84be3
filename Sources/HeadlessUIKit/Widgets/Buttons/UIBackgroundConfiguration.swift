import Foundation

/// What is behind the content of a view.
public struct UIBackgroundConfiguration {
  /// Nil for what the view has there by itself.
  public var backgroundColor: UIColor?
  /// In points.
  public var cornerRadius: CGFloat = 0
  /// Of a line around it; nil for the tint of the view.
  public var strokeColor: UIColor?
  /// How wide that line is, in points; 0 for none.
  public var strokeWidth: CGFloat = 0
  /// How far it is within the view.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// In front of the colour, and as large.
  public var customView: UIView?
  /// What becomes of the colour before it is shown.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  // Kept: nothing of these is shown.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  public var strokeOutset: CGFloat = 0
  public var visualEffect: UIVisualEffect?
  public var image: UIImage?
  public var imageContentMode = UIViewContentMode.scaleToFill
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// The colour that a view has there by itself.
  var ownColor: UIColor?
  /// The same while the view is chosen, or a finger is on it.
  var chosenColor: UIColor?

  init() {}

  /// What is seen.
  var shownColor: UIColor? {
    guard let color = backgroundColor ?? ownColor else { return nil }
    return backgroundColorTransformer?(color) ?? color
  }

  /// The same with the colours that suit the state of the view.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    var new = self
    let cell = state as? UICellConfigurationState
    if cell?.isSelected == true || cell?.isHighlighted == true { new.ownColor = chosenColor ?? ownColor }
    return new
  }

  /// Nothing.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}

/// Edges, of which two depend on the direction of writing.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

/// Changes a colour that a configuration has.
public struct UIConfigurationColorTransformer {
  public let transform: (UIColor) -> UIColor
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// As bright as the colour, without hue.
  public static var grayscale: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer { color in
      var (white, alpha): (CGFloat, CGFloat) = (0, 0)
      color.getWhite(&white, alpha: &alpha)
      return UIColor(white: white, alpha: alpha)
    }
  }
}

/// What is behind the content of cells and headers of lists.
extension UIBackgroundConfiguration {
  private static func list(_ color: UIColor?) -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.ownColor = color
    configuration.chosenColor = .systemGray4
    return configuration
  }

  public static func listPlainCell() -> UIBackgroundConfiguration { list(.systemBackground) }
  public static func listGroupedCell() -> UIBackgroundConfiguration { list(.secondarySystemGroupedBackground) }
  public static func listCell() -> UIBackgroundConfiguration { listPlainCell() }
  public static func listSidebarCell() -> UIBackgroundConfiguration { list(nil) }
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { list(nil) }
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { list(.systemBackground) }
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { list(nil) }
  public static func listSidebarHeader() -> UIBackgroundConfiguration { list(nil) }
  public static func listHeader() -> UIBackgroundConfiguration { list(nil) }
  public static func listFooter() -> UIBackgroundConfiguration { list(nil) }
}
