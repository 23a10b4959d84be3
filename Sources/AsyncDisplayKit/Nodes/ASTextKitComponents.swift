import Foundation
import HeadlessUIKit

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
