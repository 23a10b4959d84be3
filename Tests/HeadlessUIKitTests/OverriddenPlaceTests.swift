import Foundation
import HeadlessUIKit
import Testing

@Suite("What subclasses of views, lists, bars and controllers can override of their places and parts")
struct OverriddenPlaceTests {
  private final class Panel: UIView {
    var said: [String] = []
    override var layoutMargins: UIEdgeInsets {
      get { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
      set { said.append("margins") }
    }
    override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { CGPoint(x: 5, y: 6) }
    override func addConstraint(_ constraint: NSLayoutConstraint) { said.append("constraint") }
    override func setNeedsUpdateConstraints() {
      said.append("update")
      super.setNeedsUpdateConstraints()
    }
    override func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .required }
    override func addInteraction(_ interaction: any UIInteraction) {
      said.append("interaction")
      super.addInteraction(interaction)
    }
    override func viewWithTag(_ tag: Int) -> UIView? { self }
    override func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { nil }
    override var overrideUserInterfaceStyle: UIUserInterfaceStyle { didSet { said.append("style") } }
    override var mask: UIView? { didSet { said.append("mask") } }
  }

  @Test("a view answers by what it overrides") func view() {
    HeadlessRuntime().runMain {
      let panel = Panel()
      panel.layoutMargins = .zero
      panel.setNeedsUpdateConstraints()
      panel.addConstraints([panel.widthAnchor.constraint(equalToConstant: 3)])
      panel.interactions = [UIContextMenuInteraction(delegate: Menu())]
      panel.overrideUserInterfaceStyle = .dark
      panel.mask = UIView()
      #expect(panel.said == ["margins", "update", "constraint", "interaction", "style", "mask"])
      #expect(panel.directionalLayoutMargins.leading == 2 && panel.convert(.zero, to: nil).x == 5)
      #expect(panel.contentHuggingPriority(for: .vertical) == .required && panel.viewWithTag(3) === panel)
      #expect(panel.interactions.count == 1)
      panel.interactions = []
      #expect(panel.interactions.isEmpty && panel.traitCollection.userInterfaceStyle == .dark)
    }
  }

  private final class Menu: UIContextMenuInteractionDelegate {
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
  }

  private final class Rows: UITableView {
    var asked: [String] = []
    override func dequeueReusableCell(
      withIdentifier identifier: String, for indexPath: IndexPath
    ) -> UITableViewCell {
      asked.append(identifier)
      return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }
    override func numberOfRows(inSection section: Int) -> Int { 7 }
    override func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
      asked.append("select")
    }
    override func rectForRow(at indexPath: IndexPath) -> CGRect { CGRect(x: 0, y: 0, width: 1, height: 9) }
    override var indexPathForSelectedRow: IndexPath? { IndexPath(row: 1, section: 2) }
  }

  private final class Pictures: UICollectionView {
    override func dequeueReusableCell(
      withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 4, height: 4)) }
    override var visibleCells: [UICollectionViewCell] { [UICollectionViewCell(frame: .zero)] }
    override func numberOfItems(inSection section: Int) -> Int { 8 }
  }

  @Test("lists too") func lists() {
    HeadlessRuntime().runMain {
      let rows = Rows(frame: .zero, style: .plain)
      _ = rows.dequeueReusableCell(withIdentifier: "a", for: IndexPath(row: 0, section: 0))
      rows.selectRow(at: nil, animated: false, scrollPosition: .none)
      #expect(rows.asked == ["a", "select"] && rows.numberOfRows(inSection: 0) == 7)
      #expect(rows.rectForRow(at: IndexPath(row: 0, section: 0)).height == 9 && rows.indexPathForSelectedRow?.row == 1)
      let pictures = Pictures(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      let cell = pictures.dequeueReusableCell(withReuseIdentifier: "b", for: IndexPath(item: 0, section: 0))
      #expect(cell.frame.width == 4 && pictures.visibleCells.count == 1 && pictures.numberOfItems(inSection: 3) == 8)
    }
  }

  private final class Tabs: UITabBar {
    override var items: [UITabBarItem]? {
      get { [UITabBarItem(title: "one", image: nil, tag: 1)] }
      set {}
    }
  }

  private final class Screen: UIViewController {
    override var editButtonItem: UIBarButtonItem {
      UIBarButtonItem(title: "change", style: .plain, target: nil, action: nil)
    }
    override var isBeingPresented: Bool { true }
    override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
      title = "begins"
      super.beginAppearanceTransition(isAppearing, animated: animated)
    }
    override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
    override func overrideTraitCollection(forChild child: UIViewController) -> UITraitCollection? {
      UITraitCollection(userInterfaceStyle: .dark)
    }
  }

  @Test("bars and controllers too") func controllers() {
    HeadlessRuntime().runMain {
      #expect(Tabs(frame: .zero).items?.first?.title == "one")
      let screen = Screen()
      screen.beginAppearanceTransition(true, animated: false)
      #expect(screen.editButtonItem.title == "change" && screen.isBeingPresented && screen.title == "begins")
      #expect(screen.overrideTraitCollection(forChild: screen)?.userInterfaceStyle == .dark)
    }
  }
}
