import Foundation

/// What is done to that which lies behind a view; nothing is, here.
open class UIVisualEffect: NSObject {
  public override init() { super.init() }
}

open class UIBlurEffect: UIVisualEffect {
  public enum Style: Int, Hashable, Sendable {
    case extraLight
    case light
    case dark
    case regular = 4
    case prominent
    case systemUltraThinMaterial
    case systemThinMaterial
    case systemMaterial
    case systemThickMaterial
    case systemChromeMaterial
    case systemUltraThinMaterialLight
    case systemThinMaterialLight
    case systemMaterialLight
    case systemThickMaterialLight
    case systemChromeMaterialLight
    case systemUltraThinMaterialDark
    case systemThinMaterialDark
    case systemMaterialDark
    case systemThickMaterialDark
    case systemChromeMaterialDark
  }

  public let style: Style
  public init(style: Style) { self.style = style }
}

open class UIVibrancyEffect: UIVisualEffect {
  public let blurEffect: UIBlurEffect
  /// Nil for the plain one.
  public let style: UIVibrancyEffectStyle?

  public init(blurEffect: UIBlurEffect) { (self.blurEffect, style) = (blurEffect, nil) }
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    (self.blurEffect, self.style) = (blurEffect, style)
  }
}

/// Glass; kept as a value.
open class UIGlassEffect: UIVisualEffect {
  public enum Style: Int, Hashable, Sendable {
    case regular
    case clear
  }

  public let style: Style
  /// Whether the glass moves with a finger on it; kept only.
  open var isInteractive = false
  open var tintColor: UIColor?
  public init(style: Style = .regular) { self.style = style }
}

/// Pieces of glass that flow into one another; kept as a value.
open class UIGlassContainerEffect: UIVisualEffect {
  /// How near pieces have to be for that, in points.
  open var spacing: CGFloat = 0
}

/// A view with an effect, and what is in it. The effect is kept, and changes nothing.
open class UIVisualEffectView: UIView {
  open var effect: UIVisualEffect?
  public let contentView = UIView(frame: .zero)

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
  }
}

/// What lies on a blurred view and takes its colour.
public enum UIVibrancyEffectStyle: Int, Hashable, Sendable {
  case label
  case secondaryLabel
  case tertiaryLabel
  case quaternaryLabel
  case fill
  case secondaryFill
  case tertiaryFill
  case separator
}
