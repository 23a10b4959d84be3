import Foundation
import HeadlessUIKit

/// What stands above and below the rows of a section: the delegate's views, or the data source's titles.
extension ASTableNode: DelegatedHeadings {
  package var headingTable: UITableView { askedView }
  package var headingTitles: (any CommonTableDataSource)? { dataSource }
  package var headingDelegate: (any CommonTableDelegate)? { delegate }
}

extension ASTableNode {
  /// What happens when the user taps the list of titles at the table's side: its section comes to the top.
  public func tapSectionIndexTitle(at index: Int) {
    guard requireMain(.viewOnMain, "tapSectionIndexTitle(at:)"), let dataSource else { return }
    guard let titles = dataSource.sectionIndexTitles(for: view), titles.indices.contains(index) else { return }
    let section = dataSource.tableView(view, sectionForSectionIndexTitle: titles[index], at: index)
    container.prepareLayout()
    guard let extent = rows.extent(ofSection: section) else { return }
    let top = CGPoint(x: contentOffset.x, y: extent.start - view.contentInset.top)
    view.setContentOffset(view.clampedOffset(top), animated: false)
  }
}
