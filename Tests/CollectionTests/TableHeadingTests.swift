import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

@Suite("Headings of tables") struct TableHeadingTests {
  private typealias Stage = TableStage

  @Test(
    "headers take room above their rows, and their views are asked for only when they come on screen",
    arguments: Engine.allCases)
  func room(engine: Engine) {
    let source = SectionedSource(["aaa", "bbb", "ccc", "ddd", "eee"])
    Stage.perform(source, on: engine) { table in
      #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 260)
      #expect(table.contentSize.height == 1100)
      #expect(table.view.rectForHeader(inSection: 2) == CGRect(x: 0, y: 440, width: 320, height: 40))
      #expect(table.view.rect(forSection: 1) == CGRect(x: 0, y: 220, width: 320, height: 220))
      #expect(source.asked == ["header 0", "header 1", "header 2"])
      #expect(source.told == ["will 0", "will 1", "will 2"])
      Stage.scroll(table, to: 300)
      #expect(source.asked == ["header 0", "header 1", "header 2", "header 3"])
      #expect(source.told.suffix(2) == ["did 0", "will 3"])
      #expect(table.indexPathsForVisibleRows().first == IndexPath(row: 0, section: 1))
    }
  }

  @Test("a plain table's header stays on screen for as long as its rows do, and lies above them")
  func staying() {
    Stage.perform(SectionedSource(["aaa", "bbb", "ccc", "ddd"])) { table in
      Stage.scroll(table, to: 100)
      #expect(Stage.frames(in: table)["0"] == 100)
      Stage.scroll(table, to: 200)
      #expect(Stage.frames(in: table)["0"] == 180)
      #expect(Stage.frames(in: table)["1"] == 220)
      #expect(table.view.subviews.last is UILabel)
      Stage.scroll(table, to: 260)
      #expect(table.view.subviews.suffix(3).allSatisfy { $0 is UILabel })
    }
    Stage.perform(SectionedSource(["aaa", "bbb", "ccc", "ddd"]), .grouped) { table in
      Stage.scroll(table, to: 30)
      #expect(Stage.frames(in: table)["0"] == 0)
    }
  }

  @Test("a header stays below the room that is left above the content")
  func stayingBelowInset() {
    Stage.perform(SectionedSource(["aaa", "bbb", "ccc", "ddd"])) { table in
      table.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0)
      Stage.scroll(table, to: 40)
      #expect(Stage.frames(in: table)["0"] == 90)
      #expect(Stage.frames(in: table)["1"] == 220)
    }
  }

  @Test("a tap on a header that covers a row is none on the row")
  func covering() {
    let source = SectionedSource(["aaaaaaaaaa"])
    source.make = { _, _ in UIView() }
    Stage.perform(source) { table in
      Stage.scroll(table, to: 100)
      source.told = []
      table.view.window?.tap(at: CGPoint(x: 10, y: 20))
      #expect(source.told == [])
      table.view.window?.tap(at: CGPoint(x: 10, y: 50))
      #expect(source.told == ["row 1"])
    }
  }

  @Test("a footer stays at the bottom of a plain table, below its header at most")
  func stayingFooter() {
    let source = SectionedSource(["aaaaaaaaaa", "b"])
    source.footerHeight = 30
    Stage.perform(source) { table in
      #expect(table.view.rectForFooter(inSection: 0).minY == 640)
      let footer = table.view.subviews.first { type(of: $0) == UIView.self && $0.frame.height == 30 }
      #expect(footer?.frame.minY == 450)
      Stage.scroll(table, to: 300)
      #expect(footer?.frame.minY == 640)
    }
  }

  @Test("scrolling to a row leaves room for the header that stays")
  func scrolling() {
    Stage.perform(SectionedSource(["aaaaaaaaaaaaaa", "bbbbbbbbbb"])) { table in
      let path = IndexPath(row: 5, section: 0)
      table.scrollToRow(at: path, at: .top, animated: false)
      #expect(table.contentOffset.y == 300)
      table.scrollToRow(at: IndexPath(row: 1, section: 0), at: .none, animated: false)
      #expect(table.contentOffset.y == 60)
      table.tapSectionIndexTitle(at: 1)
      #expect(table.contentOffset.y == 880)
    }
    Stage.perform(SectionedSource(["aaaaaaaaaaaaaa", "bbbbbbbbbb"]), .grouped) { table in
      table.scrollToRow(at: IndexPath(row: 5, section: 0), at: .top, animated: false)
      #expect(table.contentOffset.y == table.rectForRow(at: IndexPath(row: 5, section: 0)).minY)
    }
  }

  @Test(
    "without a view there is the title, and without a title nothing in a plain table and some room in a grouped one")
  func titles() {
    let source = SectionedSource(["a", "b"])
    source.givesViews = false
    source.height = UITableView.automaticDimension
    source.footerHeight = UITableView.leastFooter
    source.titles = ["Fruit"]
    Stage.perform(source) { table in
      #expect(table.view.rectForHeader(inSection: 0).height == 28)
      #expect(table.view.headerView(forSection: 0)?.textLabel?.text == "Fruit")
      #expect(table.view.rectForHeader(inSection: 1).height == 0)
      #expect(table.view.headerView(forSection: 1) == nil)
    }
    Stage.perform(source, .grouped) { table in
      #expect(table.view.headerView(forSection: 0)?.textLabel?.text == "FRUIT")
      #expect(table.view.rectForHeader(inSection: 1).height == 17.5)
    }
  }

  @Test("what stands above and below all sections takes its room and the table's width")
  func edges() {
    let source = SectionedSource(["aa"])
    Stage.perform(source) { table in
      let (header, footer) = (UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 100)), UIView())
      footer.frame.size.height = 50
      table.view.tableHeaderView = header
      table.view.tableFooterView = footer
      HeadlessRuntime.current.turn()
      #expect(header.frame == CGRect(x: 0, y: 0, width: 320, height: 100))
      #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 140)
      #expect(footer.frame == CGRect(x: 0, y: 260, width: 320, height: 50))
      #expect(table.contentSize.height == 310)
      header.frame.size.height = 10
      table.view.tableHeaderView = header
      HeadlessRuntime.current.turn()
      #expect(table.contentSize.height == 220)
      table.view.tableHeaderView = nil
      HeadlessRuntime.current.turn()
      #expect(header.superview == nil)
      #expect(table.contentSize.height == 210)
    }
  }

  @Test("rows and headings of inset groups leave the sides free")
  func inset() {
    Stage.perform(SectionedSource(["a"]), .insetGrouped) { table in
      #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)) == CGRect(x: 16, y: 40, width: 288, height: 60))
      #expect(table.view.rectForHeader(inSection: 0) == CGRect(x: 16, y: 0, width: 288, height: 40))
    }
  }
}
