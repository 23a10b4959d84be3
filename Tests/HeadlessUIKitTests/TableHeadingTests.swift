import Foundation
import Testing

@testable import HeadlessUIKit

/// One section without rows, in the place of which another one can come.
private final class Rows: TableRows {
  final class Section {}

  var section = Section()
  let (visibleRect, contentInset) = (CGRect.zero, UIEdgeInsets.zero)
  let (sectionCount, roomBefore, roomAfter) = (1, CGFloat(0), CGFloat(0))

  func identity(ofSection section: Int) -> AnyObject { self.section }
  func itemCount(inSection section: Int) -> Int { 0 }
  func size(ofItemAt path: IndexPath) -> CGSize { .zero }
  func size(ofKind kind: String, inSection section: Int) -> CGSize? { nil }
  func spacing(inSection section: Int) -> FlowSpacing? { nil }
}

@Suite("Headings of tables") struct TableHeadingTests {
  @Test("what is known of a section that is gone is never taken for a later one's")
  func sections() {
    HeadlessRuntime().runMain {
      let (table, rows) = (UITableView(frame: .zero, style: .grouped), Rows())
      table.rowSource = rows
      weak let first = rows.section
      var known = table.headings.key(.header, 0)
      #expect(known == table.headings.key(.header, 0) && known != table.headings.key(.footer, 0))
      rows.section = Rows.Section()
      #expect(first != nil)
      #expect(known != table.headings.key(.header, 0))
      known = nil
      #expect(first == nil)
    }
  }
}
