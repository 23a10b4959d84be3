import Foundation

/// What the data source of a table says, whoever makes the rows. Asked on main; every method may be left out.
public protocol CommonTableDataSource: AnyObject {
  /// 1 if left out.
  func numberOfSections(in tableView: UITableView) -> Int
  /// What a section's header says if there is no view for it; nil for nothing.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// What a section's footer says if there is no view for it; nil for nothing.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  /// What stands at the table's side, for the user to find sections by.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?
  /// The section that a title at the table's side leads to; the one of the same number if left out.
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// The user has deleted or inserted a row; the data source is to be changed, and the table told of it.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// The user has moved a row.
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

extension CommonTableDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  public func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    index
  }
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
}

/// Has the rows of a table, and makes the views of those on screen. Asked on main.
public protocol UITableViewDataSource: CommonTableDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// The view of a row that comes on screen: see ``UITableView/dequeueReusableCell(withIdentifier:for:)``.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}
