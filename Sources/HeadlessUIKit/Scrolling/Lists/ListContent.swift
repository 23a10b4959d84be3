import Foundation

/// What a table or a collection shows whose data source makes views for it: one for each element on screen, used again for another one
/// when that is on screen no more. Main only.
class ListContent<Cell: ReusableView>: CollectionLayoutSource {
  struct Key: Hashable {
    let identity: ObjectIdentifier
    /// Nil for an item.
    let kind: String?
  }

  /// An element with a view.
  struct Shown {
    /// Kept, so that no other element is taken for this one.
    let identity: ListedItems.Identity
    let cell: Cell
    /// Where the element was when it was last seen.
    var path: IndexPath
    /// Whether the view is in the list, and its delegate knows.
    var isDisplayed = false
  }

  unowned let view: UIScrollView
  var items = ListedItems()
  var selection: [ListedItems.Identity] = []
  var isLoaded = false
  /// The view's in its last layout pass.
  var seenSize = CGSize.zero
  var batch = UpdateBatch<(Bool) -> Void>()
  /// Another after each update.
  var generation = 0
  var shown: [Key: Shown] = [:]
  var reuse = ReusedViews<Cell>()

  init(of view: UIScrollView) { self.view = view }

  // MARK: What a subclass says of itself

  var layout: UICollectionViewLayout { UICollectionViewLayout() }
  var allowsChoosing: Bool { true }
  var allowsChoosingSeveral: Bool { false }
  /// How many items each section has; nil if there is nobody to ask.
  func countsOfSource() -> [Int]? { nil }
  /// - Parameter kind: nil for an item.
  func makeView(ofKind kind: String?, at path: IndexPath) -> Cell? { nil }
  /// The elements that touch a part of the content.
  func places(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    (layout.layoutAttributesForElements(in: rect) ?? []).filter { $0.frame.overlaps(rect) && !$0.isHidden }
  }
  func put(_ cell: Cell) { view.addSubview(cell) }
  /// Another place, or another look that the layout gives.
  func place(_ cell: Cell, at attributes: UICollectionViewLayoutAttributes) { cell.frame = attributes.frame }
  /// Has what is on screen say how large it is, and makes room for that.
  func fit() {}
  /// The room there was is another.
  func roomDidChange() {}
  func didShow() {}
  func willDisplay(_ cell: Cell, ofKind kind: String?, at path: IndexPath) {}
  func didEndDisplaying(_ cell: Cell, ofKind kind: String?, at path: IndexPath) {}
  func keep(_ cell: Cell, ofKind kind: String?) {}
  func setSelected(_ isSelected: Bool, _ cell: Cell) {}
  func setHighlighted(_ isHighlighted: Bool, _ cell: Cell) {}

  // MARK: What a layout asks

  var visibleRect: CGRect { view.bounds }
  var contentInset: UIEdgeInsets { view.contentInset }
  var sectionCount: Int { items.sections.count }
  var roomBefore: CGFloat { 0 }
  var roomAfter: CGFloat { 0 }
  func itemCount(inSection section: Int) -> Int { items.sections[section].items.count }
  func size(ofItemAt path: IndexPath) -> CGSize { .zero }
  func size(ofKind kind: String, inSection section: Int) -> CGSize? { nil }
  func spacing(inSection section: Int) -> FlowSpacing? { nil }
  func fittedSize(ofKind kind: String?, at path: IndexPath) -> CGSize? { nil }

  // MARK: What is on screen

  /// The view of an element, on screen or about to be.
  func cell(ofKind kind: String? = nil, at path: IndexPath) -> Cell? {
    items.identity(ofKind: kind, at: path).flatMap { shown[Key(identity: ObjectIdentifier($0), kind: kind)]?.cell }
  }

  func path(of cell: Cell) -> IndexPath? {
    shown.values.first { $0.cell === cell }.flatMap { items.path(of: $0.identity) }
  }

  /// Those of the items in their order.
  var displayed: [Shown] {
    shown.filter { $0.key.kind == nil && $0.value.isDisplayed }.map(\.value).sorted { $0.path < $1.path }
  }
}
