import Foundation
import HeadlessUIKit

/// A cell of one text, with room around it.
open class ASTextCellNode: ASCellNode {
  private struct Content {
    var text = ""
    var attributes = ASTextCellNode.defaultAttributes
    var insets = ASTextCellNode.defaultInsets
  }

  private static var defaultAttributes: [NSAttributedString.Key: Any] { [.font: UIFont.systemFont(ofSize: 18)] }
  private static let defaultInsets = UIEdgeInsets(top: 11, left: 15, bottom: 11, right: 15)

  private let content = Guarded(Content())
  public let textNode = ASTextNode()

  public override init() {
    super.init()
    automaticallyManagesSubnodes = true
  }

  /// - Parameters:
  ///   - attributes: of the text; 18 points of the system's font if nil.
  ///   - insets: the room around the text, in points.
  public init(attributes: [AnyHashable: Any]?, insets: UIEdgeInsets) {
    super.init()
    automaticallyManagesSubnodes = true
    textInsets = insets
    if let attributes { textAttributes = attributes.keyed }
  }

  open var text: String? {
    get { content[\.text] }
    set {
      content.with { $0.text = newValue ?? "" }
      textDidChange()
    }
  }

  /// Of all of the text.
  open var textAttributes: [NSAttributedString.Key: Any]! {
    get { content[\.attributes] }
    set {
      content.with { $0.attributes = newValue ?? Self.defaultAttributes }
      textDidChange()
    }
  }

  /// The room around the text, in points.
  open var textInsets: UIEdgeInsets {
    get { content[\.insets] }
    set {
      content.with { $0.insets = newValue }
      setNeedsLayout()
    }
  }

  private func textDidChange() {
    let (text, attributes) = content.with { ($0.text, $0.attributes) }
    textNode.attributedText = NSAttributedString(string: text, attributes: attributes)
    setNeedsLayout()
  }

  open override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
    ASInsetLayoutSpec(insets: textInsets, child: textNode)
  }
}

extension [AnyHashable: Any] {
  /// The same, for keys that are attributes or their names.
  fileprivate var keyed: [NSAttributedString.Key: Any] {
    var keyed: [NSAttributedString.Key: Any] = [:]
    for (key, value) in self {
      if let key = key.base as? NSAttributedString.Key { keyed[key] = value }
      if let name = key.base as? String { keyed[NSAttributedString.Key(name)] = value }
    }
    return keyed
  }
}
