import Foundation

/// Puts elements one after another, in one line or several: the flexible box of CSS with one pass of growing or shrinking.
open class ASStackLayoutSpec: ASLayoutSpec {
  private var rules = StackRules()
  private var storedHorizontalAlignment = ASHorizontalAlignment.none
  private var storedVerticalAlignment = ASVerticalAlignment.none
  private var storedIsConcurrent = false

  /// A horizontal stack without spacing, its elements at the start and stretched across, in one line.
  public override init() { super.init() }

  public convenience init(
    direction: ASStackLayoutDirection, spacing: CGFloat, justifyContent: ASStackLayoutJustifyContent,
    alignItems: ASStackLayoutAlignItems, children: [any ASLayoutElement]
  ) {
    self.init(
      direction: direction, spacing: spacing, justifyContent: justifyContent, alignItems: alignItems,
      flexWrap: .noWrap, alignContent: .start, lineSpacing: 0, children: children)
  }

  public convenience init(
    direction: ASStackLayoutDirection, spacing: CGFloat, justifyContent: ASStackLayoutJustifyContent,
    alignItems: ASStackLayoutAlignItems, flexWrap: ASStackLayoutFlexWrap, alignContent: ASStackLayoutAlignContent,
    children: [any ASLayoutElement]
  ) {
    self.init(
      direction: direction, spacing: spacing, justifyContent: justifyContent, alignItems: alignItems,
      flexWrap: flexWrap, alignContent: alignContent, lineSpacing: 0, children: children)
  }

  public init(
    direction: ASStackLayoutDirection, spacing: CGFloat, justifyContent: ASStackLayoutJustifyContent,
    alignItems: ASStackLayoutAlignItems, flexWrap: ASStackLayoutFlexWrap, alignContent: ASStackLayoutAlignContent,
    lineSpacing: CGFloat, children: [any ASLayoutElement]
  ) {
    rules = StackRules(
      direction: direction, spacing: spacing, justifyContent: justifyContent, alignItems: alignItems,
      flexWrap: flexWrap, alignContent: alignContent, lineSpacing: lineSpacing)
    super.init(slots: children)
  }

  /// A stack from top to bottom, else as ``init()``.
  public static func vertical() -> ASStackLayoutSpec {
    let stack = ASStackLayoutSpec()
    stack.direction = .vertical
    return stack
  }

  /// A stack from left to right, as ``init()``.
  public static func horizontal() -> ASStackLayoutSpec { ASStackLayoutSpec() }

  /// Sets one of the rules, through the write gate.
  private func set<Value>(_ rule: WritableKeyPath<StackRules, Value>, to value: Value, property: StaticString) {
    if mayWrite(property) { rules[keyPath: rule] = value }
  }

  open override func calculateLayoutThatFits(_ constrainedSize: ASSizeRange) -> ASLayout {
    if constrainedSize.isExact {
      return ASLayout(layoutElement: self, certainSize: constrainedSize.min) { [rules, elements] in
        StackPass(rules: rules, range: constrainedSize, elements: elements).layout().layouts
      }
    }
    let placed = StackPass(rules: rules, range: constrainedSize, elements: elements).layout()
    return ASLayout(layoutElement: self, size: placed.size, sublayouts: placed.layouts)
  }

  /// A stack from top to bottom has the first baseline of its first element and the last one of its last. Called when they have been
  /// measured: a stack among them knows its own only then.
  func adoptBaselines() {
    guard direction == .vertical, let first = elements.first, let last = elements.last else { return }
    style.ascender = first.style.ascender
    style.descender = last.style.descender
  }
}

// MARK: - Properties

extension ASStackLayoutSpec {
  public var direction: ASStackLayoutDirection {
    get { rules.direction }
    set {
      guard mayWrite("direction"), rules.direction != newValue else { return }
      rules.direction = newValue
      applyHorizontalAlignment()
      applyVerticalAlignment()
    }
  }

