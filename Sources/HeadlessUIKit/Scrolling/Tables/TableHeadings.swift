import Foundation

/// The headers and footers of a table's sections: how high they are, and the views of those on screen. Main only.
///
/// A view is asked for when its section comes on screen, and kept until it leaves it or is another section. A height is asked for whenever
/// the rows are arranged anew.
package final class TableHeadings {
  /// A heading, wherever updates move its section.
  struct Key: Hashable {
    let heading: TableHeading
    /// Kept, so that no later section is taken for this one.
    let section: AnyObject

    static func == (one: Key, other: Key) -> Bool { one.heading == other.heading && one.section === other.section }

    func hash(into hasher: inout Hasher) {
      hasher.combine(heading)
      hasher.combine(ObjectIdentifier(section))
    }
  }

  /// What the source has given for a heading.
  struct Shown {
    /// Nil if it has none.
    var view: UIView?
    /// The section's number when it was last seen.
    var section: Int
    /// Whether the view is in the table, and its delegate knows.
    var isDisplayed = false
  }

  unowned let table: UITableView
  package weak var source: (any TableHeadingSource)?
  var shown: [Key: Shown] = [:]
  /// How high views have turned out that say so themselves, in points.
  var fitted: [Key: CGFloat] = [:]
  var reuse = ReusedViews<UITableViewHeaderFooterView>()

  init(of table: UITableView) { self.table = table }

  func key(_ heading: TableHeading, _ section: Int) -> Key? {
    guard let rows = table.rowSource, section >= 0, section < rows.sectionCount else { return nil }
    return Key(heading: heading, section: rows.identity(ofSection: section))
  }

  // MARK: Heights

  /// How high a heading is, in points.
  package func height(of heading: TableHeading, inSection section: Int) -> CGFloat {
    guard let source else { return 0 }
    let height = source.height(of: heading, inSection: section)
    if height < 0 { return automaticHeight(of: heading, inSection: section, source) }
    // Between groups there is some room always.
    if height == 0, table.style != .plain { return defaultHeight(of: heading, inSection: section, source) }
    return height
  }

  private func automaticHeight(
    of heading: TableHeading, inSection section: Int, _ source: any TableHeadingSource
  ) -> CGFloat {
    if let key = key(heading, section), let height = fitted[key] { return height }
    let estimate = source.estimatedHeight(of: heading, inSection: section)
    return estimate > 0 ? estimate : defaultHeight(of: heading, inSection: section, source)
  }

  /// The height of what nobody has made a view for: as on a phone since iOS 7.
  private func defaultHeight(
    of heading: TableHeading, inSection section: Int, _ source: any TableHeadingSource
  ) -> CGFloat {
    let title = source.title(of: heading, inSection: section)
    if table.style == .plain { return title != nil ? 28 : 0 }
    let isFirst = heading == .header && section == 0
    if let title { return (isFirst ? 55.5 : heading == .header ? 38 : 28) + furtherLines(of: title) }
    return isFirst ? 35 : 17.5
  }

  /// Has the views on screen say how high they are that were not asked yet.
  ///
  /// - Returns: whether any is higher or lower than it was taken to be.
  package func fit(in rect: CGRect) -> Bool {
    guard let source, let sections = table.rowLayout?.sections(in: rect) else { return false }
    var isDifferent = false
    for section in sections {
      for heading in TableHeading.allCases {
        guard let key = key(heading, section), fitted[key] == nil else { continue }
        guard source.height(of: heading, inSection: section) < 0 else { continue }
        let estimate = height(of: heading, inSection: section)
        let view = view(of: key, inSection: section, source)
        let height =
          view.flatMap { fittingHeight(of: $0) } ?? defaultHeight(of: heading, inSection: section, source)
        fitted[key] = height
        isDifferent = isDifferent || height != estimate
      }
    }
    return isDifferent
  }

  /// Nil for one of the table's own.
  private func fittingHeight(of view: UIView) -> CGFloat? {
    let heading = view as? UITableViewHeaderFooterView
    if heading?.isTitleOnly == true { return nil }
    let width = table.bounds.width
    let fitting = (heading?.contentView ?? view).systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    if fitting.height > 0 { return fitting.height }
    return view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }

  /// What is in the table is arranged for another width, or by somebody else: views say anew how high they are.
  package func forgetHeights() { fitted = [:] }
}
