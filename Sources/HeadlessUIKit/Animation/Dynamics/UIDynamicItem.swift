import Foundation

/// What forces can move.
public protocol UIDynamicItem: AnyObject {
  /// In points of the reference view.
  var center: CGPoint { get set }
  var bounds: CGRect { get }
  var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}
extension UICollectionViewLayoutAttributes: UIDynamicItem {}
