import Foundation

/// Buttons of a pointing device.
extension UIEvent {
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let primary = ButtonMask(rawValue: 1 << 0)
    public static let secondary = ButtonMask(rawValue: 1 << 1)
  }
}

extension UITapGestureRecognizer {
  /// Which buttons of a pointing device count. Kept only: fingers have none.
  public var buttonMaskRequired: UIEvent.ButtonMask {
    get { rare() ?? .primary }
    set { setRare(newValue) }
  }
}

/// Says how a pointer looks above a view.
public protocol UIPointerInteractionDelegate: AnyObject {
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
}

extension UIPointerInteractionDelegate {
  public func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
    -> UIPointerStyle?
  { nil }
}

/// What a view does with a pointer. There is none here, so its delegate is never asked.
open class UIPointerInteraction: ViewInteraction {
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  open var isEnabled = true

  public init(delegate: (any UIPointerInteractionDelegate)?) { self.delegate = delegate }
  open func invalidate() {}
}

/// A part of a view that a pointer is above.
open class UIPointerRegion: NSObject {
  public let rect: CGRect
  public init(rect: CGRect) { self.rect = rect }
}

/// How a view answers a pointer.
public enum UIPointerEffect {
  case automatic(UITargetedPreview)
  case highlight(UITargetedPreview)
  case lift(UITargetedPreview)
  case hover(UITargetedPreview)
}

/// How a pointer looks.
open class UIPointerStyle: NSObject {
  public let effect: UIPointerEffect?
  public init(effect: UIPointerEffect) { self.effect = effect }
}
