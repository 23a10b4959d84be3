import Foundation

/// A picture and one or two texts, as rows of lists and their headers have them.
public struct UIListContentConfiguration: UIContentConfiguration {
  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String?
  /// The text with looks of its own; counts more than ``text``.
  public var attributedText: NSAttributedString?
  public var textProperties: TextProperties
  /// Below the text, or at the end of its line.
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties: TextProperties
  /// Whether both texts are in one line where there is room for that.
  public var prefersSideBySideTextAndSecondaryText = false
  /// Around all of it, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// Kept: the margins are those that are said.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.horizontal
  /// Between picture and texts, in points.
  public var imageToTextPadding: CGFloat = 16
  /// Between the texts where one is beside the other, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// Between the texts where one is below the other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3

  private init(
    size: CGFloat = 17, color: UIColor = .label, secondary: CGFloat = 15, rim: CGFloat = 11, isBold: Bool = false
  ) {
    textProperties = TextProperties(font: isBold ? .boldSystemFont(ofSize: size) : .systemFont(ofSize: size), color)
    secondaryTextProperties = TextProperties(font: .systemFont(ofSize: secondary), .secondaryLabel)
    directionalLayoutMargins = NSDirectionalEdgeInsets(top: rim, leading: 16, bottom: rim, trailing: 16)
  }

  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

  /// The same: no colour depends on the state here.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }

  // MARK: As rows and headers of lists have them

  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration(secondary: 12, rim: 8) }
  public static func valueCell() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration(secondary: 17)
    configuration.prefersSideBySideTextAndSecondaryText = true
    return configuration
  }
  public static func sidebarCell() -> UIListContentConfiguration { cell() }
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { cell() }
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }

  public static func plainHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(size: 17, rim: 6, isBold: true)
  }
  public static func plainFooter() -> UIListContentConfiguration {
    UIListContentConfiguration(size: 17, color: .secondaryLabel, rim: 6)
  }
  public static func groupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(size: 13, color: .secondaryLabel, rim: 6)
  }
  public static func groupedFooter() -> UIListContentConfiguration { groupedHeader() }
  public static func header() -> UIListContentConfiguration { groupedHeader() }
  public static func footer() -> UIListContentConfiguration { groupedHeader() }
  public static func sidebarHeader() -> UIListContentConfiguration { plainHeader() }
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(size: 22, rim: 6, isBold: true)
  }
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(size: 20, rim: 6, isBold: true)
  }
}

extension UIListContentConfiguration {
  /// How a text looks.
  public struct TextProperties {
    public enum TextAlignment: Int, Hashable, Sendable {
      case natural
      case center
      case justified
    }

    public enum TextTransform: Int, Hashable, Sendable {
      case none
      case uppercase
      case lowercase
      case capitalized
    }

    public var font: UIFont
    public var color: UIColor
    public var colorTransformer: UIConfigurationColorTransformer?
    public var alignment = TextAlignment.natural
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// As many as are needed if 0.
    public var numberOfLines = 0
    public var transform = TextTransform.none
    // Kept: text is of the size that it is given.
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var allowsDefaultTighteningForTruncation = false
    public var adjustsFontForContentSizeCategory = false
    public var showsExpansionTextWhenTruncated = false

    init(font: UIFont, _ color: UIColor) { (self.font, self.color) = (font, color) }

    /// The colour as it is shown.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

    func written(_ text: String) -> String {
      switch transform {
      case .none: text
      case .uppercase: text.uppercased()
      case .lowercase: text.lowercased()
      case .capitalized: text.capitalized
      }
    }
  }

  /// How the picture looks.
  public struct ImageProperties {
    /// Takes the place of a size that is said.
    public static let standardDimension: CGFloat = .greatestFiniteMagnitude

    /// Nil for the tint of the view.
    public var tintColor: UIColor?
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// In points.
    public var cornerRadius: CGFloat = 0
    /// The picture is made smaller for it; 0 for any size.
    public var maximumSize = CGSize.zero
    /// The room that the picture gets, whatever its size; 0 for that of the picture.
    public var reservedLayoutSize = CGSize.zero
    // Kept: symbols have the size of their pictures.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    public var accessibilityIgnoresInvertColors = false
    public var strokeWidth: CGFloat = 0
    public var strokeColor: UIColor?

    /// How large a picture is shown.
    func size(of image: UIImage) -> CGSize {
      let (wide, high) = (maximumSize.width, maximumSize.height)
      let scale = min(
        1, wide > 0 ? wide / max(1, image.size.width) : 1, high > 0 ? high / max(1, image.size.height) : 1)
      return CGSize(width: image.size.width * scale, height: image.size.height * scale)
    }

    /// How much room it gets.
    func room(for image: UIImage) -> CGSize {
      let shown = size(of: image)
      let standard = CGSize(width: 28, height: 28)
      func side(_ said: CGFloat, _ own: CGFloat, _ standard: CGFloat) -> CGFloat {
        said == Self.standardDimension ? max(own, standard) : said > 0 ? said : own
      }
      return CGSize(
        width: side(reservedLayoutSize.width, shown.width, standard.width),
        height: side(reservedLayoutSize.height, shown.height, standard.height))
    }
  }
}
