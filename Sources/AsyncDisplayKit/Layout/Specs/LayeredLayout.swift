import Foundation

extension ASLayoutSpec {
  /// Measures an element, and another one at exactly the size that came out: the rule of backgrounds and overlays.
  func layered(
    base: any ASLayoutElement, companion: (any ASLayoutElement)?, in constrainedSize: ASSizeRange, parentSize: CGSize
  ) -> (base: ASLayout, companion: ASLayout?) {
    let baseLayout = base.provisionalLayout(in: constrainedSize, parentSize: parentSize).placed(at: .zero)
    let exact = ASSizeRange(min: baseLayout.size, max: baseLayout.size)
    return (baseLayout, companion?.provisionalLayout(in: exact, parentSize: baseLayout.size).placed(at: .zero))
  }
}
