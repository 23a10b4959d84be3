import Foundation
import HeadlessUIKit

/// A cell that counts how often it is used again.
final class CountedCell: UITableViewCell {
  var uses = 1

  override func prepareForReuse() {
    super.prepareForReuse()
    uses += 1
  }
}

/// A table of texts in a window of 320 × 480 points.
final class CellTable: UITableViewDataSource, UITableViewDelegate {
  var sections: [[String]]
  var titles: [String] = []
  var height: CGFloat? = 100
  /// What cells are asked for by.
  var name = "c"
  /// What is put in a cell besides its text.
  var fill: (UITableViewCell) -> Void = { _ in }
  private(set) var asked: [String] = []
  private(set) var told: [String] = []
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private init(_ sections: [[String]]) { self.sections = sections }

  static func show(
    _ sections: [[String]], in runtime: HeadlessRuntime = HeadlessRuntime(), _ prepare: (CellTable) -> Void = { _ in },
    _ body: (CellTable, UITableView) -> Void
  ) {
    runtime.runMain {
      let source = CellTable(sections)
      prepare(source)
      source.table.register(CountedCell.self, forCellReuseIdentifier: "c")
      source.table.dataSource = source
      source.table.delegate = source
      source.window.makeKeyAndVisible()
      source.window.addSubview(source.table)
      HeadlessRuntime.current.turn()
      body(source, source.table)
    }
  }

  func takeAsked() -> [String] {
    defer { asked = [] }
    return asked
  }

  func takeTold() -> [String] {
    defer { told = [] }
    return told
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: name, for: indexPath)
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    fill(cell)
    asked.append(sections[indexPath.section][indexPath.row])
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles.indices.contains(section) ? titles[section] : nil
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    height ?? tableView.rowHeight
  }

  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    told.append("shows \(cell.textLabel?.text ?? "")")
  }

  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    told.append("hides \(cell.textLabel?.text ?? "")")
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    told.append("highlights \(tableView.cellForRow(at: indexPath)?.isHighlighted ?? false)")
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    told.append("selects \(indexPath.section).\(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    told.append("deselects \(indexPath.section).\(indexPath.row)")
  }
}

extension UITableView {
  /// What the cells on screen say.
  var shownTexts: [String] { visibleCells.map { $0.textLabel?.text ?? "" } }
}
