import Foundation

/// The rows of a table whose data source makes cells. Main only.
final class TableContent: ListContent<UITableViewCell>, TableRows, DelegatedHeadings {
  unowned let table: UITableView
  private let rows = UICollectionViewFlowLayout()
  /// How high cells have turned out that say so themselves, in points.
  private var fitted: [ObjectIdentifier: CGFloat] = [:]

  init(of table: UITableView) {
    self.table = table
    super.init(of: table)
    rows.minimumLineSpacing = 0
    rows.minimumInteritemSpacing = 0
  }

  func identity(ofSection section: Int) -> AnyObject { items.sections[section].identity }
  var headingTable: UITableView { table }
  var headingTitles: (any CommonTableDataSource)? { table.dataSource }
  var headingDelegate: (any CommonTableDelegate)? { table.delegate }

  // MARK: What a list of rows says of itself

  override var layout: UICollectionViewFlowLayout { rows }
  override var allowsChoosing: Bool { table.allowsSelection }
  override var allowsChoosingSeveral: Bool { table.allowsMultipleSelection }

  override func countsOfSource() -> [Int]? {
    table.dataSource.map { source in
      [Int](sections: source.numberOfSections(in: table)) { source.tableView(table, numberOfRowsInSection: $0) }
    }
  }

  override func makeView(ofKind kind: String?, at path: IndexPath) -> UITableViewCell? {
    table.dataSource?.tableView(table, cellForRowAt: path)
  }

  override func places(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    super.places(in: rect).filter { $0.representedElementKind == nil }
  }

  override func put(_ cell: UITableViewCell) { table.insertRow(cell) }

  override func willDisplay(_ cell: UITableViewCell, ofKind kind: String?, at path: IndexPath) {
    if cell.isEditing != table.isEditing { cell.setEditing(table.isEditing, animated: false) }
    table.delegate?.tableView(table, willDisplay: cell, forRowAt: path)
  }

  override func didEndDisplaying(_ cell: UITableViewCell, ofKind kind: String?, at path: IndexPath) {
    table.delegate?.tableView(table, didEndDisplaying: cell, forRowAt: path)
  }

  override func keep(_ cell: UITableViewCell, ofKind kind: String?) {
    if let name = cell.reuseIdentifier { reuse.keep(cell, as: ReuseName(identifier: name)) }
  }

  override func setSelected(_ isSelected: Bool, _ cell: UITableViewCell) {
    if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
  }

  override func setHighlighted(_ isHighlighted: Bool, _ cell: UITableViewCell) {
    cell.setHighlighted(isHighlighted, animated: false)
  }

  override func didShow() {
    table.headings.show(in: table.bounds.isEmpty ? nil : table.bounds)
    table.placeEdges()
  }

  override func roomDidChange() {
    fitted = [:]
    table.headings.forgetHeights()
  }

  // MARK: Sizes

  override var roomBefore: CGFloat { table.heightOfHeader }
  override var roomAfter: CGFloat { table.heightOfFooter }
  /// As on a phone.
  private var sideMargin: CGFloat { table.style == .insetGrouped ? table.bounds.width < 414 ? 16 : 20 : 0 }

  override func spacing(inSection section: Int) -> FlowSpacing? {
    FlowSpacing(line: 0, interitem: 0, inset: UIEdgeInsets(top: 0, left: sideMargin, bottom: 0, right: sideMargin))
  }

  override func size(ofKind kind: String, inSection section: Int) -> CGSize? {
    TableHeading(kind: kind).map {
      CGSize(width: table.bounds.width, height: table.headings.height(of: $0, inSection: section))
    }
  }

  private var rowWidth: CGFloat { max(0, table.bounds.width - 2 * sideMargin) }

  override func size(ofItemAt path: IndexPath) -> CGSize { CGSize(width: rowWidth, height: height(ofRowAt: path)) }

  /// What the delegate says; less than nothing if the cell says it itself.
  private func saidHeight(ofRowAt path: IndexPath) -> CGFloat {
    table.delegate?.tableView(table, heightForRowAt: path) ?? table.rowHeight
  }

  private func height(ofRowAt path: IndexPath) -> CGFloat {
    let height = saidHeight(ofRowAt: path)
    if height >= 0 { return height }
    if let item = items.item(at: path), let known = fitted[ObjectIdentifier(item)] { return known }
    let estimate = table.delegate?.tableView(table, estimatedHeightForRowAt: path) ?? table.estimatedRowHeight
    return estimate > 0 ? estimate : 44
  }

  override func fit() {
    var passes = 0
    // A row that turns out to be higher moves others off screen, and a lower one moves others onto it.
    while passes < 10, table.headings.fit(in: table.bounds) || fitRows(in: table.bounds) {
      passes += 1
      rows.invalidateLayout()
      rows.prepareIfNeeded()
    }
  }

  /// - Returns: whether any is higher or lower than it was taken to be.
  private func fitRows(in rect: CGRect) -> Bool {
    guard !rect.isEmpty else { return false }
    var isDifferent = false
    for place in places(in: rect) where saidHeight(ofRowAt: place.indexPath) < 0 {
      guard let (key, cell) = view(at: place.indexPath), fitted[key.identity] == nil else { continue }
      let height = fittingHeight(of: cell)
      fitted[key.identity] = height
      isDifferent = isDifferent || height != place.frame.height
    }
    return isDifferent
  }

  private func fittingHeight(of cell: UITableViewCell) -> CGFloat {
    let fitting = cell.systemLayoutSizeFitting(
      CGSize(width: rowWidth, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    if fitting.height > 0 { return fitting.height }
    return cell.sizeThatFits(CGSize(width: rowWidth, height: .greatestFiniteMagnitude)).height
  }
}
