import Foundation

extension UIButton {
  /// What a button shows and how it looks, in one value. A button takes it over whole.
  public struct Configuration {
    /// A look, before anything in it is changed.
    enum Look: Equatable {
      case plain
      case filled
      case tinted
      case gray
    }

    /// How round the corners are.
    public enum CornerStyle: Int, Hashable, Sendable {
      /// As the background says.
      case fixed
      /// As the background says; text is of one size here, so nothing makes it rounder.
      case dynamic
      case small
      case medium
      case large
      /// Half as high as the button.
      case capsule
    }

    public enum Size: Int, Hashable, Sendable {
      case medium
      case small
      case mini
      case large
    }

    /// Where the shorter of title and subtitle is beside the longer one.
    public enum TitleAlignment: Int, Hashable, Sendable {
      /// In the middle where the picture is above or below, at the beginning elsewhere.
      case automatic
      case leading
      case center
      case trailing
    }

    var look: Look
    /// Told to the labels; room is made for one line.
    public var titleLineBreakMode = NSLineBreakMode.byTruncatingMiddle
    public var subtitleLineBreakMode = NSLineBreakMode.byTruncatingMiddle
    /// Nil for the one that the button has for its state.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    /// Below the title.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }
    /// The title with looks of its own.
    public var attributedTitle: AttributedString?
    public var attributedSubtitle: AttributedString?
    /// What becomes of the looks of each piece of the title.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Nil for the one that the button has for its state.
    public var image: UIImage?
    /// On which side of the text the picture is.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// Between picture and text, in points.
    public var imagePadding: CGFloat = 0
    /// Between title and subtitle, in points.
    public var titlePadding: CGFloat = 1
    public var titleAlignment = TitleAlignment.automatic
    /// Around all of it, in points.
    public var contentInsets: NSDirectionalEdgeInsets
    /// Of text and picture; nil for what suits look and state.
    public var baseForegroundColor: UIColor?
    /// Nil for what suits look and state.
    public var baseBackgroundColor: UIColor?
    public var background: UIBackgroundConfiguration
    public var cornerStyle = CornerStyle.dynamic
    /// Sets the insets and the size of the text.
    public var buttonSize = Size.medium { didSet { if buttonSize != oldValue { setDefaultContentInsets() } } }
    /// In place of the picture.
    public var showsActivityIndicator = false

    init(_ look: Look) {
      self.look = look
      background = .clear()
      background.cornerRadius = 6
      contentInsets = .zero
      setDefaultContentInsets()
    }

    /// Text on nothing.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// Text on the tint colour.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// Text on a little of its own colour.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// Text on grey.
    public static func gray() -> Configuration { Configuration(.gray) }
    // As the four above: only pointers make a difference between these.
    public static func borderless() -> Configuration { plain() }
    public static func borderedProminent() -> Configuration { filled() }
    public static func borderedTinted() -> Configuration { tinted() }
    public static func bordered() -> Configuration { gray() }

    /// The insets that the size of the button has by itself.
    public mutating func setDefaultContentInsets() {
      let (across, along): (CGFloat, CGFloat) =
        switch buttonSize {
        case .mini: (4, 8)
        case .small: (5, 10)
        case .medium: (7, 12)
        case .large: (15, 20)
        }
      contentInsets = NSDirectionalEdgeInsets(top: across, leading: along, bottom: across, trailing: along)
    }

    /// The same with all colours that suit a button as it is now.
    public func updated(for button: UIButton) -> Configuration {
      var new = self
      new.baseForegroundColor = foreground(on: button)
      new.background.backgroundColor = background.backgroundColor ?? fill(on: button)
      return new
    }
  }
}

extension UIButton.Configuration {
  private func foreground(on button: UIButton) -> UIColor {
    if !button.isEnabled { return .tertiaryLabel }
    return baseForegroundColor ?? (look == .filled ? .white : button.tintColor)
  }

  /// Nil for nothing.
  private func fill(on button: UIButton) -> UIColor? {
    let whole = fillAtRest(on: button)
    return button.isHighlighted ? whole.map { $0.withAlphaComponent($0.cgColor.alpha * 0.75) } : whole
  }

  private func fillAtRest(on button: UIButton) -> UIColor? {
    if !button.isEnabled { return look == .plain ? nil : .tertiarySystemFill }
    let base = baseBackgroundColor ?? button.tintColor ?? .systemBlue
    switch look {
    case .plain: return button.isSelected ? base.withAlphaComponent(0.18) : nil
    case .filled: return base
    case .tinted: return base.withAlphaComponent(0.18)
    case .gray: return baseBackgroundColor ?? .secondarySystemFill
    }
  }

  /// In a button of some height, in points.
  func cornerRadius(height: CGFloat) -> CGFloat {
    switch cornerStyle {
    case .fixed, .dynamic: min(background.cornerRadius, height / 2)
    case .small: 4
    case .medium: 6
    case .large: 9
    case .capsule: height / 2
    }
  }

  var titleFont: UIFont { .systemFont(ofSize: buttonSize == .small || buttonSize == .mini ? 15 : 17) }
  var subtitleFont: UIFont { .systemFont(ofSize: buttonSize == .small || buttonSize == .mini ? 12 : 13) }
}
