import Foundation

/// What a layout arranges: who shows the collection knows how many elements there are, and how large.
package protocol CollectionLayoutSource: AnyObject {
  /// What is on screen, in the content's coordinates.
  var visibleRect: CGRect { get }
  /// The room around the content.
  var contentInset: UIEdgeInsets { get }
  var sectionCount: Int { get }
  func itemCount(inSection section: Int) -> Int
  func size(ofItemAt path: IndexPath) -> CGSize
  /// Nil where there is no such element.
  func size(ofKind kind: String, inSection section: Int) -> CGSize?
  /// What the delegate says of a section; nil where it leaves that to the layout.
  func spacing(inSection section: Int) -> FlowSpacing?
  /// What is left free before the first section, in points.
  var roomBefore: CGFloat { get }
  /// What is left free after the last section, in points.
  var roomAfter: CGFloat { get }
  /// How large an element has turned out that says so itself; nil before that.
  func fittedSize(ofKind kind: String?, at path: IndexPath) -> CGSize?
}

extension CollectionLayoutSource {
  package func fittedSize(ofKind kind: String?, at path: IndexPath) -> CGSize? { nil }
}
