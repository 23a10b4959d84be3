import Foundation

extension UIView {
  /// Places what is in the view as constraints say, if any of it is new. The part of a layout pass that comes before ``layoutSubviews()``.
  func placeByConstraints() {
    guard isLayoutRoot, let constraintState, constraintState.needsSolving else { return }
    constraintState.needsSolving = false
    var unit = LayoutUnit(self)
    guard !unit.constraints.isEmpty else { return }
    unit.solve()
    unit = unit.withHeights(from: { LayoutUnit(self) })
    unit.place()
  }

  /// The size nearest to `targetSize` that the constraints in the view let it have.
  ///
  /// - Parameters:
  ///   - horizontal: how much the wanted width matters beside the constraints.
  ///   - vertical: the same for the height.
  func sizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    guard requireMain(.viewOnMain, "systemLayoutSizeFitting(_:)") else { return .zero }
    updateConstraintsIfNeeded()
    let fitting = FittingSize(size: targetSize, horizontalPriority: horizontal, verticalPriority: vertical)
    var unit = LayoutUnit(self, findsRootSize: true)
    guard !unit.constraints.isEmpty else { return contentSize(within: fitting) }
    unit.solve(fitting: fitting)
    unit = unit.withHeights(fitting: fitting, from: { LayoutUnit(self, findsRootSize: true) })
    return unit.rootSize
  }

  /// Without constraints: that of the content.
  private func contentSize(within fitting: FittingSize) -> CGSize {
    let size = intrinsicContentSize
    func length(_ own: CGFloat, _ wanted: CGFloat, _ priority: UILayoutPriority) -> CGFloat {
      priority == .required || own < 0 ? wanted : own
    }
    let width = length(size.width, fitting.size.width, fitting.horizontalPriority)
    let height = contentHeight(forWidth: width) ?? size.height
    return CGSize(width: width, height: length(height, fitting.size.height, fitting.verticalPriority))
  }

  public static let layoutFittingCompressedSize = CGSize.zero
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
}

public let UILayoutFittingCompressedSize = UIView.layoutFittingCompressedSize
public let UILayoutFittingExpandedSize = UIView.layoutFittingExpandedSize

extension LayoutUnit {
  /// Text that has to be set in lines is as high as the width that was found for it makes it: then all is found once more.
  fileprivate func withHeights(fitting: FittingSize? = nil, from make: () -> LayoutUnit) -> LayoutUnit {
    var heights: [ObjectIdentifier: CGFloat] = [:]
    for view in placedViews {
      let width = CGFloat(solver.value(of: frame(of: view).width))
      if let height = view.contentHeight(forWidth: width) { heights[ObjectIdentifier(view)] = height }
    }
    guard !heights.isEmpty else { return self }
    var again = make()
    again.solve(heights: heights, fitting: fitting)
    return again
  }
}

// MARK: - Content

extension UIView {
  /// How high the content is in a width, if that is not what it is by itself.
  fileprivate func contentHeight(forWidth width: CGFloat) -> CGFloat? {
    guard width > 0 else { return nil }
    switch self {
    case let label as UILabel:
      guard label.numberOfLines != 1, label.preferredMaxLayoutWidth == 0 else { return nil }
      return width + 0.01 < label.intrinsicContentSize.width ? heightThatFits(width) : nil
    case let text as UITextView:
      return text.isScrollEnabled ? nil : heightThatFits(width)
    default: return nil
    }
  }

  private func heightThatFits(_ width: CGFloat) -> CGFloat {
    sizeThatFits(CGSize(width: width + 0.01, height: 0)).height
  }
}
