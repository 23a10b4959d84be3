import Foundation
import HeadlessUIKit
import Testing

@Suite("Headers, badges, and cells that say how large they are") struct CompositionalEdgeTests {
  private func section(height: NSCollectionLayoutDimension) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(.fractionalWidth(1), height)
    return NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  }

  private func heading(_ kind: String, _ alignment: NSRectAlignment) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(40)), elementKind: kind, alignment: alignment)
  }

  @Test("headers are above the insets of their section, footers below, as wide as the groups")
  func headings() {
    let rows = section(height: .absolute(50))
    rows.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 6, trailing: 20)
    rows.boundarySupplementaryItems = [heading("header", .top), heading("footer", .bottom)]
    CompositionalStage.run([1, 1], UICollectionViewCompositionalLayout(section: rows)) { stage in
      #expect(stage.frame("header") == CGRect(x: 10, y: 0, width: 270, height: 40))
      #expect(stage.frames.map(\.minY) == [45, 186])
      #expect(stage.frame("footer") == CGRect(x: 10, y: 101, width: 270, height: 40))
      #expect(stage.frame("header", 1)?.minY == 141)
    }
    rows.supplementariesFollowContentInsets = false
    CompositionalStage.run([1], UICollectionViewCompositionalLayout(section: rows)) { stage in
      #expect(stage.frame("header") == CGRect(x: 0, y: 0, width: 300, height: 40))
    }
  }

  @Test("a header that is pinned stays on screen with its section, and no longer")
  func pinned() {
    let rows = section(height: .absolute(300))
    rows.boundarySupplementaryItems = [heading("header", .top)]
    rows.boundarySupplementaryItems[0].pinToVisibleBounds = true
    CompositionalStage.run([1, 3], UICollectionViewCompositionalLayout(section: rows)) { stage in
      stage.collection.contentOffset.y = 100
      HeadlessRuntime.current.turn()
      #expect(stage.frame("header")?.minY == 100)
      stage.collection.contentOffset.y = 320
      HeadlessRuntime.current.turn()
      #expect(stage.frame("header")?.minY == 300 && stage.frame("header", 1)?.minY == 340)
    }
  }

  @Test("a badge is at the edge of its item, for each item one of its own")
  func badges() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(.absolute(10), .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
    let size = NSCollectionLayoutSize(.fractionalWidth(1), .absolute(50))
    let item = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: [badge])
    let rows = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
    rows.contentInsets.trailing = 100
    CompositionalStage.run([2], UICollectionViewCompositionalLayout(section: rows)) { stage in
      let frames = (0..<2).map {
        stage.collection.supplementaryView(forElementKind: "badge", at: IndexPath(item: $0, section: 0))?.frame
      }
      #expect(frames == [-10, 40].map { CGRect(x: 195, y: $0, width: 10, height: 20) })
    }
  }

  private final class Plate: UICollectionReusableView {}

  @Test("behind a section is a view of the layout's own, for which no data source is asked")
  func decoration() {
    let rows = section(height: .absolute(50))
    rows.decorationItems = [.background(elementKind: "plate")]
    rows.decorationItems[0].contentInsets.leading = 8
    let layout = UICollectionViewCompositionalLayout(section: rows)
    layout.register(Plate.self, forDecorationViewOfKind: "plate")
    CompositionalStage.run([2], layout) { stage in
      let plate = stage.collection.subviews.first { $0 is Plate }
      #expect(plate?.frame == CGRect(x: 8, y: 0, width: 292, height: 100) && plate?.layer.zPosition == -1)
    }
  }

  @Test("a height that was only estimated is what the cell needs")
  func estimated() {
    let layout = UICollectionViewCompositionalLayout(section: section(height: .estimated(100)))
    CompositionalStage.run([3], layout, { $0.height = { 20 + 10 * CGFloat($0.item) } }) { stage in
      #expect(stage.frames.map(\.height) == [20, 30, 40] && stage.frames.map(\.minY) == [0, 20, 50])
      #expect(stage.collection.contentSize.height == 90)
    }
  }

  @Test("a list is of rows that say how high they are")
  func list() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.showsSeparators = false
    let layout = UICollectionViewCompositionalLayout.list(using: configuration)
    CompositionalStage.run([2], layout) { stage in
      #expect(stage.frames == [0, 30].map { CGRect(x: 16, y: $0, width: 268, height: 30) })
    }
  }

  @Test("cells of a flow say how large they are where the flow has an estimate")
  func flow() {
    let flow = UICollectionViewFlowLayout()
    (flow.minimumLineSpacing, flow.estimatedItemSize) = (1, CGSize(width: 300, height: 80))
    CompositionalStage.run([3], flow, { $0.height = { _ in 25 } }) { stage in
      #expect(stage.frames.map(\.height) == [25, 25, 25])
    }
  }

  /// As high as it likes, whatever is in it.
  private final class ProudCell: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      let own = super.preferredLayoutAttributesFitting(layoutAttributes)
      own.frame.size.height = 77
      return own
    }
  }

  @Test("a cell has the last word on its size where the layout only estimates it")
  func overridden() {
    HeadlessRuntime().runMain {
      let cells = UICollectionView.CellRegistration<ProudCell, Int> { _, _, _ in }
      let layout = UICollectionViewCompositionalLayout(section: section(height: .estimated(10)))
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      let collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
      let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) { collection, path, item in
        collection.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
      }
      window.addSubview(collection)
      window.makeKeyAndVisible()
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems([1, 2])
      source.apply(snapshot)
      HeadlessRuntime.current.turn()
      #expect(collection.visibleCells.map(\.frame.minY) == [0, 77])
    }
  }
}
