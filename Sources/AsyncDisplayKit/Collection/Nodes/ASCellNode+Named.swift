extension ASCellNode {
  /// What custom layouts ask for by its name, as there is no other way: `collectionElement`, the element that the cell is of. Nil for all
  /// other names.
  public func value(forKey key: String) -> Any? { key == "collectionElement" ? element : nil }
}
