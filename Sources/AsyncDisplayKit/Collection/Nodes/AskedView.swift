/// What a data source is asked with that knows views and not nodes.
protocol AskedView: AnyObject {
  /// Whether the data source that was asked last has no method that takes the view and gives blocks.
  var lacksBlocks: Bool { get set }
}

extension AskedView {
  /// The block that a data source gives; nil if the method that `ask` calls is left out.
  func block(_ ask: (Self) -> ASCellNodeBlock) -> ASCellNodeBlock? {
    lacksBlocks = false
    let block = ask(self)
    return lacksBlocks ? nil : block
  }
}

extension ASCollectionView: AskedView {}
extension ASTableView: AskedView {}
