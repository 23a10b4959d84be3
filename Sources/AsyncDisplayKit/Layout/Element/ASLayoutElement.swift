import Foundation

/// What a layout element is.
public enum ASLayoutElementType: Hashable, Sendable {
  /// A rule for placing others; it leaves no trace in a flattened layout.
  case layoutSpec
  /// Something that is shown and gets a frame.
  case displayNode
}

/// Something that can be measured and placed: a node or a layout spec.
///
/// Elements are measured on layout workers. They are not `Sendable`: a tree belongs to the call that measures it.
public protocol ASLayoutElement: AnyObject {
  var layoutElementType: ASLayoutElementType { get }

  /// What the parent's spec takes into account.
  var style: ASLayoutElementStyle { get }

  /// The elements directly below, nil where there can be none.
  func sublayoutElements() -> [any ASLayoutElement]?

  /// Measures, with the greatest size of the range as the parent's size.
  func layoutThatFits(_ constrainedSize: ASSizeRange) -> ASLayout

  /// Measures.
  ///
  /// - Parameters:
  ///   - constrainedSize: the sizes to choose from.
  ///   - parentSize: what fractions in ``style`` are taken of; undefined (NaN) on an axis that depends on the content.
  func layoutThatFits(_ constrainedSize: ASSizeRange, parentSize: CGSize) -> ASLayout

  /// Measures with the style's wishes still to be taken into account. By default they narrow `constrainedSize` down.
  func calculateLayoutThatFits(
    _ constrainedSize: ASSizeRange, restrictedTo size: ASLayoutElementSize, relativeToParentSize parentSize: CGSize
  ) -> ASLayout

  /// Measures within the range that is left after the style's wishes.
  func calculateLayoutThatFits(_ constrainedSize: ASSizeRange) -> ASLayout
}

extension ASLayoutElement {
  public func sublayoutElements() -> [any ASLayoutElement]? { nil }

  public func layoutThatFits(_ constrainedSize: ASSizeRange) -> ASLayout {
    layoutThatFits(constrainedSize, parentSize: constrainedSize.max)
  }

  public func layoutThatFits(_ constrainedSize: ASSizeRange, parentSize: CGSize) -> ASLayout {
    calculateLayoutThatFits(constrainedSize, restrictedTo: style.size, relativeToParentSize: parentSize)
  }

  public func calculateLayoutThatFits(
    _ constrainedSize: ASSizeRange, restrictedTo size: ASLayoutElementSize, relativeToParentSize parentSize: CGSize
  ) -> ASLayout {
    calculateLayoutThatFits(narrowed(constrainedSize, to: size, relativeToParentSize: parentSize))
  }

  /// Sets the style in place: `node.styled { $0.flexGrow = 1 }`.
  @discardableResult
  public func styled(_ styleBlock: (ASLayoutElementStyle) -> Void) -> Self {
    styleBlock(style)
    return self
  }

  /// The part of a range that fits an element's size wishes.
  package func narrowed(
    _ constrainedSize: ASSizeRange, to size: ASLayoutElementSize, relativeToParentSize parentSize: CGSize
  ) -> ASSizeRange {
    let wished = size.resolved(parentSize: parentSize)
    if wished.hasUndefinedBound {
      LayoutFault.fractionOfUndefinedParent(element: LayoutText.type(of: self)).report()
    }
    return constrainedSize.intersection(wished)
  }
}
