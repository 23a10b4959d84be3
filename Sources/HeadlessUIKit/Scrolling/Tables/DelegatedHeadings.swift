import Foundation

/// Takes the views of headings from a delegate, and titles from a data source.
package protocol DelegatedHeadings: TableHeadingSource {
  /// Whom they are asked for.
  var headingTable: UITableView { get }
  var headingTitles: (any CommonTableDataSource)? { get }
  var headingDelegate: (any CommonTableDelegate)? { get }
}

extension DelegatedHeadings {
  package func title(of heading: TableHeading, inSection section: Int) -> String? {
    switch heading {
    case .header: headingTitles?.tableView(headingTable, titleForHeaderInSection: section)
    case .footer: headingTitles?.tableView(headingTable, titleForFooterInSection: section)
    }
  }

  package func height(of heading: TableHeading, inSection section: Int) -> CGFloat {
    switch heading {
    case .header:
      headingDelegate?.tableView(headingTable, heightForHeaderInSection: section) ?? headingTable.sectionHeaderHeight
    case .footer:
      headingDelegate?.tableView(headingTable, heightForFooterInSection: section) ?? headingTable.sectionFooterHeight
    }
  }

  package func estimatedHeight(of heading: TableHeading, inSection section: Int) -> CGFloat {
    switch heading {
    case .header:
      headingDelegate?.tableView(headingTable, estimatedHeightForHeaderInSection: section)
        ?? headingTable.estimatedSectionHeaderHeight
    case .footer:
      headingDelegate?.tableView(headingTable, estimatedHeightForFooterInSection: section)
        ?? headingTable.estimatedSectionFooterHeight
    }
  }

  package func view(of heading: TableHeading, inSection section: Int) -> UIView? {
    switch heading {
    case .header: headingDelegate?.tableView(headingTable, viewForHeaderInSection: section)
    case .footer: headingDelegate?.tableView(headingTable, viewForFooterInSection: section)
    }
  }

  package func willDisplay(_ view: UIView, as heading: TableHeading, inSection section: Int) {
    switch heading {
    case .header: headingDelegate?.tableView(headingTable, willDisplayHeaderView: view, forSection: section)
    case .footer: headingDelegate?.tableView(headingTable, willDisplayFooterView: view, forSection: section)
    }
  }

  package func didEndDisplaying(_ view: UIView, as heading: TableHeading, inSection section: Int) {
    switch heading {
    case .header: headingDelegate?.tableView(headingTable, didEndDisplayingHeaderView: view, forSection: section)
    case .footer: headingDelegate?.tableView(headingTable, didEndDisplayingFooterView: view, forSection: section)
    }
  }
}
