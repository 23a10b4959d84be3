import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

@Suite("What cells hear of their layout") struct LayoutAttributesTests {
  final class Placed: ASCellNode {
    var height: CGFloat = 100
    var frames: [CGRect] = []
    override func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize { CGSize(width: 320, height: height) }
    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
      super.apply(layoutAttributes)
      frames.append(layoutAttributes.frame)
    }
  }

  final class Source: ASCollectionDataSource {
    let cells = (0..<30).map { _ in Placed() }
    func collectionNode(_ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int) -> Int { cells.count }
    func collectionNode(_ collectionNode: ASCollectionNode, nodeForItemAt indexPath: IndexPath) -> ASCellNode {
      cells[indexPath.item]
    }
  }

  private func perform(
    _ layout: UICollectionViewLayout? = nil, _ body: (ASCollectionNode, [Placed]) -> Void
  ) {
    HeadlessRuntime().runMain {
      let list = layout.map { ASCollectionNode(collectionViewLayout: $0) } ?? ASCollectionNode()
      let (window, source) = (UIWindow(), Source())
      list.dataSource = source
      window.rootViewController = ASViewController(node: list)
      window.makeKeyAndVisible()
      HeadlessRuntime.current.turn()
      body(list, source.cells)
    }
  }

  @Test("once when they come on screen; off it there is nothing to hear, and nothing to ask")
  func visible() {
    perform { list, cells in
      let first = list.visibleNodes
      #expect(first.count == 5 && first.allSatisfy { $0.layoutAttributes?.indexPath == $0.indexPath })
      #expect(cells.map(\.frames.count) == Array(repeating: 1, count: 5) + Array(repeating: 0, count: 25))
      list.contentOffset.y = 1500
      HeadlessRuntime.current.turn()
      #expect(cells[..<5].allSatisfy { $0.layoutAttributes == nil && $0.frames.count == 1 })
      #expect(cells[15].layoutAttributes?.frame == CGRect(x: 0, y: 1500, width: 320, height: 100))
    }
  }

  /// Rows that can all be made fainter.
  private final class Fading: UICollectionViewFlowLayout {
    var alpha: CGFloat = 1 { didSet { invalidateLayout() } }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      let places = super.layoutAttributesForElements(in: rect)
      places?.forEach { $0.alpha = alpha }
      return places
    }
  }

  @Test("again when the layout says that they look different, and not when it says the same once more")
  func fainter() {
    let layout = Fading()
    perform(layout) { _, cells in
      layout.alpha = 0.5
      HeadlessRuntime.current.turn()
      #expect(cells[0].frames.count == 2 && cells[0].layoutAttributes?.alpha == 0.5)
      layout.invalidateLayout()
      HeadlessRuntime.current.turn()
      #expect(cells[0].frames.count == 2)
    }
  }

  @Test("again when they are elsewhere or of another size")
  func moved() {
    perform { _, cells in
      cells[0].height = 150
      cells[0].setNeedsLayout()
      HeadlessRuntime.current.turn()
      #expect(cells[0].frames.map(\.height) == [100, 150])
      #expect(cells[1].frames.map(\.minY) == [100, 150])
    }
  }
}
