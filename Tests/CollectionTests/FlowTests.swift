import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import Testing

@Suite("Flow layout") struct FlowTests {
  private func frames(_ layout: UICollectionViewLayout, _ source: NamedSource) -> [String] {
    var result: [String] = []
    CollectionStage.perform(
      source, layout: layout,
      prepare: { $0.registerSupplementaryNode(ofKind: UICollectionView.elementKindSectionHeader) }
    ) { stage in
      for section in source.sections.indices {
        for item in source.sections[section].indices {
          let path = IndexPath(item: item, section: section)
          result.append(text(layout.layoutAttributesForItem(at: path)?.frame))
        }
      }
      result.append(text(CGRect(origin: .zero, size: stage.list.contentSize)))
    }
    return result
  }

  private func text(_ frame: CGRect?) -> String {
    guard let frame else { return "nil" }
    return [frame.minX, frame.minY, frame.width, frame.height].map { "\(Int($0))" }.joined(separator: " ")
  }

  @Test("full lines reach both edges, the last one keeps its spacing; headers, spacing and insets count")
  func vertical() {
    let layout = UICollectionViewFlowLayout()
    layout.minimumInteritemSpacing = 5
    layout.minimumLineSpacing = 7
    layout.sectionInset = UIEdgeInsets(top: 1, left: 4, bottom: 2, right: 6)
    let source = NamedSource([["a", "b", "c"], ["d"]])
    #expect(
      frames(layout, source) == [
        "4 31 100 120", "109 31 100 120", "214 31 100 120", "4 184 100 120", "0 0 320 306",
      ])
  }

  @Test("a flow to the right fills columns")
  func horizontal() {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.minimumLineSpacing = 10
    let source = NamedSource("abcd")
    #expect(
      frames(layout, source).dropLast().map { $0 } == [
        "100 0 100 120", "100 180 100 120", "100 360 100 120", "210 0 100 120",
      ])
  }

  @Test("an item size is what cells are measured for, and a line that holds one item centres it")
  func itemSize() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 200, height: 80)
    #expect(frames(layout, NamedSource("ab")).prefix(2) == ["60 30 200 80", "60 120 200 80"])
  }

  /// Says how large headers are as a delegate of UIKit's would, and how far apart lines.
  private final class Sizes: ASCollectionDelegate, UICollectionViewDelegateFlowLayout {
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize { CGSize(width: 320, height: 44) }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { 3 }
  }

  @Test("a delegate of UIKit's kind says how large headers are, and what it leaves out the layout says")
  func referenceSizes() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 100)
    let sizes = Sizes()
    CollectionStage.perform(
      NamedSource("ab"), layout: layout,
      prepare: {
        $0.registerSupplementaryNode(ofKind: UICollectionView.elementKindSectionHeader)
        $0.delegate = sizes
      }
    ) { stage in
      stage.list.delegate = sizes
      stage.list.reloadData()
      HeadlessRuntime.current.turn()
      let header = stage.list.supplementaryNode(
        forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
      #expect(header?.calculatedSize == CGSize(width: 320, height: 44))
      #expect(text(layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame) == "0 147 320 100")
    }
  }

  /// Says what headers are measured for, and what footers are.
  private final class Ranges: ASCollectionDelegateFlowLayout {
    func collectionNode(_ collectionNode: ASCollectionNode, sizeRangeForHeaderInSection section: Int) -> ASSizeRange {
      ASSizeRangeMake(CGSize(width: 320, height: 44))
    }
    func collectionNode(_ collectionNode: ASCollectionNode, sizeRangeForFooterInSection section: Int) -> ASSizeRange {
      ASSizeRangeMake(CGSize(width: 320, height: 11))
    }
  }

  @Test("headers and footers are measured for what is said of each")
  func ranges() {
    let ranges = Ranges()
    let kinds = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
    CollectionStage.perform(
      NamedSource("a"), layout: UICollectionViewFlowLayout(),
      prepare: { list in
        list.delegate = ranges
        kinds.forEach { list.registerSupplementaryNode(ofKind: $0) }
      }
    ) { stage in
      let nodes = kinds.map { stage.list.supplementaryNode(forElementKind: $0, at: IndexPath(item: 0, section: 0)) }
      #expect(nodes.map { $0?.calculatedSize.height } == [44, 11])
    }
  }

  @Test("under another layout cells are measured for what that says")
  func anotherLayout() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 80, height: 90)
    CollectionStage.perform(NamedSource("ab")) { stage in
      stage.list.delegate = nil
      stage.list.collectionViewLayout = layout
      stage.turn()
      #expect(stage.list.visibleNodes.map(\.frame.size) == [layout.itemSize, layout.itemSize])
    }
  }

  @Test("supplementary nodes are shown, asked for and told of")
  func headers() {
    CollectionStage.perform(
      NamedSource("a"), layout: UICollectionViewFlowLayout(),
      prepare: { $0.registerSupplementaryNode(ofKind: UICollectionView.elementKindSectionHeader) }
    ) { stage in
      let header = stage.list.supplementaryNode(
        forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
      #expect((header as? NamedCell)?.name == "Header 0")
      #expect(header?.isVisible == true)
      #expect(stage.source.told == ["will Header 0", "will a"])
      #expect(stage.list.visibleNodes.count == 1)
    }
  }
}
