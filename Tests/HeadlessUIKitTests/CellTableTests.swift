import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

@Suite("Tables of cells") struct CellTableTests {
  private let letters = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l"]

  @Test("only rows on screen are asked for, and cells that leave it are used again")
  func reuse() {
    CellTable.show([letters]) { source, table in
      #expect(source.takeAsked() == ["a", "b", "c", "d", "e"])
      #expect(table.shownTexts == ["a", "b", "c", "d", "e"] && table.contentSize.height == 1200)
      let first = table.visibleCells[0]
      #expect(source.takeTold().first == "shows a")
      table.contentOffset.y = 250
      HeadlessRuntime.current.turn()
      #expect(source.takeAsked() == ["f", "g", "h"])
      #expect(table.shownTexts == ["c", "d", "e", "f", "g", "h"])
      table.contentOffset.y = 700
      HeadlessRuntime.current.turn()
      #expect(source.takeTold().contains("hides a"))
      #expect(table.visibleCells.contains { $0 === first })
      #expect((first as? CountedCell)?.uses == 2)
    }
  }

  @Test("a row is where its section, the header and the heights before it put it")
  func places() {
    CellTable.show([["a", "b"], ["c"]], in: HeadlessRuntime(), { $0.titles = ["one", "two"] }) { source, table in
      #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 0) == 2)
      #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)) == CGRect(x: 0, y: 256, width: 320, height: 100))
      #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 130)) == IndexPath(row: 1, section: 0))
      #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 10)) == nil)
      let cell = table.cellForRow(at: IndexPath(row: 0, section: 1))
      #expect(cell?.frame.minY == 256 && cell.map { table.indexPath(for: $0) } == IndexPath(row: 0, section: 1))
      #expect(table.headerView(forSection: 1)?.textLabel?.text == "two")
      source.titles = []
      source.height = 50
      table.reloadData()
      HeadlessRuntime.current.turn()
      #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 100)
    }
  }

  @Test("a cell whose constraints say how high it is makes that much room; one of texts alone is as high as those")
  func fitting() {
    CellTable.show([letters], in: HeadlessRuntime(), { $0.height = nil }) { source, table in
      table.register(HighCell.self, forCellReuseIdentifier: "high")
      source.name = "high"
      table.reloadData()
      HeadlessRuntime.current.turn()
      #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)) == CGRect(x: 0, y: 70, width: 320, height: 70))
      source.sections = [["x"]]
      table.rowHeight = 30
      table.reloadData()
      HeadlessRuntime.current.turn()
      #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 30)
    }
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    #expect(cell.sizeThatFits(CGSize(width: 320, height: 0)).height == 44)
    cell.textLabel?.numberOfLines = 0
    cell.textLabel?.text = String(repeating: "word ", count: 40)
    #expect(cell.sizeThatFits(CGSize(width: 320, height: 0)).height > 100)
  }

  private final class HighCell: UITableViewCell {
    required init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      let bar = UIView()
      bar.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(bar)
      NSLayoutConstraint.activate([
        bar.heightAnchor.constraint(equalToConstant: 70), bar.topAnchor.constraint(equalTo: contentView.topAnchor),
        bar.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test("rows that are higher in less width are, once the table has that")
  func narrower() {
    final class Square: UITableViewCell {
      override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: 32_000 / max(1, size.width))
      }
    }
    CellTable.show([letters], in: HeadlessRuntime(), { $0.height = nil }) { source, table in
      table.register(Square.self, forCellReuseIdentifier: "square")
      source.name = "square"
      table.reloadData()
      HeadlessRuntime.current.turn()
      #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).minY == 100)
      table.frame.size.width = 160
      HeadlessRuntime.current.turn()
      #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)) == CGRect(x: 0, y: 200, width: 160, height: 200))
    }
  }

  @Test("rows that stay through an update keep their cells, and others are asked for")
  func updates() {
    CellTable.show([["a", "b", "c"]]) { source, table in
      let kept = table.visibleCells[2]
      _ = source.takeAsked()
      source.sections = [["n", "B", "c"], ["s"]]
      table.beginUpdates()
      table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
      table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
      table.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .none)
      table.insertSections([1], with: .automatic)
      #expect(table.shownTexts == ["a", "b", "c"])
      table.endUpdates()
      #expect(table.shownTexts == ["n", "B", "c", "s"])
      #expect(table.visibleCells[2] === kept && source.takeAsked() == ["n", "B", "s"])
      source.sections[0].swapAt(0, 2)
      var isDone: Bool?
      table.performBatchUpdates {
        table.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 2, section: 0))
        table.moveRow(at: IndexPath(row: 2, section: 0), to: IndexPath(row: 0, section: 0))
      } completion: {
        isDone = $0
      }
      #expect(table.visibleCells[0] === kept && source.takeAsked().isEmpty && isDone == nil)
      HeadlessRuntime.current.turn()
      #expect(isDone == true)
    }
  }

  @Test("updates that the data source does not bear out are refused, and change nothing")
  func invalid() {
    let transcript = Transcript()
    CellTable.show([["a", "b"]], in: HeadlessRuntime(transcript)) { _, table in
      table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      #expect(table.shownTexts == ["a", "b"])
    }
    #expect(transcript.brokenRules == ["valid-update"])
  }

  @Test("a tap highlights and selects; another takes the selection away from the first")
  func taps() {
    CellTable.show([letters]) { source, table in
      _ = source.takeTold()
      source.window.tap(at: CGPoint(x: 20, y: 150))
      #expect(source.takeTold() == ["highlights true", "selects 0.1"])
      #expect(table.visibleCells[1].isSelected && !table.visibleCells[1].isHighlighted)
      source.window.tap(at: CGPoint(x: 20, y: 50))
      #expect(source.takeTold() == ["highlights true", "deselects 0.1", "selects 0.0"])
      #expect(!table.visibleCells[1].isSelected && table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
      table.contentOffset.y = 600
      HeadlessRuntime.current.turn()
      #expect(table.visibleCells.allSatisfy { !$0.isSelected })
      table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false)
      HeadlessRuntime.current.turn()
      #expect(table.contentOffset.y == 0 && table.visibleCells[0].isSelected)
      table.deselectRow(at: IndexPath(row: 0, section: 0), animated: true)
      #expect(!table.visibleCells[0].isSelected && table.indexPathsForSelectedRows == nil)
      table.allowsSelection = false
      source.window.tap(at: CGPoint(x: 20, y: 50))
      #expect(table.indexPathForSelectedRow == nil)
    }
  }

  @Test("texts and picture of a cell are where its style has them")
  func styles() {
    HeadlessRuntime().runMain {
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      cell.textLabel?.text = "ab"
      cell.detailTextLabel?.text = "cd"
      cell.layoutIfNeeded()
      let (title, detail) = (cell.textLabel?.frame ?? .zero, cell.detailTextLabel?.frame ?? .zero)
      #expect(title.minX == 15 && title.maxY == detail.minY && title.minY > 0 && detail.maxY < 44)
      #expect(UITableViewCell(style: .default, reuseIdentifier: nil).detailTextLabel == nil)
      let beside = UITableViewCell(style: .value1, reuseIdentifier: "v")
      beside.textLabel?.text = "ab"
      beside.detailTextLabel?.text = "cd"
      beside.layoutIfNeeded()
      #expect(beside.detailTextLabel?.frame.maxX == 305 && beside.detailTextLabel?.textAlignment == .right)
      #expect(beside.textLabel?.frame.width == 34 && beside.reuseIdentifier == "v")
    }
  }
}
