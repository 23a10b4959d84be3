import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

/// A heading that counts how often it is used again.
private final class CountedHeading: UITableViewHeaderFooterView {
  var uses = 1
  override func prepareForReuse() {
    super.prepareForReuse()
    uses += 1
  }
}

@Suite("Views of headings") struct TableHeadingViewTests {
  private typealias Stage = TableStage

  @Test("a view that says itself how high it is makes that much room when it comes on screen")
  func fitting() {
    let source = SectionedSource(["aaaaaaaaaa", "b"])
    source.height = UITableView.automaticDimension
    source.make = { _, _ in
      let view = UIView()
      view.heightAnchor.constraint(equalToConstant: 70).isActive = true
      return view
    }
    Stage.perform(source) { table in
      #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 70)
      #expect(source.asked == ["header 0"])
      #expect(table.contentSize.height == 730)
      Stage.scroll(table, to: 250)
      #expect(table.contentSize.height == 800)
    }
  }

  @Test("what is said of a group is small, and said to its end")
  func groups() {
    let source = SectionedSource(["a", "b"])
    source.titles = [String(repeating: "word ", count: 10), "word"]
    (source.givesViews, source.height) = (false, UITableView.automaticDimension)
    Stage.perform(source, .grouped) { table in
      let views = [0, 1].map { table.view.headerView(forSection: $0) }
      let small = UIFont.preferredFont(forTextStyle: .footnote)
      #expect(views.map { $0?.textLabel?.font } == [small, small])
      #expect(views.map { $0?.textLabel?.numberOfLines } == [0, 0])
      // Two words of five characters go into a line of 288 points, four with their spaces.
      #expect(views.map { $0?.frame.height } == [55.5 + 2 * small.lineHeight, 38])
    }
  }

  @Test("views of a registered class are used again")
  func reuse() {
    let source = SectionedSource(Array(repeating: "aaaaaaaa", count: 6))
    source.make = { table, _ in table.dequeueReusableHeaderFooterView(withIdentifier: "h") }
    Stage.perform(source) { table in
      #expect(table.view.headerView(forSection: 0) == nil)
      table.view.register(CountedHeading.self, forHeaderFooterViewReuseIdentifier: "h")
      table.reloadData()
      HeadlessRuntime.current.turn()
      let first = table.view.headerView(forSection: 0)
      #expect(first is CountedHeading && first?.reuseIdentifier == "h")
      Stage.scroll(table, to: 600)
      let again = table.view.headerView(forSection: 1)
      #expect(again === first)
      #expect((again as? CountedHeading)?.uses == 2)
    }
  }

  @Test("a section that is moved keeps its view; one that is reloaded has another")
  func updates() {
    let source = SectionedSource(["a", "b", "c"])
    Stage.perform(source) { table in
      let old = table.view.subviews.compactMap { $0 as? UILabel }.first { $0.text == "0" }
      source.sections.insert("zz", at: 0)
      table.insertSections([0], with: .none)
      HeadlessRuntime.current.turn()
      #expect(old?.superview === table.view)
      #expect(old?.frame.minY == 160)
      #expect(source.asked == ["header 0", "header 1", "header 2", "header 0"])
      table.reloadSections([1], with: .none)
      HeadlessRuntime.current.turn()
      #expect(old?.superview == nil)
      #expect(source.asked.last == "header 1")
    }
  }

  @Test("a table that leaves the screen has no headings on it")
  func leaving() {
    let source = SectionedSource(["a"])
    Stage.perform(source) { table in
      let window = table.view.window
      window?.rootViewController = UIViewController()
      HeadlessRuntime.current.turn()
      #expect(source.told == ["will 0", "did 0"])
    }
  }
}
