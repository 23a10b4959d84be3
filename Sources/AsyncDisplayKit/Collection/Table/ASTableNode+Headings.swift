import Foundation
import HeadlessUIKit

/// What stands above and below the rows of a section: the delegate's views, or the data source's titles.
extension ASTableNode: TableHeadingSource {
  package func title(of heading: TableHeading, inSection section: Int) -> String? {
    switch heading {
    case .header: dataSource?.tableView(askedView, titleForHeaderInSection: section)
    case .footer: dataSource?.tableView(askedView, titleForFooterInSection: section)
    }
  }

  package func height(of heading: TableHeading, inSection section: Int) -> CGFloat {
    switch heading {
    case .header:
      delegate?.tableView(askedView, heightForHeaderInSection: section) ?? askedView.sectionHeaderHeight
    case .footer:
      delegate?.tableView(askedView, heightForFooterInSection: section) ?? askedView.sectionFooterHeight
    }
  }

  package func estimatedHeight(of heading: TableHeading, inSection section: Int) -> CGFloat {
    switch heading {
    case .header:
      delegate?.tableView(askedView, estimatedHeightForHeaderInSection: section)
        ?? askedView.estimatedSectionHeaderHeight
    case .footer:
      delegate?.tableView(askedView, estimatedHeightForFooterInSection: section)
        ?? askedView.estimatedSectionFooterHeight
    }
  }

  package func view(of heading: TableHeading, inSection section: Int) -> UIView? {
    switch heading {
    case .header: delegate?.tableView(askedView, viewForHeaderInSection: section)
    case .footer: delegate?.tableView(askedView, viewForFooterInSection: section)
    }
  }

  package func willDisplay(_ view: UIView, as heading: TableHeading, inSection section: Int) {
    switch heading {
    case .header: delegate?.tableView(askedView, willDisplayHeaderView: view, forSection: section)
    case .footer: delegate?.tableView(askedView, willDisplayFooterView: view, forSection: section)
    }
  }

  package func didEndDisplaying(_ view: UIView, as heading: TableHeading, inSection section: Int) {
    switch heading {
    case .header: delegate?.tableView(askedView, didEndDisplayingHeaderView: view, forSection: section)
    case .footer: delegate?.tableView(askedView, didEndDisplayingFooterView: view, forSection: section)
    }
  }
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
