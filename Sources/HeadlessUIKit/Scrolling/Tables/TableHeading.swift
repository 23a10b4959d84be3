import Foundation

/// What stands above or below the rows of a section.
package enum TableHeading: CaseIterable, Hashable, Sendable {
  case header
  case footer

  /// What the layout knows it by.
  package var kind: String {
    switch self {
    case .header: UICollectionView.elementKindSectionHeader
    case .footer: UICollectionView.elementKindSectionFooter
    }
  }

  /// Nil for what is no heading.
  package init?(kind: String) {
    guard let heading = Self.allCases.first(where: { $0.kind == kind }) else { return nil }
    self = heading
  }
}

/// Says what stands above and below the rows of a table's sections. Asked on main.
package protocol TableHeadingSource: AnyObject {
  func title(of heading: TableHeading, inSection section: Int) -> String?
  /// In points; less than nothing if the view is to say how high it is.
  func height(of heading: TableHeading, inSection section: Int) -> CGFloat
  /// How high a view is taken to be that was not asked for yet, in points; less than nothing for the table's own idea of it.
  func estimatedHeight(of heading: TableHeading, inSection section: Int) -> CGFloat
  func view(of heading: TableHeading, inSection section: Int) -> UIView?
  func willDisplay(_ view: UIView, as heading: TableHeading, inSection section: Int)
  func didEndDisplaying(_ view: UIView, as heading: TableHeading, inSection section: Int)
}

/// Has the rows of a table.
package protocol TableRows: CollectionLayoutSource {
  /// The same for as long as it is the same section, wherever updates move it.
  func identity(ofSection section: Int) -> AnyObject
}
