import Foundation

/// Where lines of text stand.
public enum NSTextAlignment: Int, Hashable, Sendable {
  case left
  case center
  case right
  /// Like ``left``.
  case justified
  case natural
}

/// What becomes of text that is longer than its line.
public enum NSLineBreakMode: Int, Hashable, Sendable {
  case byWordWrapping
  case byCharWrapping
  case byClipping
  case byTruncatingHead
  case byTruncatingTail
  case byTruncatingMiddle
}

public enum NSWritingDirection: Int, Hashable, Sendable {
  case natural = -1
  case leftToRight
  case rightToLeft
}

/// How the lines of a paragraph stand; lengths in points.
open class NSParagraphStyle: NSObject {
  struct Values: Hashable, Sendable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var hyphenationFactor: Float = 0
    var allowsTightening = false
    var breaking: LineBreakStrategy = []
    var baseWritingDirection = NSWritingDirection.natural
    var tabs = TabStops()
  }

  private let coreMark = CoreMark.swiftObject
  var values = Values()

  public override init() {}

  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  open var alignment: NSTextAlignment { values.alignment }
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// Between a line and the next one.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// Below a paragraph that another one follows.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// Above a paragraph that follows another one.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  open var headIndent: CGFloat { values.headIndent }
  /// From the leading edge if positive, from the trailing edge if not.
  open var tailIndent: CGFloat { values.tailIndent }
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// 0 means no limit.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// 0 means 1.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// Kept; words are not hyphenated.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  open var allowsDefaultTighteningForTruncation: Bool { values.allowsTightening }
  /// Kept; lines are all broken alike.
  open var lineBreakStrategy: LineBreakStrategy { values.breaking }
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// Where text goes on behind tabs. A tab of a paragraph without any is as wide as another character.
  open var tabStops: [NSTextTab]! {
    values.tabs.stops?.map { NSTextTab(textAlignment: $0.alignment, location: $0.location) } ?? []
  }
  /// Between places for tabs behind the last one of ``tabStops``, in points; 0 for none.
  open var defaultTabInterval: CGFloat { values.tabs.interval }

  open override func copy() -> Any { copied(NSParagraphStyle()) }
  open override func mutableCopy() -> Any { copied(NSMutableParagraphStyle()) }
  open func copy(with zone: NSZone?) -> Any { copy() }
  open func mutableCopy(with zone: NSZone?) -> Any { mutableCopy() }

  private func copied(_ other: NSParagraphStyle) -> NSParagraphStyle {
    other.values = values
    return other
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }
  open override var hash: Int { values.hashValue }
}
