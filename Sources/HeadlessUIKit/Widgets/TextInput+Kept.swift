import Foundation

public enum UITextSmartQuotesType: Int, Hashable, Sendable {
  case `default`
  case no
  case yes
}

public enum UITextSmartDashesType: Int, Hashable, Sendable {
  case `default`
  case no
  case yes
}

public enum UITextSmartInsertDeleteType: Int, Hashable, Sendable {
  case `default`
  case no
  case yes
}

/// What a new password has to be like.
open class UITextInputPasswordRules: NSObject {
  public let passwordRulesDescriptor: String
  public init(descriptor passwordRulesDescriptor: String) { self.passwordRulesDescriptor = passwordRulesDescriptor }
}

/// What stands above a keyboard on a large screen.
open class UITextInputAssistantItem: NSObject {
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
  open var allowsHidingShortcuts = true
}

open class UIBarButtonItemGroup: NSObject {
  open var barButtonItems: [UIBarButtonItem]
  open var representativeItem: UIBarButtonItem?

  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    (self.barButtonItems, self.representativeItem) = (barButtonItems, representativeItem)
  }
}

/// How text is typed. Kept: what is typed is the text that it is.
public protocol UITextInputTraits: AnyObject {}

extension UITextField: UITextInputTraits {}
extension UITextView: UITextInputTraits {}
extension UISearchBar: UITextInputTraits {}

extension UITextInputTraits where Self: UIView {
  public var smartQuotesType: UITextSmartQuotesType {
    get { rare() ?? .default }
    set { setRare(newValue) }
  }
  public var smartDashesType: UITextSmartDashesType {
    get { rare() ?? .default }
    set { setRare(newValue) }
  }
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { rare() ?? .default }
    set { setRare(newValue) }
  }
  public var passwordRules: UITextInputPasswordRules? {
    get { rare() }
    set { setRare(newValue) }
  }
  public var inputAssistantItem: UITextInputAssistantItem {
    if let made: UITextInputAssistantItem = rare() { return made }
    let made = UITextInputAssistantItem()
    setRare(made)
    return made
  }
}

extension UITextView {
  // Kept only.
  public var allowsEditingTextAttributes: Bool {
    get { rare() ?? false }
    set { setRare(newValue) }
  }
  public var clearsOnInsertion: Bool {
    get { rare() ?? false }
    set { setRare(newValue) }
  }
  public var usesStandardTextScaling: Bool {
    get { rare() ?? false }
    set { setRare(newValue) }
  }
  public var isFindInteractionEnabled: Bool {
    get { rare() ?? false }
    set { setRare(newValue) }
  }

  // MARK: Places in the text

  func ownCaretRect(for position: UITextPosition) -> CGRect {
    let all = lines(of: attributedText, in: bounds.width)
    let before = all.rects(of: NSRange(location: max(0, position.index - 1), length: position.index > 0 ? 1 : 0)).last
    let height = before?.height ?? all.lines.first?.height ?? font?.lineHeight ?? UIFont.smallSystemFontSize
    return CGRect(x: room.left + (before?.maxX ?? 0), y: room.top + (before?.minY ?? 0), width: 2, height: height)
  }

  func rects(of range: UITextRange) -> [CGRect] {
    lines(of: attributedText, in: bounds.width).rects(of: range.range).map {
      $0.offsetBy(dx: room.left, dy: room.top)
    }
  }

  func ownPosition(closestTo point: CGPoint) -> UITextPosition? {
    guard hasText else { return beginningOfDocument }
    var fraction: CGFloat = 0
    let index = layoutManager.glyphIndex(
      for: inContainer(point), in: textContainer, fractionOfDistanceThroughGlyph: &fraction)
    return UITextPosition(fraction > 0.5 ? index + 1 : index)
  }

  /// The character at a point; nil beside the text.
  public func characterRange(at point: CGPoint) -> UITextRange? {
    let inText = CGPoint(x: point.x - room.left, y: point.y - room.top)
    return lines(of: attributedText, in: bounds.width).characterIndex(at: inText).map {
      UITextRange(NSRange(location: $0, length: 1))
    }
  }

  private func inContainer(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x - textContainerInset.left, y: point.y - textContainerInset.top)
  }
}

/// A part of what a range of text covers.
open class UITextSelectionRect: NSObject {
  public let rect: CGRect
  open var containsStart: Bool { false }
  open var containsEnd: Bool { false }
  init(_ rect: CGRect) { self.rect = rect }
}
