import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import Testing

/// Says what it hears of updates.
private final class Hearing: UICollectionViewFlowLayout {
  var heard: [String] = []

  override func prepare() {
    super.prepare()
    heard.append("prepare")
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    heard += updateItems.map {
      "\($0.updateAction) \($0.indexPathBeforeUpdate?.item ?? -1) \($0.indexPathAfterUpdate?.item ?? -1)"
    }
  }

  override func initialLayoutAttributesForAppearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    let from = super.initialLayoutAttributesForAppearingItem(at: path)
    heard.append("\(path.item) from \(Int(from?.frame.minY ?? -1)), alpha \(from?.alpha ?? -1)")
    return from
  }

  override func finalLayoutAttributesForDisappearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    heard.append("\(path.item) goes")
    return super.finalLayoutAttributesForDisappearingItem(at: path)
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    heard.append("finalize")
  }
}

private class Numbers {
  var count = 40
}

private final class Nodes: Numbers, ASCollectionDataSource {
  func collectionNode(_ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int) -> Int { count }
  func collectionNode(_ collectionNode: ASCollectionNode, nodeForItemAt indexPath: IndexPath) -> ASCellNode {
    NamedCell("\(indexPath.item)", height: 100)
  }
}

private final class Cells: Numbers, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath)
  }
}

@Suite("What a layout hears of updates") struct LayoutUpdateTests {
  private let told = [
    "prepare", "delete 0 -1", "insert -1 1", "insert -1 39", "1 from 0, alpha 0.0", "0 goes", "finalize",
  ]

  private func change(_ source: Numbers, _ apply: ([IndexPath], [IndexPath]) -> Void) {
    source.count += 1
    apply([IndexPath(item: 0, section: 0)], [1, 39].map { IndexPath(item: $0, section: 0) })
  }

  @Test(
    "of nodes: what comes and goes, once it knows where everything is; of what is new it is asked where it comes from")
  func nodes() {
    HeadlessRuntime().runMain {
      let (layout, source, window) = (Hearing(), Nodes(), UIWindow())
      let list = shown(layout, of: source, in: window)
      change(source) { gone, new in
        list.performBatchUpdates({
          list.deleteItems(at: gone)
          list.insertItems(at: new)
        })
      }
      HeadlessRuntime.current.turn()
      #expect(layout.heard == told)
      layout.heard = []
      list.reloadData()
      HeadlessRuntime.current.turn()
      #expect(layout.heard == ["prepare"])
    }
  }

  @Test("of a section as a whole, without the number of an item")
  func sections() {
    HeadlessRuntime().runMain {
      let (layout, source, window) = (Hearing(), Nodes(), UIWindow())
      let list = shown(layout, of: source, in: window)
      list.reloadSections(IndexSet(integer: 0))
      HeadlessRuntime.current.turn()
      #expect(layout.heard.filter { $0.hasPrefix("reload") } == ["reload \(NSNotFound) \(NSNotFound)"])
    }
  }

  /// A list on the screen, whose layout has heard all that it is told at first.
  private func shown(_ layout: Hearing, of source: Nodes, in window: UIWindow) -> ASCollectionNode {
    let list = ASCollectionNode(collectionViewLayout: layout)
    list.dataSource = source
    window.rootViewController = ASViewController(node: list)
    window.makeKeyAndVisible()
    HeadlessRuntime.current.turn()
    layout.heard = []
    return list
  }

  @Test("of cells the same")
  func cells() {
    HeadlessRuntime().runMain {
      let (layout, source, window) = (Hearing(), Cells(), UIWindow())
      layout.itemSize = CGSize(width: 100, height: 100)
      let list = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
      list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
      list.dataSource = source
      window.makeKeyAndVisible()
      window.addSubview(list)
      HeadlessRuntime.current.turn()
      layout.heard = []
      change(source) { gone, new in
        list.performBatchUpdates({
          list.deleteItems(at: gone)
          list.insertItems(at: new)
        })
      }
      HeadlessRuntime.current.turn()
      #expect(layout.heard == told)
    }
  }
}
