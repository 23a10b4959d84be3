import Foundation
import HeadlessUIKit
import Testing

@Suite("Layouts of groups") struct CompositionalLayoutTests {
  private func item(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
    -> NSCollectionLayoutItem
  {
    NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(width, height))
  }

  private var row: NSCollectionLayoutSize { NSCollectionLayoutSize(.fractionalWidth(1), .absolute(60)) }

  /// A section of rows of some items each.
  private func rows(_ items: [NSCollectionLayoutItem], spacing: NSCollectionLayoutSpacing? = nil)
    -> NSCollectionLayoutSection
  {
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: row, subitems: items)
    group.interItemSpacing = spacing
    return NSCollectionLayoutSection(group: group)
  }

  @Test("a row takes as many items as have room, and the next goes on from there")
  func filled() {
    CompositionalStage.run(
      [4], UICollectionViewCompositionalLayout(section: rows([item(.fractionalWidth(0.4), .fractionalHeight(1))]))
    ) { stage in
      #expect(
        stage.frames == [(0, 0), (120, 0), (0, 60), (120, 60)].map { CGRect(x: $0.0, y: $0.1, width: 120, height: 60) })
      #expect(stage.collection.contentSize == CGSize(width: 300, height: 120))
    }
  }

  @Test("insets and distances are taken from where they are said to be")
  func insets() {
    let cell = item(.fractionalWidth(0.5), .absolute(20))
    cell.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let section = rows([cell])
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
    section.interGroupSpacing = 5
    CompositionalStage.run([3], UICollectionViewCompositionalLayout(section: section)) { stage in
      #expect(stage.frames == [(22, 11), (142, 11), (22, 76)].map { CGRect(x: $0.0, y: $0.1, width: 114, height: 16) })
      #expect(stage.collection.contentSize.height == 165)
    }
  }

  @Test("items of a number share the row evenly, less what is between them")
  func counted() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: row, subitem: item(.fractionalWidth(1), .fractionalHeight(1)), count: 3)
    group.interItemSpacing = .fixed(15)
    CompositionalStage.run([3], UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))) {
      stage in
      #expect(stage.frames.map(\.minX) == [0, 105, 210] && stage.frames.map(\.width) == [90, 90, 90])
    }
  }

  @Test("flexible distances take what is left")
  func flexible() {
    let section = rows([item(.absolute(80), .absolute(20))], spacing: .flexible(10))
    CompositionalStage.run([3], UICollectionViewCompositionalLayout(section: section)) { stage in
      #expect(stage.frames.map(\.minX) == [0, 110, 220])
    }
  }

  @Test("a group within a group has its share of it, and takes the items in their order")
  func nested() {
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(0.25), .fractionalHeight(1)),
      subitems: [item(.fractionalWidth(1), .fractionalHeight(0.5))])
    let section = rows([item(.fractionalWidth(0.75), .fractionalHeight(1)), column])
    CompositionalStage.run([4], UICollectionViewCompositionalLayout(section: section)) { stage in
      #expect(
        stage.frames == [
          CGRect(x: 0, y: 0, width: 225, height: 60), CGRect(x: 225, y: 0, width: 75, height: 30),
          CGRect(x: 225, y: 30, width: 75, height: 30), CGRect(x: 0, y: 60, width: 225, height: 60),
        ])
    }
  }

  @Test("places that somebody says are those of the group")
  func custom() {
    let group = NSCollectionLayoutGroup.custom(layoutSize: row) { room in
      let width = room.container.contentSize.width
      return [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: width, height: 10)),
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 7, y: 20, width: 5, height: 5), zIndex: 3),
      ]
    }
    CompositionalStage.run([3], UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))) {
      stage in
      #expect(stage.frames.map(\.minX) == [0, 7, 0] && stage.frames.map(\.minY) == [0, 20, 60])
      #expect(stage.frames.map(\.width) == [300, 5, 300])
    }
  }

  @Test("every section has the layout that is said for it, with room between them")
  func provider() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 7
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { number, room in
        let share = number == 0 ? 1 : room.container.effectiveContentSize.width / 600
        return rows([item(.fractionalWidth(share), .fractionalHeight(1))])
      }, configuration: configuration)
    CompositionalStage.run([1, 2], layout) { stage in
      #expect(stage.frames.map(\.width) == [300, 150, 150] && stage.frames.map(\.minY) == [0, 67, 67])
    }
  }

  @Test("groups of a section that is scrolled across are beside one another, and only those on screen are shown")
  func across() {
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: NSCollectionLayoutSize(.fractionalWidth(0.6), .absolute(50)),
        subitems: [item(.fractionalWidth(1), .fractionalHeight(1))]))
    section.orthogonalScrollingBehavior = .groupPaging
    section.interGroupSpacing = 10
    var seen = 0
    section.visibleItemsInvalidationHandler = { items, _, _ in
      seen = items.count
      items[0].alpha = 0.5
    }
    CompositionalStage.run([5], UICollectionViewCompositionalLayout(section: section)) { stage in
      #expect(stage.frames.map(\.minX) == [0, 190] && stage.collection.contentSize == CGSize(width: 300, height: 50))
      #expect(seen == 2 && stage.collection.visibleCells.map(\.alpha) == [0.5, 1])
    }
  }
}
