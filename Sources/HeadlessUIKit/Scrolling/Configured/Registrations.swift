import Foundation

extension UICollectionView {
  /// How cells of a class are filled in with items of a type. It is made once, and not where a cell is asked for.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void
    let handler: Handler
    let name = ReuseName(identifier: "\(Cell.self) \(UUID())")

    public init(handler: @escaping Handler) { self.handler = handler }
    /// Cells that come from a file; there are none, so the class makes them.
    public init(cellNib: UINib, handler: @escaping Handler) { self.handler = handler }
  }

  /// How headers and the like of a class are filled in.
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void
    let handler: Handler
    let name: ReuseName

    public init(elementKind: String, handler: @escaping Handler) {
      self.handler = handler
      name = ReuseName(kind: elementKind, identifier: "\(Supplementary.self) \(UUID())")
    }

    /// Views that come from a file; there are none, so the class makes them.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      self.init(elementKind: elementKind, handler: handler)
    }
  }

  /// A cell for an item, filled in: one that is on screen no more, or a new one.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let cell = dequeue(Cell.self, as: registration.name, for: indexPath)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// The same for a header or the like.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let view = dequeue(Supplementary.self, as: registration.name, for: indexPath)
    registration.handler(view, registration.name.kind ?? "", indexPath)
    return view
  }

  private func dequeue<View: UICollectionReusableView>(
    _ type: View.Type, as name: ReuseName, for indexPath: IndexPath
  ) -> View {
    if content?.reuse.isRegistered(name) == false { register(type, as: name) }
    let view: UICollectionReusableView =
      if let kind = name.kind {
        dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: name.identifier, for: indexPath)
      } else {
        dequeueReusableCell(withReuseIdentifier: name.identifier, for: indexPath)
      }
    guard let view = view as? View else { preconditionFailure("“\(name.identifier)” is no \(type)") }
    return view
  }
}
