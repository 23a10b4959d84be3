import Foundation

/// Is told of changes of a text. Main only.
public protocol NSTextStorageDelegate: AnyObject {
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
}

/// Text that tells whoever shows it of every change, or of all between ``beginEditing()`` and ``endEditing()`` at once. Main only.
open class NSTextStorage: NSMutableAttributedString {
  /// What has changed. The numbers are UIKit's.
  public struct EditActions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let editedAttributes = EditActions(rawValue: 1 << 0)
    public static let editedCharacters = EditActions(rawValue: 1 << 1)
  }

  private struct Edit {
    var mask: EditActions
    /// In the text as it is now.
    var range: NSRange
    var delta: Int
  }

  open weak var delegate: (any NSTextStorageDelegate)?
  /// Who shows the text.
  weak var view: UITextView?
  let managers = LayoutManagers()
  private var depth = 0
  private var edit: Edit?
  /// The delegate is being told: what it changes is part of the same edit.
  private var isProcessing = false

  open var editedMask: EditActions { edit?.mask ?? [] }
  /// `NSNotFound` if nothing has changed.
  open var editedRange: NSRange { edit?.range ?? NSRange(location: NSNotFound, length: 0) }
  open var changeInLength: Int { edit?.delta ?? 0 }

  /// Notes a change.
  ///
  /// - Parameter editedRange: in the text as it was before.
  open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
    var range = NSRange(location: editedRange.location, length: editedRange.length + delta)
    if let edit { range = edit.range.moved(by: delta, at: editedRange).union(range) }
    edit = Edit(mask: self.editedMask.union(editedMask), range: range, delta: changeInLength + delta)
    if depth == 0 { processEditing() }
  }

  /// Tells of what has changed, the view last: what the delegate changes meanwhile it is shown too.
  open func processEditing() {
    guard !isProcessing, let noted = edit else { return }
    isProcessing = true
    delegate?.textStorage(self, willProcessEditing: noted.mask, range: noted.range, changeInLength: noted.delta)
    let all = edit ?? noted
    delegate?.textStorage(self, didProcessEditing: all.mask, range: all.range, changeInLength: all.delta)
    (edit, isProcessing) = (nil, false)
    view?.storageDidChange(self)
  }

  open override func beginEditing() { depth += 1 }

  open override func endEditing() {
    depth = max(0, depth - 1)
    if depth == 0 { processEditing() }
  }

  // MARK: Every way to change a text but one: what is changed in `mutableString` nobody hears of

  open override func replaceCharacters(in range: NSRange, with str: String) {
    super.replaceCharacters(in: range, with: str)
    edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
  }

  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    super.replaceCharacters(in: range, with: attrString)
    edited([.editedCharacters, .editedAttributes], range: range, changeInLength: attrString.length - range.length)
  }

  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
  }
  open override func append(_ attrString: NSAttributedString) { insert(attrString, at: length) }
  open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }
  open override func setAttributedString(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
  }

  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    super.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }
  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    super.addAttributes([name: value], range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }
  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
    super.addAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }
  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    super.removeAttribute(name, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }
}

extension NSRange {
  /// Where the range is after a change of a part of the text.
  fileprivate func moved(by delta: Int, at changed: NSRange) -> NSRange {
    if changed.upperBound <= location { return NSRange(location: location + delta, length: length) }
    if changed.location >= upperBound { return self }
    let start = min(location, changed.location)
    return NSRange(location: start, length: max(upperBound, changed.upperBound) + delta - start)
  }
}

extension UITextView {
  /// The text of the view, to be changed in place.
  public var textStorage: NSTextStorage {
    if let made = storage { return made }
    let made = NSTextStorage(attributedString: attributedText)
    made.view = self
    storage = made
    return made
  }

  /// The text was changed in place.
  func storageDidChange(_ changed: NSTextStorage) {
    guard changed === storage, !isAdoptingText else { return }
    isAdoptingText = true
    show(NSAttributedString(attributedString: changed))
    isAdoptingText = false
  }

  /// The text is another one: so is what is in the storage.
  func updateStorage() {
    guard let storage, !isAdoptingText else { return }
    isAdoptingText = true
    storage.setAttributedString(attributedText)
    // Its delegate may have changed what it was given.
    if !storage.isEqual(to: attributedText) { show(NSAttributedString(attributedString: storage)) }
    isAdoptingText = false
  }
}
