import Foundation

/// Puts elements on top of each other at the origin and is as large as the largest.
open class ASWrapperLayoutSpec: ASLayoutSpec {
  public override init() { super.init() }

  public init(layoutElement: any ASLayoutElement) { super.init(slots: [layoutElement]) }

  public init(layoutElements: [any ASLayoutElement]) { super.init(slots: layoutElements) }

  open override func calculateLayoutThatFits(_ constrainedSize: ASSizeRange) -> ASLayout {
    let sublayouts = elements.map {
      $0.provisionalLayout(in: constrainedSize, parentSize: constrainedSize.max).placed(at: .zero)
    }
    let size = sublayouts.reduce(constrainedSize.min) { size, sublayout in
      CGSize(width: greater(size.width, sublayout.size.width), height: greater(size.height, sublayout.size.height))
    }
    return ASLayout(layoutElement: self, size: size, sublayouts: sublayouts)
  }
}
