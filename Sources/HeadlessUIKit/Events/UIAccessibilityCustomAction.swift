import Foundation

/// Something that somebody who cannot see can do with an element. Nobody chooses it here: ``perform()`` does.
open class UIAccessibilityCustomAction: NSObject {
  open var name: String
  open var image: UIImage?
  open weak var target: AnyObject?
  open var selector: Selector
  private let handler: ((UIAccessibilityCustomAction) -> Bool)?

  public init(name: String, target: Any?, selector: Selector) {
    (self.name, self.selector, handler) = (name, selector, nil)
    self.target = target.map { $0 as AnyObject }
  }

  public init(name: String, image: UIImage? = nil, actionHandler: ((UIAccessibilityCustomAction) -> Bool)?) {
    (self.name, self.image, handler) = (name, image, actionHandler)
    selector = Selector("")
  }

  /// Chooses it.
  ///
  /// - Returns: whether that was understood.
  @discardableResult open func perform() -> Bool {
    if let handler { return handler(self) }
    return target.map { selector.perform(on: $0, sender: self) } ?? false
  }
}
