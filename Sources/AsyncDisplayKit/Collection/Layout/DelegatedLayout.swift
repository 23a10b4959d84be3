import Foundation
import HeadlessUIKit

/// A layout that somebody else works out, off main. Main only.
final class DelegatedLayout: UICollectionViewLayout {
  let delegate: any ASCollectionLayoutDelegate
  /// What was worked out for what is shown.
  private(set) var state: ASCollectionLayoutState?

  init(_ delegate: any ASCollectionLayoutDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// There are no archives.
  required init?(coder: NSCoder) { nil }

  override var collectionViewContentSize: CGSize { state?.contentSize ?? .zero }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    state?.layoutAttributesForElements(in: rect)
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    state?.layoutAttributesForItem(at: indexPath)
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let state else { return nil }
    return state.context.elements?.supplementaryElement(ofKind: elementKind, at: indexPath)
      .flatMap(state.layoutAttributes)
  }

  /// What is to be worked out for other elements, or another size of the collection.
  func work(for elements: ASElementMap, in host: ASCellContainerNode) -> LayoutWork {
    LayoutWork(layout: self, context: ASCollectionLayoutContext(of: delegate, elements, in: host))
  }

  func take(_ state: ASCollectionLayoutState?) { self.state = state }
}

/// A layout that is worked out on its way from main to main.
final class LayoutWork: @unchecked Sendable {
  private let layout: DelegatedLayout
  private let context: ASCollectionLayoutContext
  private let result = Guarded<ASCollectionLayoutState?>(nil)

  init(layout: DelegatedLayout, context: ASCollectionLayoutContext) {
    self.layout = layout
    self.context = context
  }

  /// On a layout worker, when all cells have been made.
  func run() {
    let state = type(of: layout.delegate).calculateLayout(with: context)
    result.with { $0 = state }
  }

  /// Hands the layout over, and says to the elements how large they are. On main.
  func finish() {
    guard let state = result.with({ $0 }) else { return }
    layout.take(state)
    for element in context.elements?.elements ?? [] {
      guard let size = state.layoutAttributes(for: element)?.size else { continue }
      element.size = size
      guard let cell = element.cell, !cell.isNodeLoaded else { continue }
      cell.setFrame(CGRect(origin: .zero, size: size), by: .byFramework)
    }
  }
}
