import Foundation

/// How a bar looks. Kept; no bar is drawn here.
open class UIBarAppearance: NSObject {
  open var backgroundColor: UIColor?
  open var backgroundEffect: UIBlurEffect?
  open var backgroundImage: UIImage?
  open var shadowColor: UIColor?
  open var shadowImage: UIImage?

  public required override init() { super.init() }

  public required init(barAppearance: UIBarAppearance) {
    super.init()
    take(barAppearance)
  }

  /// Another one that looks the same. What Foundation has as `copy()` is nothing certain on Linux.
  open func copied() -> Self { Self(barAppearance: self) }

  /// Takes over what another bar has of what this one can have.
  func take(_ other: UIBarAppearance) {
    (backgroundColor, backgroundEffect) = (other.backgroundColor, other.backgroundEffect)
    (backgroundImage, shadowImage) = (other.backgroundImage, other.shadowImage)
    shadowColor = other.shadowColor
  }

  /// The system's look: blurred, with a shadow.
  open func configureWithDefaultBackground() {
    look(background: nil, blur: UIBlurEffect(style: .systemChromeMaterial), shadow: .separator)
  }
  open func configureWithOpaqueBackground() { look(background: .systemBackground, blur: nil, shadow: .separator) }
  open func configureWithTransparentBackground() { look(background: nil, blur: nil, shadow: nil) }

  private func look(background: UIColor?, blur: UIBlurEffect?, shadow: UIColor?) {
    (backgroundColor, backgroundEffect, shadowColor) = (background, blur, shadow)
    (backgroundImage, shadowImage) = (nil, nil)
  }
}

extension Optional where Wrapped: UIBarAppearance {
  /// What is there; made for the first who asks.
  mutating func orMade(_ make: @autoclosure () -> Wrapped) -> Wrapped {
    if let made = self { return made }
    let made = make()
    self = made
    return made
  }
}

/// How the items of a bar look.
open class UIBarButtonItemAppearance: NSObject {
  /// How they look in one state.
  public final class State: NSObject {
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    public var titlePositionAdjustment = UIOffset.zero
    public var backgroundImage: UIImage?

    func take(_ other: State) {
      (titleTextAttributes, backgroundImage) = (other.titleTextAttributes, other.backgroundImage)
      titlePositionAdjustment = other.titlePositionAdjustment
    }
  }

  public let normal = State()
  public let highlighted = State()
  public let disabled = State()
  public let focused = State()

  public required override init() { super.init() }
  public init(style: UIBarButtonItem.Style) {}

  open func copied() -> Self {
    let other = Self()
    for (new, old) in zip(other.states, states) { new.take(old) }
    return other
  }

  private var states: [State] { [normal, highlighted, disabled, focused] }
}

open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var buttonAppearance = UIBarButtonItemAppearance()
  open var backButtonAppearance = UIBarButtonItemAppearance()
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  open private(set) var backIndicatorImage: UIImage?
  open private(set) var backIndicatorTransitionMaskImage: UIImage?

  open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {
    (backIndicatorImage, backIndicatorTransitionMaskImage) = (image, transitionMaskImage)
  }

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UINavigationBarAppearance else { return }
    (titleTextAttributes, largeTitleTextAttributes) = (other.titleTextAttributes, other.largeTitleTextAttributes)
    titlePositionAdjustment = other.titlePositionAdjustment
    (buttonAppearance, backButtonAppearance) = (other.buttonAppearance.copied(), other.backButtonAppearance.copied())
    doneButtonAppearance = other.doneButtonAppearance.copied()
    setBackIndicatorImage(other.backIndicatorImage, transitionMaskImage: other.backIndicatorTransitionMaskImage)
  }
}

/// How the items of a tab bar look.
open class UITabBarItemAppearance: NSObject {
  /// How they look in one state.
  public final class State: NSObject {
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    public var iconColor: UIColor?
    public var badgeBackgroundColor: UIColor?

    func take(_ other: State) {
      (titleTextAttributes, iconColor) = (other.titleTextAttributes, other.iconColor)
      badgeBackgroundColor = other.badgeBackgroundColor
    }
  }

  public let normal = State()
  public let selected = State()
  public let disabled = State()
  public let focused = State()

  public required override init() { super.init() }

  open func copied() -> Self {
    let other = Self()
    for (new, old) in zip(other.states, states) { new.take(old) }
    return other
  }

  private var states: [State] { [normal, selected, disabled, focused] }
}

open class UITabBarAppearance: UIBarAppearance {
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UITabBarAppearance else { return }
    (stackedLayoutAppearance, inlineLayoutAppearance) =
      (other.stackedLayoutAppearance.copied(), other.inlineLayoutAppearance.copied())
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.copied()
  }
}
