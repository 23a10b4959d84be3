import Foundation

extension UITableView {
  func shownView(_ heading: TableHeading, _ section: Int) -> UITableViewHeaderFooterView? {
    guard let shown = headings.key(heading, section).flatMap({ headings.shown[$0] }), shown.isDisplayed else {
      return nil
    }
    return shown.view as? UITableViewHeaderFooterView
  }
}

extension UITableView {
  /// What stands above and below all sections, where it belongs now.
  package func placeEdges() {
    let width = bounds.width
    place(tableHeaderView, CGRect(x: 0, y: 0, width: width, height: heightOfHeader))
    place(tableFooterView, CGRect(x: 0, y: contentSize.height - heightOfFooter, width: width, height: heightOfFooter))
  }

  package var heightOfHeader: CGFloat { tableHeaderView?.frame.height ?? 0 }
  package var heightOfFooter: CGFloat { tableFooterView?.frame.height ?? 0 }

  private func place(_ view: UIView?, _ frame: CGRect) {
    if let view, view.frame != frame { view.frame = frame }
  }

  func exchange(_ old: UIView?, _ new: UIView?) {
    if let old, old !== new, old.superview === self { old.removeFromSuperview() }
    if let new, new.superview !== self { addSubview(new) }
    placeEdges()
    arrangementDidChange()
  }

  /// Where a heading is while it does not stay behind on screen; nil for one without any height. Beside inset groups there is room.
  func frame(of heading: TableHeading, inSection section: Int) -> CGRect? {
    let inset = rowSource?.spacing(inSection: section)?.inset ?? .zero
    return rowLayout?.frame(of: heading, inSection: section).map {
      CGRect(x: inset.left, y: $0.minY, width: bounds.width - inset.left - inset.right, height: $0.height)
    }
  }

  /// Puts a row below whatever stays on screen above rows.
  package func insertRow(_ view: UIView) {
    if let lowest = headings.lowest { insertSubview(view, belowSubview: lowest) } else { addSubview(view) }
  }

  /// How much of the top a header takes that stays on screen with a row.
  package func heightOfStayingHeader(ofSection section: Int) -> CGFloat {
    style == .plain ? rowLayout?.frame(of: .header, inSection: section)?.height ?? 0 : 0
  }
}
