import Foundation

extension UICollectionReusableView {
  /// The place of the view if what the layout only estimates is as large as the content needs.
  func fitting(_ given: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard given.isEstimated, let own = given.copy() as? UICollectionViewLayoutAttributes else { return given }
    let estimates = given.estimates
    let target = CGSize(width: estimates.width ? 0 : given.size.width, height: estimates.height ? 0 : given.size.height)
    let fitting = systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: estimates.width ? .fittingSizeLevel : .required,
      verticalFittingPriority: estimates.height ? .fittingSizeLevel : .required)
    var size = given.size
    if estimates.width, fitting.width > 0 { size.width = fitting.width }
    if estimates.height, fitting.height > 0 { size.height = fitting.height }
    own.frame = CGRect(origin: given.frame.origin, size: size)
    return own
  }
}
