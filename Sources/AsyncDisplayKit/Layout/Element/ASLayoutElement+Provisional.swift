import Foundation

extension ASLayoutElement {
  /// Measures for a spec above, which may measure again and drop the result: in it, stacks whose size is given are still open.
  ///
  /// Without that, the cost of nested stacks would double from level to level: each is measured as it wants to be, flexed, and
  /// stretched, and only the last result counts.
  func provisionalLayout(in range: ASSizeRange, parentSize: CGSize) -> ASLayout {
    guard let spec = specOfOurs else { return layoutThatFits(range, parentSize: parentSize) }
    let measure = {
      spec.calculateLayoutThatFits(range, restrictedTo: spec.style.size, relativeToParentSize: parentSize)
    }
    // With a given size, a stack is free and others pass it on.
    guard !range.isExact, let known = LayoutPass.innermost?.pointee.measuredSpecs else { return measure() }
    return known.layout(of: spec, range: range, parentSize: parentSize, measure: measure)
  }

  /// A spec of no subclass: one may measure in ways of its own.
  private var specOfOurs: ASLayoutSpec? {
    guard layoutElementType == .layoutSpec else { return nil }
    let type: AnyClass = type(of: self)
    let isOurs =
      type == ASStackLayoutSpec.self || type == ASInsetLayoutSpec.self || type == ASBackgroundLayoutSpec.self
      || type == ASOverlayLayoutSpec.self || type == ASCenterLayoutSpec.self || type == ASRelativeLayoutSpec.self
      || type == ASRatioLayoutSpec.self || type == ASWrapperLayoutSpec.self || type == ASAbsoluteLayoutSpec.self
      || type == ASCornerLayoutSpec.self || type == ASStaticLayoutSpec.self
    return isOurs ? unsafeDowncast(self, to: ASLayoutSpec.self) : nil
  }
}
