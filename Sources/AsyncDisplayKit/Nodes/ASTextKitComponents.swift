import Foundation
import HeadlessUIKit

extension ASEditableTextNode {
  /// What a part of the text covers, in the node's coordinates. Main only.
  public func frame(forTextRange textRange: NSRange) -> CGRect {
    let (manager, container, inset) = (textView.layoutManager, textView.textContainer, textView.textContainerInset)
    return manager.boundingRect(forGlyphRange: textRange, in: container).offsetBy(dx: inset.left, dy: inset.top)
  }

  /// A node whose text is that of some parts; what else they are made of is the node's own.
  public convenience init(
    textKitComponents: ASTextKitComponents, placeholderTextKitComponents: ASTextKitComponents
  ) {
    self.init()
    attributedText = NSAttributedString(attributedString: textKitComponents.textStorage)
    attributedPlaceholderText = NSAttributedString(attributedString: placeholderTextKitComponents.textStorage)
    maximumLinesToDisplay = UInt(clamping: textKitComponents.textContainer.maximumNumberOfLines)
  }
}

/// A text, and what it is laid out with. Main only.
public final class ASTextKitComponents: NSObject {
  public let textStorage: NSTextStorage
  public let textContainer: NSTextContainer
  public let layoutManager: NSLayoutManager
  public var textView: UITextView?

  public init(attributedSeedString: NSAttributedString?, textContainerSize: CGSize) {
    textStorage = NSTextStorage(attributedString: attributedSeedString ?? NSAttributedString(string: ""))
    textContainer = NSTextContainer(size: textContainerSize)
    textContainer.lineFragmentPadding = 0
    layoutManager = NSLayoutManager()
    layoutManager.addTextContainer(textContainer)
    textStorage.addLayoutManager(layoutManager)
  }

  public init(textStorage: NSTextStorage, textContainerSize: CGSize, layoutManager: NSLayoutManager) {
    self.textStorage = textStorage
    self.layoutManager = layoutManager
    textContainer = NSTextContainer(size: textContainerSize)
    textContainer.lineFragmentPadding = 0
    layoutManager.addTextContainer(textContainer)
    textStorage.addLayoutManager(layoutManager)
  }

  /// How large the text is in lines of some width.
  public func sizeForConstrainedWidth(_ constrainedWidth: CGFloat) -> CGSize {
    let old = textContainer.size
    defer { textContainer.size = old }
    textContainer.size = CGSize(width: constrainedWidth, height: .greatestFiniteMagnitude)
    return layoutManager.usedRect(for: textContainer).size
  }
}
