import Foundation

/// What else can be said of a button. Kept: pictures look the same in all states, and titles throw no shadow.
extension UIButton {
  public enum Role: Int, Hashable, Sendable {
    case normal
    case primary
    case cancel
    case destructive
  }

  public func setTitleShadowColor(_ color: UIColor?, for state: State) { titleShadowColors[state] = color }
  public func titleShadowColor(for state: State) -> UIColor? { titleShadowColors[state] ?? titleShadowColors[.normal] }
  public var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }

  private var titleShadowColors: [State: UIColor] {
    get { rare() ?? [:] }
    set { setRare(newValue) }
  }

  public var reversesTitleShadowWhenHighlighted: Bool {
    get { rare() ?? false }
    set { setRare(newValue) }
  }
  public var adjustsImageWhenHighlighted: Bool {
    get { rare() ?? true }
    set { setRare(newValue) }
  }
  public var adjustsImageWhenDisabled: Bool {
    get { rare() ?? true }
    set { setRare(newValue) }
  }
  public var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
    get { rare() ?? false }
    set { setRare(newValue) }
  }
  public var showsTouchWhenHighlighted: Bool {
    get { rare() ?? false }
    set { setRare(newValue) }
  }
  public var role: Role {
    get { rare() ?? .normal }
    set { setRare(newValue) }
  }
  /// Whether a tap chooses from the menu, or turns the button on and off. Nobody chooses here.
  public var changesSelectionAsPrimaryAction: Bool {
    get { rare() ?? false }
    set { setRare(newValue) }
  }
  public var isPointerInteractionEnabled: Bool {
    get { rare() ?? false }
    set { setRare(newValue) }
  }
  public var isHeld: Bool { false }
}

extension UIButton.Configuration {
  /// How a button looks on another system.
  public enum MacIdiomStyle: Int, Hashable, Sendable {
    case automatic
    case bordered
    case borderless
    case borderlessTinted
  }
}

extension UIImageView {
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  /// Kept: pictures of the system look the same however they are to be drawn.
  public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    get { rare() }
    set { setRare(newValue) }
  }
  public var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
    get { rare() ?? false }
    set { setRare(newValue) }
  }
}

extension UIControl {
  /// All events that somebody waits for.
  public var contextMenuInteraction: UIContextMenuInteraction? { nil }
  public var isContextMenuInteractionEnabled: Bool {
    get { rare() ?? false }
    set { setRare(newValue) }
  }
  public var toolTip: String? {
    get { rare() }
    set { setRare(newValue) }
  }
  public var isSymbolAnimationEnabled: Bool {
    get { rare() ?? false }
    set { setRare(newValue) }
  }

  /// Does an action for the control.
  public func sendAction(_ action: UIAction) { action.perform(for: self) }
}

extension UISwitch {
  public enum Style: Int, Hashable, Sendable {
    case automatic
    case checkbox
    case sliding
  }

  public var style: Style { .sliding }
  public var preferredStyle: Style {
    get { rare() ?? .automatic }
    set { setRare(newValue) }
  }
  /// Beside a checkbox; there is none.
  public var title: String? {
    get { rare() }
    set { setRare(newValue) }
  }
  /// Not shown since long.
  public var onImage: UIImage? {
    get { rare() }
    set { setRare(newValue) }
  }
  public var offImage: UIImage? {
    get { rare() }
    set { setRare(newValue) }
  }
}
