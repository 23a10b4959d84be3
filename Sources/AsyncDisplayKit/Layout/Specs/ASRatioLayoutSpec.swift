import Foundation

/// Gives an element the size of a ratio of height to width that comes nearest to the one wished.
///
/// Two sizes are considered, the greatest width and the greatest height allowed, each with the other length by the ratio
/// and kept in the range. Without a limit on either axis the ratio has no effect.
open class ASRatioLayoutSpec: ASLayoutSpec {
  private var storedRatio: CGFloat = 1

  public override init() { super.init() }

  public init(ratio: CGFloat, child: any ASLayoutElement) {
    storedRatio = ratio
    super.init(slots: [child])
    reportBadRatio()
  }

  /// Height divided by width, greater than zero; any other number is reported as a fault and kept.
  open var ratio: CGFloat {
    get { storedRatio }
    set {
      guard mayWrite("ratio") else { return }
      storedRatio = newValue
      reportBadRatio()
    }
  }

  open override func calculateLayoutThatFits(_ constrainedSize: ASSizeRange) -> ASLayout {
    guard let child = requiredElement(at: 0, role: "child") else { return zeroLayout() }
    let best = bestSize(in: constrainedSize)
    let childRange = best.map { ASSizeRange(min: $0, max: $0) }
    let sublayout = child.provisionalLayout(
      in: childRange ?? constrainedSize, parentSize: best ?? ASLayoutElementParentSizeUndefined)
    return ASLayout(layoutElement: self, size: sublayout.size, sublayouts: [sublayout.placed(at: .zero)])
  }

  private func bestSize(in range: ASSizeRange) -> CGSize? {
    let fullWidth =
      ASPointsValidForSize(range.max.width)
      ? range.clamp(CGSize(width: range.max.width, height: ASFloorPixelValue(ratio * range.max.width))) : nil
    let fullHeight =
      ASPointsValidForSize(range.max.height)
      ? range.clamp(CGSize(width: ASFloorPixelValue(range.max.height / ratio), height: range.max.height)) : nil
    guard let fullWidth, let fullHeight else { return fullWidth ?? fullHeight }
    return deviation(of: fullHeight) < deviation(of: fullWidth) ? fullHeight : fullWidth
  }

  private func deviation(of size: CGSize) -> CGFloat { abs(size.height / size.width - ratio) }

  private func reportBadRatio() {
    if !(storedRatio > 0) { LayoutFault.ratioNotPositive(storedRatio).report() }
  }
}
