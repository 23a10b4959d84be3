import HeadlessUIKit

/// The view of a collection node.
open class ASCollectionView: UICollectionView {
  /// The node that the view stands for.
  public private(set) weak var collectionNode: ASCollectionNode?

  static func make(for node: ASCollectionNode) -> ASCollectionView {
    let view = UIView.made(by: node.runtime) { ASCollectionView(frame: .zero) }
    view.collectionNode = node
    view.collectionViewLayout = node.collectionViewLayout
    view.clipsToBounds = true
    return view
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    collectionNode?.container.layoutPass()
  }

  open override func userDidScroll(_ phase: ScrollPhase) { collectionNode?.container.tellDisplayed(phase.event) }
}
