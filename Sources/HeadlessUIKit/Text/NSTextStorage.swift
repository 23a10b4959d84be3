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
///
/// A subclass that keeps its text elsewhere overrides `string`, `attributes(at:effectiveRange:)`, `replaceCharacters(in:with:)` of a string and
/// `setAttributes(_:range:)`, and calls ``edited(_:range:changeInLength:)`` from the latter two. What else a text can be asked is answered
/// by a copy here, which follows each change.
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
    followSubclass()
    delegate?.textStorage(self, willProcessEditing: noted.mask, range: noted.range, changeInLength: noted.delta)
    let all = edit ?? noted
    followSubclass()
    delegate?.textStorage(self, didProcessEditing: all.mask, range: all.range, changeInLength: all.delta)
    (edit, isProcessing) = (nil, false)
    followSubclass()
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
    if isSubclass { return replaceInSubclass(range, attrString) }
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
    if isSubclass { return addAttributes([name: value], range: range) }
    super.addAttributes([name: value], range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }
  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
    if isSubclass { return changeInSubclass(range) { $0.merge(attrs) { $1 } } }
    super.addAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }
  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    if isSubclass { return changeInSubclass(range) { $0[name] = nil } }
    super.removeAttribute(name, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  // MARK: Subclasses that keep the text elsewhere

  private var isSubclass: Bool { type(of: self) != NSTextStorage.self }

  /// The text as a subclass has it now, even if it has told nobody; nil if it is kept here.
  var textOfSubclass: NSAttributedString? {
    guard isSubclass else { return nil }
    let text = NSMutableAttributedString(string: string)
    for run in runs(in: NSRange(location: 0, length: text.length)) {
      text.setAttributes(run.attributes, range: run.range)
    }
    return text
  }

  private func followSubclass() {
    guard isSubclass else { return }
    super.replaceCharacters(in: NSRange(location: 0, length: super.string.utf16.count), with: string)
    for run in runs(in: NSRange(location: 0, length: string.utf16.count)) {
      super.setAttributes(run.attributes, range: run.range)
    }
  }

  private func replaceInSubclass(_ range: NSRange, _ text: NSAttributedString) {
    beginEditing()
    replaceCharacters(in: range, with: text.string)
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, part, _ in
      setAttributes(attributes, range: NSRange(location: range.location + part.location, length: part.length))
    }
    endEditing()
  }

  private func changeInSubclass(_ range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void) {
    beginEditing()
    for run in runs(in: range) {
      var attributes = run.attributes
      change(&attributes)
      setAttributes(attributes, range: run.range)
    }
    endEditing()
  }

  /// What the subclass says, part by part.
  private func runs(in range: NSRange) -> [(attributes: [NSAttributedString.Key: Any], range: NSRange)] {
    var (runs, place) = ([(attributes: [NSAttributedString.Key: Any], range: NSRange)](), range.location)
    while place < range.upperBound {
      var effective = NSRange(location: place, length: range.upperBound - place)
      let attributes = attributes(at: place, effectiveRange: &effective)
      let end = max(place + 1, min(effective.upperBound, range.upperBound))
      runs.append((attributes, NSRange(location: place, length: end - place)))
      place = end
    }
    return runs
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
