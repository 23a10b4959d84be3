import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

/// Sections of rows 60 points high, with what stands above and below them.
final class SectionedSource: ASTableDataSource, ASTableDelegate {
  var sections: [String]
  var height: CGFloat = 40
  var footerHeight: CGFloat = 0
  var givesViews = true
  var titles: [String] = []
  var asked: [String] = []
  var told: [String] = []
  var make: (UITableView, Int) -> UIView? = { _, section in
    let view = UILabel()
    view.text = "\(section)"
    return view
  }

  init(_ sections: [String]) { self.sections = sections }

  func numberOfSections(in tableNode: ASTableNode) -> Int { sections.count }
  func tableNode(_ tableNode: ASTableNode, numberOfRowsInSection section: Int) -> Int { sections[section].count }
  func tableNode(_ tableNode: ASTableNode, nodeForRowAt indexPath: IndexPath) -> ASCellNode {
    NamedCell("\(indexPath.section).\(indexPath.row)", height: 60)
  }
  func tableNode(_ tableNode: ASTableNode, didSelectRowAt indexPath: IndexPath) { told.append("row \(indexPath.row)") }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles.indices.contains(section) ? titles[section] : nil
  }
  func sectionIndexTitles(for tableView: UITableView) -> [String]? { sections.map { String($0.prefix(1)) } }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { height }
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { footerHeight }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    guard givesViews else { return nil }
    asked.append("header \(section)")
    #expect(ThreadState.isMain)
    return make(tableView, section)
  }
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    asked.append("footer \(section)")
    return UIView()
  }
  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    told.append("will \(section)")
  }
  func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
    told.append("did \(section)")
  }
}

extension TableStage {
  static func scroll(_ table: ASTableNode, to offset: CGFloat) {
    table.contentOffset = CGPoint(x: 0, y: offset)
    HeadlessRuntime.current.turn()
  }

  static func frames(in table: ASTableNode) -> [String: CGFloat] {
    var frames: [String: CGFloat] = [:]
    for case let label as UILabel in table.view.subviews { frames[label.text ?? "?"] = label.frame.minY }
    return frames
  }
}

extension UITableView {
  /// A height that is none, and yet one that was said.
  static let leastFooter = CGFloat.leastNormalMagnitude
}
