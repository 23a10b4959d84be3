import Foundation

/// How a bar looks. Kept; no bar is drawn here.
open class UIBarAppearance: NSObject {
  open var backgroundColor: UIColor?
  open var backgroundEffect: UIBlurEffect?
  open var backgroundImage: UIImage?
  open var shadowColor: UIColor?
  open var shadowImage: UIImage?

  public override init() { super.init() }
  public init(barAppearance: UIBarAppearance) {
    (backgroundColor, backgroundEffect) = (barAppearance.backgroundColor, barAppearance.backgroundEffect)
    (backgroundImage, shadowImage) = (barAppearance.backgroundImage, barAppearance.shadowImage)
    shadowColor = barAppearance.shadowColor
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
  }

  public let normal = State()
  public let highlighted = State()
  public let disabled = State()
  public let focused = State()

  public override init() { super.init() }
  public init(style: UIBarButtonItem.Style) {}
}

open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var buttonAppearance = UIBarButtonItemAppearance()
  open var backButtonAppearance = UIBarButtonItemAppearance()
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  public private(set) var backIndicatorImage: UIImage?
  public private(set) var backIndicatorTransitionMaskImage: UIImage?

  open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {
    (backIndicatorImage, backIndicatorTransitionMaskImage) = (image, transitionMaskImage)
  }
}

/// How the items of a tab bar look.
open class UITabBarItemAppearance: NSObject {
  /// How they look in one state.
  public final class State: NSObject {
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    public var iconColor: UIColor?
    public var badgeBackgroundColor: UIColor?
  }

  public let normal = State()
  public let selected = State()
  public let disabled = State()
  public let focused = State()
}

open class UITabBarAppearance: UIBarAppearance {
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
}
