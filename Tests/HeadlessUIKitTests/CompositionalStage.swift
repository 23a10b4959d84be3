import Foundation
import HeadlessUIKit

/// A cell that is as high as it is told to be.
final class TallCell: UICollectionViewCell {
  private lazy var height = contentView.heightAnchor.constraint(equalToConstant: 0)

  func become(_ points: CGFloat) {
    height.constant = points
    height.isActive = true
  }
}

/// A collection in a window of 300 × 400 points, whose sections have some cells each.
final class CompositionalStage: NSObject, UICollectionViewDataSource {
  let counts: [Int]
  /// How high cells are that say it themselves.
  var height: (IndexPath) -> CGFloat = { _ in 30 }
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  let collection: UICollectionView
  private let cells: UICollectionView.CellRegistration<TallCell, CGFloat>

  init(_ counts: [Int], _ layout: UICollectionViewLayout) {
    self.counts = counts
    collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    cells = UICollectionView.CellRegistration { cell, _, height in cell.become(height) }
    super.init()
    for kind in ["header", "footer", "badge"] {
      collection.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
    }
    collection.dataSource = self
    window.addSubview(collection)
    window.makeKeyAndVisible()
  }

  static func run(
    _ counts: [Int], _ layout: @autoclosure () -> UICollectionViewLayout,
    _ prepare: (CompositionalStage) -> Void = { _ in }, _ body: (CompositionalStage) -> Void
  ) {
    HeadlessRuntime().runMain {
      let stage = CompositionalStage(counts, layout())
      prepare(stage)
      HeadlessRuntime.current.turn()
      body(stage)
    }
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(using: cells, for: path, item: height(path))
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: kind, for: path)
  }

  /// Where the cells on screen are.
  var frames: [CGRect] { collection.visibleCells.map(\.frame) }
  func frame(_ kind: String, _ section: Int = 0) -> CGRect? {
    collection.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section))?.frame
  }
}

extension NSCollectionLayoutSize {
  convenience init(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) {
    self.init(widthDimension: width, heightDimension: height)
  }
}
