import Foundation
import HeadlessUIKit

/// Whether a button's picture comes before its title or after it.
public enum ASButtonNodeImageAlignment: UInt, Hashable, Sendable {
  case beginning
  case end
}

/// A button: a title and a picture side by side or one above the other, and a picture behind them, for each state.
open class ASButtonNode: ASControlNode {
  private struct Content {
    var looks: [UInt: Look] = [:]
    var spacing: CGFloat = 8
    var isHorizontal = true
    var horizontal = ASHorizontalAlignment.middle
    var vertical = ASVerticalAlignment.center
    var insets = UIEdgeInsets.zero
    var imageAlignment = ASButtonNodeImageAlignment.beginning
  }

  /// What one state has of its own.
  private struct Look {
    var title: NSAttributedString?
    var image: UIImage?
    var background: UIImage?
  }

  private let content = Guarded(Content())
  public let titleNode = ASTextNode()
  public let imageNode = ASImageNode()
  public let backgroundImageNode = ASImageNode()

  public override init() {
    super.init()
    automaticallyManagesSubnodes = true
    isAccessibilityElement = true
    accessibilityTraits = .button
    titleNode.isLayerBacked = true
    titleNode.style.flexShrink = 1
    imageNode.isLayerBacked = true
    imageNode.contentMode = .scaleToFill
    backgroundImageNode.isLayerBacked = true
    backgroundImageNode.contentMode = .scaleToFill
  }

  // MARK: How it is laid out

  /// Between picture and title, in points.
  open var contentSpacing: CGFloat {
    get { content[\.spacing] }
    set { change(\.spacing, to: newValue) }
  }

  /// Side by side if true, one above the other if not.
  open var laysOutHorizontally: Bool {
    get { content[\.isHorizontal] }
    set { change(\.isHorizontal, to: newValue) }
  }

  open var contentHorizontalAlignment: ASHorizontalAlignment {
    get { content[\.horizontal] }
    set { change(\.horizontal, to: newValue) }
  }

  open var contentVerticalAlignment: ASVerticalAlignment {
    get { content[\.vertical] }
    set { change(\.vertical, to: newValue) }
  }

  /// Around picture and title, in points.
  open var contentEdgeInsets: UIEdgeInsets {
    get { content[\.insets] }
    set { change(\.insets, to: newValue) }
  }

  open var imageAlignment: ASButtonNodeImageAlignment {
    get { content[\.imageAlignment] }
    set { change(\.imageAlignment, to: newValue) }
  }

  private func change<Value: Equatable>(_ part: WritableKeyPath<Content, Value>, to value: Value) {
    let isNew = content.with { content in
      defer { content[keyPath: part] = value }
      return content[keyPath: part] != value
    }
    if isNew { setNeedsLayout() }
  }

  open override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
    let layout = content.with { $0 }
    let stack = ASStackLayoutSpec(
      direction: layout.isHorizontal ? .horizontal : .vertical, spacing: layout.spacing, justifyContent: .start,
      alignItems: .stretch, children: parts(imageFirst: layout.imageAlignment == .beginning))
    stack.horizontalAlignment = layout.horizontal
    stack.verticalAlignment = layout.vertical
    let inset = layout.insets == .zero ? stack : ASInsetLayoutSpec(insets: layout.insets, child: stack)
    guard backgroundImageNode.image != nil else { return inset }
    return ASBackgroundLayoutSpec(child: inset, background: backgroundImageNode)
  }

  private func parts(imageFirst: Bool) -> [any ASLayoutElement] {
    var parts: [any ASLayoutElement] = []
    if imageNode.image != nil { parts.append(imageNode) }
    if let title = titleNode.attributedText, title.length > 0 { parts.append(titleNode) }
    return imageFirst ? parts : parts.reversed()
  }

  // MARK: What it shows in each state

  open func attributedTitle(for state: ASControlState) -> NSAttributedString? {
    content.with { $0.looks[state.rawValue]?.title }
  }

  open func setAttributedTitle(_ title: NSAttributedString?, for state: ASControlState) {
    change(state) { $0.title = title }
  }

  open func image(for state: ASControlState) -> UIImage? { content.with { $0.looks[state.rawValue]?.image } }
  open func setImage(_ image: UIImage?, for state: ASControlState) { change(state) { $0.image = image } }

  open func backgroundImage(for state: ASControlState) -> UIImage? {
    content.with { $0.looks[state.rawValue]?.background }
  }
  open func setBackgroundImage(_ image: UIImage?, for state: ASControlState) { change(state) { $0.background = image } }

  /// A title in one font and colour; the system's button font and black where they are nil.
  open func setTitle(_ title: String, with font: UIFont?, with color: UIColor?, for state: ASControlState) {
    let attributes: [NSAttributedString.Key: Any] = [
      .font: font ?? UIFont.systemFont(ofSize: UIFont.buttonFontSize), .foregroundColor: color ?? UIColor.black,
    ]
    setAttributedTitle(NSAttributedString(string: title, attributes: attributes), for: state)
  }

  private func change(_ state: ASControlState, _ body: (inout Look) -> Void) {
    content.with { body(&$0.looks[state.rawValue, default: Look()]) }
    showState()
  }

  open override var isEnabled: Bool {
    didSet {
      if isEnabled { accessibilityTraits.remove(.notEnabled) } else { accessibilityTraits.insert(.notEnabled) }
      showState()
    }
  }
  open override var isSelected: Bool { didSet { showState() } }
  open override var isHighlighted: Bool { didSet { showState() } }

  /// Each part of the look is that of the first of the states that the button is in which has one.
  private func showState() {
    let (looks, states) = (content[\.looks], self.states)
    func part<Part>(_ part: KeyPath<Look, Part?>) -> Part? {
      states.lazy.compactMap { looks[$0.rawValue]?[keyPath: part] }.first
    }
    let (title, image, background) = (part(\.title), part(\.image), part(\.background))
    let isNew =
      titleNode.attributedText != title || imageNode.image !== image || backgroundImageNode.image !== background
    guard isNew else { return }
    if titleNode.attributedText != title {
      titleNode.attributedText = title
      accessibilityLabel = title?.string
    }
    imageNode.image = image
    backgroundImageNode.image = background
    setNeedsLayout()
  }

  private var states: [ASControlState] {
    let (selected, highlighted) = (isSelected, isHighlighted)
    let states: [(ASControlState, Bool)] = [
      (.disabled, !isEnabled), ([.selected, .highlighted], selected && highlighted), (.highlighted, highlighted),
      (.selected, selected), (.normal, true),
    ]
    return states.filter(\.1).map(\.0)
  }
}
