import Foundation

/// Version 1 had the wishes of an element on the element itself, and flexing as a matter of yes and no.
extension ASLayoutElement {
  public var flexGrow: Bool {
    get { style.flexGrow > 0 }
    set { style.flexGrow = newValue ? 1 : 0 }
  }

  public var flexShrink: Bool {
    get { style.flexShrink > 0 }
    set { style.flexShrink = newValue ? 1 : 0 }
  }

  /// In points.
  public var spacingBefore: CGFloat {
    get { style.spacingBefore }
    set { style.spacingBefore = newValue }
  }

  /// In points.
  public var spacingAfter: CGFloat {
    get { style.spacingAfter }
    set { style.spacingAfter = newValue }
  }

  public var alignSelf: ASStackLayoutAlignSelf {
    get { style.alignSelf }
    set { style.alignSelf = newValue }
  }
}

extension ASDisplayNode {
  /// In points; zero unless both lengths are given in points.
  public var preferredFrameSize: CGSize {
    get { style.preferredSize }
    set { style.preferredSize = newValue }
  }
}
