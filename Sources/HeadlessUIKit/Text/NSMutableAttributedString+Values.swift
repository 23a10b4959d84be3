import Foundation

extension NSMutableAttributedString {
  /// What `addAttribute(_:value:range:)` is, which in Foundation halts on Linux where an object is to take the place of another one.
  public func putAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    addAttributes([name: value], range: range)
  }

  /// Nothing is ever wrong here: every font has every character, and paragraphs are looked at where they begin.
  public func fixAttributes(in range: NSRange) {}
}
