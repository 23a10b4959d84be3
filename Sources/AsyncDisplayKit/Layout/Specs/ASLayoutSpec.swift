import Foundation

/// A rule for sizing and placing elements; by itself a spacer of the least size allowed.
///
/// A spec is written by whoever builds it and frozen when it is handed over to be measured: from then on a write is refused.
open class ASLayoutSpec: NSObject, ASLayoutElement {
  public let style = ASLayoutElementStyle()

  /// Who this spec is to an observer of the runtime, and the node it was returned for; 0 = unknown. Set when it is handed over.
  package var observationIDs: (own: UInt32, related: UInt32) = (0, 0)

  let writeGate = SpecWriteGate()

  /// The elements by the place they have in the rule; a place can be empty.
  private var slots: [(any ASLayoutElement)?] = [] {
    didSet { elements = slots.compactMap { $0 } }
  }
  /// The elements there are.
  final private(set) var elements: [any ASLayoutElement] = []

  public override init() { super.init() }

  init(slots: [(any ASLayoutElement)?]) {
    self.slots = slots
    elements = slots.compactMap { $0 }
    super.init()
  }

  open var layoutElementType: ASLayoutElementType { .layoutSpec }
  /// For whoever looks at the tree; may be written at any time.
  open var debugName: String?

  open func sublayoutElements() -> [any ASLayoutElement]? { elements }

  // MARK: Elements

  /// The one element of a spec of one element.
  open var child: (any ASLayoutElement)? {
    get {
      reportChildOfSeveral()
      return element(at: 0)
    }
    set {
      reportChildOfSeveral()
      setElement(newValue, at: 0, property: "child")
    }
  }

  /// All elements, back to front.
  open var children: [any ASLayoutElement]? {
    get { elements }
    set {
      guard mayWrite("children") else { return }
      slots = newValue ?? []
    }
  }

  /// Puts an element at a place of the rule, as one that subclasses have places for.
  open func setChild(_ child: any ASLayoutElement, at index: Int) { setElement(child, at: index, property: "children") }

  /// The element at a place of the rule; nil if there is none.
  open func child(at index: Int) -> (any ASLayoutElement)? { element(at: index) }

  final func element(at slot: Int) -> (any ASLayoutElement)? { slot < slots.count ? slots[slot] : nil }

  /// Goes through the write gate as a write of `property`.
  final func setElement(_ element: (any ASLayoutElement)?, at slot: Int, property: StaticString) {
    guard mayWrite(property) else { return }
    while slots.count <= slot { slots.append(nil) }
    slots[slot] = element
  }

  /// The element of a place that must not be empty; a fault if it is.
  final func requiredElement(at slot: Int, role: String) -> (any ASLayoutElement)? {
    if let element = element(at: slot) { return element }
    LayoutFault.missingChild(spec: LayoutText.type(of: self), role: role).report()
    return nil
  }

  private func reportChildOfSeveral() {
    if slots.count > 1 { LayoutFault.childOfSeveral(spec: LayoutText.type(of: self)).report() }
  }

  // MARK: Measuring

  open func layoutThatFits(_ constrainedSize: ASSizeRange) -> ASLayout {
    layoutThatFits(constrainedSize, parentSize: constrainedSize.max)
  }

  open func layoutThatFits(_ constrainedSize: ASSizeRange, parentSize: CGSize) -> ASLayout {
    LayoutPass.remembering {
      let layout = calculateLayoutThatFits(
        constrainedSize, restrictedTo: style.size, relativeToParentSize: parentSize)
      layout.complete()
      return layout
    }
  }

  open func calculateLayoutThatFits(
    _ constrainedSize: ASSizeRange, restrictedTo size: ASLayoutElementSize, relativeToParentSize parentSize: CGSize
  ) -> ASLayout {
    calculateLayoutThatFits(narrowed(constrainedSize, to: size, relativeToParentSize: parentSize))
  }

  open func calculateLayoutThatFits(_ constrainedSize: ASSizeRange) -> ASLayout {
    ASLayout(layoutElement: self, size: constrainedSize.min)
  }

  /// The layout of a spec that has nothing to lay out.
  final func zeroLayout() -> ASLayout { ASLayout(layoutElement: self, size: .zero) }
}
