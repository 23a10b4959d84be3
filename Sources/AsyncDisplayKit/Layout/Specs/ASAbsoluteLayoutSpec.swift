import Foundation

/// How large an ``ASAbsoluteLayoutSpec`` is.
public enum ASAbsoluteLayoutSpecSizing: Hashable, Sendable, CaseIterable {
  /// As large as allowed; as its content on an axis without a limit.
  case `default`
  /// As its content.
  case sizeToFit
}

/// Puts elements where their `layoutPosition` says.
open class ASAbsoluteLayoutSpec: ASLayoutSpec {
  private var storedSizing = ASAbsoluteLayoutSpecSizing.default

  public override init() { super.init() }

  public init(sizing: ASAbsoluteLayoutSpecSizing, children: [any ASLayoutElement]) {
    storedSizing = sizing
    super.init(slots: children)
  }

  public convenience init(children: [any ASLayoutElement]) { self.init(sizing: .default, children: children) }

  open var sizing: ASAbsoluteLayoutSpecSizing {
    get { storedSizing }
    set { if mayWrite("sizing") { storedSizing = newValue } }
  }

  open override func calculateLayoutThatFits(_ constrainedSize: ASSizeRange) -> ASLayout {
    let available = constrainedSize.max.asParent
    let sublayouts = elements.map { place($0, in: constrainedSize.max, available: available) }
    let content = contentSize(of: sublayouts)
    let fits = sizing == .sizeToFit
    let size = CGSize(
      width: fits || available.width.isNaN ? content.width : available.width,
      height: fits || available.height.isNaN ? content.height : available.height)
    return ASLayout(layoutElement: self, size: constrainedSize.clamp(size), sublayouts: sublayouts)
  }

  /// An element that leaves its size open gets at most what is right of and below its position.
  private func place(_ element: any ASLayoutElement, in most: CGSize, available: CGSize) -> ASLayout {
    let style = element.style.values
    let rest = CGSize(
      width: most.width - style.layoutPosition.x, height: most.height - style.layoutPosition.y)
    let range = style.size.resolved(parentSize: available, open: ASSizeRange(min: .zero, max: rest))
    return element.provisionalLayout(in: range, parentSize: available).placed(at: style.layoutPosition)
  }

  private func contentSize(of sublayouts: [ASLayout]) -> CGSize {
    sublayouts.reduce(.zero) { size, sublayout in
      CGSize(
        width: greater(size.width, sublayout.position.x + sublayout.size.width),
        height: greater(size.height, sublayout.position.y + sublayout.size.height))
    }
  }
}

/// The spec of version 1: as large as its content, unless it is told otherwise.
open class ASStaticLayoutSpec: ASAbsoluteLayoutSpec {
  public override init() { super.init(sizing: .sizeToFit, children: []) }

  public override init(sizing: ASAbsoluteLayoutSpecSizing, children: [any ASLayoutElement]) {
    super.init(sizing: sizing, children: children)
  }

  public convenience init(children: [any ASLayoutElement]) { self.init(sizing: .sizeToFit, children: children) }
}
