import Foundation

/// What stands in a bar. Kept; no bar is drawn here.
open class UIBarItem: AccessibleObject {
  open var title: String?
  open var image: UIImage?
  open var landscapeImagePhone: UIImage?
  open var largeContentSizeImage: UIImage?
  open var imageInsets = UIEdgeInsets.zero
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero
  open var isEnabled = true
  open var tag = 0
  private var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  public override init() { super.init() }
  /// A plain one: there are no archives of interfaces.
  public required init?(coder: NSCoder) { super.init() }

  /// Nil takes them away.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titleAttributes[state] = attributes
  }

  /// As they were set for exactly this state; else as all items of the kind have them.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state] ?? said { $0.titleAttributes[state] }
  }
}