  /// Space between neighbours, in points.
  public var spacing: CGFloat {
    get { rules.spacing }
    set { set(\.spacing, to: newValue, property: "spacing") }
  }

  /// Cannot be set while ``horizontalAlignment`` or ``verticalAlignment`` is in use.
  public var justifyContent: ASStackLayoutJustifyContent {
    get { rules.justifyContent }
    set {
      guard mayWrite("justifyContent"), isFreeOfAlignment("justifyContent") else { return }
      rules.justifyContent = newValue
    }
  }

  /// Cannot be set while ``horizontalAlignment`` or ``verticalAlignment`` is in use.
  public var alignItems: ASStackLayoutAlignItems {
    get { rules.alignItems }
    set {
      guard mayWrite("alignItems"), isFreeOfAlignment("alignItems") else { return }
      rules.alignItems = newValue
    }
  }

  public var flexWrap: ASStackLayoutFlexWrap {
    get { rules.flexWrap }
    set { set(\.flexWrap, to: newValue, property: "flexWrap") }
  }

  public var alignContent: ASStackLayoutAlignContent {
    get { rules.alignContent }
    set { set(\.alignContent, to: newValue, property: "alignContent") }
  }

  /// Space between lines, in points.
  public var lineSpacing: CGFloat {
    get { rules.lineSpacing }
    set { set(\.lineSpacing, to: newValue, property: "lineSpacing") }
  }

  /// Whether elements may be measured side by side. It is kept and has no effect: they are measured in order.
  public var isConcurrent: Bool {
    get { storedIsConcurrent }
    set { if mayWrite("isConcurrent") { storedIsConcurrent = newValue } }
  }
}

// MARK: - Alignment by side

extension ASStackLayoutSpec {
  /// Sets ``justifyContent`` of a horizontal stack or ``alignItems`` of a vertical one by sides, and stays in force when the
  /// direction changes. Back to `none`, what it had set remains.
  public var horizontalAlignment: ASHorizontalAlignment {
    get { storedHorizontalAlignment }
    set {
      guard mayWrite("horizontalAlignment") else { return }
      storedHorizontalAlignment = newValue
      applyHorizontalAlignment()
    }
  }

  /// Sets ``alignItems`` of a horizontal stack or ``justifyContent`` of a vertical one by sides, and stays in force when the
  /// direction changes. Back to `none`, what it had set remains.
  public var verticalAlignment: ASVerticalAlignment {
    get { storedVerticalAlignment }
    set {
      guard mayWrite("verticalAlignment") else { return }
      storedVerticalAlignment = newValue
      applyVerticalAlignment()
    }
  }

  private func isFreeOfAlignment(_ property: String) -> Bool {
    if horizontalAlignment == .none && verticalAlignment == .none { return true }
    LayoutFault.alignmentInUse(property: property).report()
    return false
  }

  private func applyHorizontalAlignment() {
    switch horizontalAlignment {
    case .none: break
    case .left: align(along: .horizontal, justifyContent: .start, alignItems: .start)
    case .middle: align(along: .horizontal, justifyContent: .center, alignItems: .center)
    case .right: align(along: .horizontal, justifyContent: .end, alignItems: .end)
    }
  }

  private func applyVerticalAlignment() {
    switch verticalAlignment {
    case .none: break
    case .top: align(along: .vertical, justifyContent: .start, alignItems: .start)
    case .center: align(along: .vertical, justifyContent: .center, alignItems: .center)
    case .bottom: align(along: .vertical, justifyContent: .end, alignItems: .end)
    }
  }

  /// Sets the rule that concerns an axis: the one along the stack, or the one across.
  private func align(
    along axis: ASStackLayoutDirection, justifyContent: ASStackLayoutJustifyContent, alignItems: ASStackLayoutAlignItems
  ) {
    if axis == direction { rules.justifyContent = justifyContent } else { rules.alignItems = alignItems }
  }
}
