import Foundation

/// What a text is taken apart into.
public enum UITextGranularity: Int, Hashable, Sendable {
  case character
  case word
  case sentence
  case paragraph
  /// Like ``paragraph``.
  case line
  case document
}

/// Which way is meant. The numbers are those of UIKit's directions of storage and of layout.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
}

public enum UITextStorageDirection: Int, Hashable, Sendable {
  case forward
  case backward
}

/// Is told of what a program, and no user, changes in a text.
public protocol UITextInputDelegate: AnyObject {
  func selectionWillChange(_ textInput: (any UITextInput)?)
  func selectionDidChange(_ textInput: (any UITextInput)?)
  func textWillChange(_ textInput: (any UITextInput)?)
  func textDidChange(_ textInput: (any UITextInput)?)
}

/// Finds the words, paragraphs and the like of a text.
public protocol UITextInputTokenizer: AnyObject {
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange?
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool
}

/// Finds them in the string.
open class UITextInputStringTokenizer: UITextInputTokenizer {
  private weak var textInput: (any UITextInput)?

  public init(textInput: any UITextInput) { self.textInput = textInput }

  /// The part around a position, or beside it on the side that is meant; nil where there is none.
  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard let text = textInput?.editedText else { return nil }
    let index = direction.rawValue == UITextStorageDirection.backward.rawValue ? position.index - 1 : position.index
    guard (0..<text.length).contains(index) else { return nil }
    switch granularity {
    case .character: return UITextRange(text.rangeOfComposedCharacterSequence(at: index))
    case .word: return Self.run(in: text, around: index) { CharacterSet.alphanumerics.contains($0) }
    case .sentence: return Self.run(in: text, around: index) { !".!?\n".unicodeScalars.contains($0) }
    case .paragraph, .line: return UITextRange(text.paragraphRange(for: NSRange(location: index, length: 0)))
    case .document: return UITextRange(NSRange(location: 0, length: text.length))
    }
  }

  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool { rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil }

  /// The characters around a place that belong together.
  private static func run(
    in text: NSString, around index: Int, _ belongs: (Unicode.Scalar) -> Bool
  ) -> UITextRange? {
    // Halves of a character beyond the first 65536 are no signs that end anything.
    func isIn(_ place: Int) -> Bool { Unicode.Scalar(text.character(at: place)).map(belongs) ?? true }
    guard isIn(index) else { return nil }
    var (start, end) = (index, index + 1)
    while start > 0, isIn(start - 1) { start -= 1 }
    while end < text.length, isIn(end) { end += 1 }
    return UITextRange(NSRange(location: start, length: end - start))
  }
}

extension UITextInput {
  public var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer(textInput: self) }

  /// Nothing is being composed, so there is nothing to be done.
  public func unmarkText() {}

  /// Not kept alive. A keyboard sets one elsewhere; here only others do, and tell it themselves.
  public var inputDelegate: (any UITextInputDelegate)? {
    get { rareWeak("input delegate") as? any UITextInputDelegate }
    set { setRareWeak(newValue, "input delegate") }
  }
}
