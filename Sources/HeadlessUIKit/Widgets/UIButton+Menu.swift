import Foundation

/// A button with a menu, which is kept for whoever asks: nobody presses long here.
extension UIButton {
  private struct Keys {
    static var menu: UnsafeRawPointer? { UnsafeRawPointer(bitPattern: 11) }
    static var isPrimary: UnsafeRawPointer? { UnsafeRawPointer(bitPattern: 12) }
  }

  /// What comes up at a long press.
  public var menu: UIMenu? {
    get { Keys.menu.flatMap { objc_getAssociatedObject(self, $0) } as? UIMenu }
    set { Keys.menu.map { objc_setAssociatedObject(self, $0, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) } }
  }

  /// Whether the menu comes up at a tap; kept only.
  public var showsMenuAsPrimaryAction: Bool {
    get { Keys.isPrimary.flatMap { objc_getAssociatedObject(self, $0) } as? Bool ?? false }
    set { Keys.isPrimary.map { objc_setAssociatedObject(self, $0, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) } }
  }
}
