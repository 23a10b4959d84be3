import Foundation

/// The items of a collection whose data source makes cells. Main only.
final class CollectionContent: ListContent<UICollectionReusableView> {
  unowned let collection: UICollectionView

  init(of collection: UICollectionView) {
    self.collection = collection
    super.init(of: collection)
  }

  override var layout: UICollectionViewLayout { collection.collectionViewLayout }
  override var allowsChoosing: Bool { collection.allowsSelection }
  override var allowsChoosingSeveral: Bool { collection.allowsMultipleSelection }

  override func countsOfSource() -> [Int]? {
    collection.dataSource.map { source in
      [Int](sections: source.numberOfSections(in: collection)) {
        source.collectionView(collection, numberOfItemsInSection: $0)
      }
    }
  }

  override func makeView(ofKind kind: String?, at path: IndexPath) -> UICollectionReusableView? {
    guard let source = collection.dataSource else { return nil }
    guard let kind else { return source.collectionView(collection, cellForItemAt: path) }
    if let type = layout.decorations[kind] { return UIView.made(by: collection.runtime) { type.init(frame: .zero) } }
    return source.collectionView(collection, viewForSupplementaryElementOfKind: kind, at: path)
  }

  override func place(_ cell: UICollectionReusableView, at attributes: UICollectionViewLayoutAttributes) {
    cell.transform = .identity
    cell.frame = attributes.frame
    cell.transform = attributes.transform
    cell.alpha = attributes.alpha
    cell.layer.zPosition = CGFloat(attributes.zIndex)
    cell.apply(attributes)
  }

  override func willDisplay(_ cell: UICollectionReusableView, ofKind kind: String?, at path: IndexPath) {
    if let kind {
      guard layout.decorations[kind] == nil else { return }
      collection.delegate?.collectionView(
        collection, willDisplaySupplementaryView: cell, forElementKind: kind, at: path)
    } else if let cell = cell as? UICollectionViewCell {
      collection.delegate?.collectionView(collection, willDisplay: cell, forItemAt: path)
    }
  }

  override func didEndDisplaying(_ cell: UICollectionReusableView, ofKind kind: String?, at path: IndexPath) {
    if let kind {
      guard layout.decorations[kind] == nil else { return }
      collection.delegate?.collectionView(
        collection, didEndDisplayingSupplementaryView: cell, forElementOfKind: kind, at: path)
    } else if let cell = cell as? UICollectionViewCell {
      collection.delegate?.collectionView(collection, didEndDisplaying: cell, forItemAt: path)
    }
  }

  override func keep(_ cell: UICollectionReusableView, ofKind kind: String?) {
    if let identifier = cell.reuseIdentifier { reuse.keep(cell, as: ReuseName(kind: kind, identifier: identifier)) }
  }

  override func setSelected(_ isSelected: Bool, _ cell: UICollectionReusableView) {
    guard let cell = cell as? UICollectionViewCell, cell.isSelected != isSelected else { return }
    cell.isSelected = isSelected
  }

  override func setHighlighted(_ isHighlighted: Bool, _ cell: UICollectionReusableView) {
    (cell as? UICollectionViewCell)?.isHighlighted = isHighlighted
  }

  // MARK: Sizes that elements say themselves

  /// Of elements that have been asked.
  private var fitted: [Key: CGSize] = [:]

  override func fittedSize(ofKind kind: String?, at path: IndexPath) -> CGSize? {
    items.identity(ofKind: kind, at: path).flatMap { fitted[Key(identity: ObjectIdentifier($0), kind: kind)] }
  }

  override func roomDidChange() { fitted = [:] }

  override func fit() {
    guard layout.fitsElements, !view.bounds.isEmpty else { return }
    var passes = 0
    // An element that turns out to be larger moves others off screen, and a smaller one moves others onto it.
    while passes < 10, fitElements(in: view.bounds) {
      passes += 1
      layout.prepareIfNeeded()
    }
  }

  /// - Returns: whether any has made the layout another one.
  private func fitElements(in rect: CGRect) -> Bool {
    var isDifferent = false
    for place in places(in: rect) where place.representedElementCategory != .decorationView {
      guard let (key, view) = view(at: place.indexPath, ofKind: place.representedElementKind), fitted[key] == nil
      else { continue }
      let own = view.preferredLayoutAttributesFitting(place)
      fitted[key] = own.size
      guard layout.shouldInvalidateLayout(forPreferredLayoutAttributes: own, withOriginalAttributes: place) else {
        continue
      }
      layout.invalidateLayout(
        with: layout.invalidationContext(forPreferredLayoutAttributes: own, withOriginalAttributes: place))
      isDifferent = true
    }
    return isDifferent
  }

  // MARK: What a flow asks

  private var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
    collection.delegate as? any UICollectionViewDelegateFlowLayout
  }

  override func size(ofItemAt path: IndexPath) -> CGSize {
    if let flow = layout as? UICollectionViewFlowLayout, flow.fitsElements {
      return fittedSize(ofKind: nil, at: path) ?? flow.estimate
    }
    return flowDelegate?.collectionView(collection, layout: layout, sizeForItemAt: path)
      ?? (layout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
  }

  override func spacing(inSection section: Int) -> FlowSpacing? {
    flowDelegate.map { delegate in
      FlowSpacing(
        line: delegate.collectionView(collection, layout: layout, minimumLineSpacingForSectionAt: section),
        interitem: delegate.collectionView(collection, layout: layout, minimumInteritemSpacingForSectionAt: section),
        inset: delegate.collectionView(collection, layout: layout, insetForSectionAt: section))
    }
  }

  override func size(ofKind kind: String, inSection section: Int) -> CGSize? {
    guard let flow = layout as? UICollectionViewFlowLayout else { return nil }
    switch kind {
    case UICollectionView.elementKindSectionHeader:
      let said = flowDelegate?.collectionView(collection, layout: flow, referenceSizeForHeaderInSection: section)
      return said.flatMap { $0 == .leftOut ? nil : $0 } ?? flow.headerReferenceSize
    case UICollectionView.elementKindSectionFooter:
      let said = flowDelegate?.collectionView(collection, layout: flow, referenceSizeForFooterInSection: section)
      return said.flatMap { $0 == .leftOut ? nil : $0 } ?? flow.footerReferenceSize
    default: return nil
    }
  }
}
