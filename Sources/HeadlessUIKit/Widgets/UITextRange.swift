import Foundation

/// A place in a text, between two characters.
open class UITextPosition: NSObject {
  /// From the text's beginning, in UTF-16 units.
  package let index: Int

  package init(_ index: Int) { self.index = index }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UITextPosition)?.index == index }
  open override var hash: Int { index }
}

/// A part of a text, or a place in it.
open class UITextRange: NSObject {
  open var start: UITextPosition { UITextPosition(range.location) }
  open var end: UITextPosition { UITextPosition(range.upperBound) }
  open var isEmpty: Bool { range.length == 0 }
  package let range: NSRange

  package init(_ range: NSRange) { self.range = range }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UITextRange)?.range == range }
  open override var hash: Int { range.hashValue }
}

/// What has a text that can be edited, and says where in it something is. Main only.
public protocol UITextInput: UIView {
  /// nil where nothing can be selected now. One that reaches behind the text ends there.
  var selectedTextRange: UITextRange? { get set }
  /// Puts text in the place of a range, without asking a delegate.
  func replace(_ range: UITextRange, withText text: String)
  /// What ``UITextPosition`` counts in.
  var editedText: NSString { get }
}

extension UITextInput {
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  public var endOfDocument: UITextPosition { UITextPosition(editedText.length) }

  public func text(in range: UITextRange) -> String? {
    editedText.substring(with: NSIntersectionRange(range.range, NSRange(location: 0, length: editedText.length)))
  }

  /// Whichever of the two comes first is where the range begins.
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    let (first, last) = (min(fromPosition.index, toPosition.index), max(fromPosition.index, toPosition.index))
    return UITextRange(NSRange(location: first, length: last - first))
  }

  /// nil outside of the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    ownPosition(from: position, offset: offset)
  }

  func ownPosition(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (index, isOver) = position.index.addingReportingOverflow(offset)
    return !isOver && (0...editedText.length).contains(index) ? UITextPosition(index) : nil
  }

  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.index - from.index }

  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    if position.index == other.index { return .orderedSame }
    return position.index < other.index ? .orderedAscending : .orderedDescending
  }
}

extension UITextInput {
  /// What is being composed of several keys: nothing, for each of them is its text here.
  public var markedTextRange: UITextRange? { nil }
}
