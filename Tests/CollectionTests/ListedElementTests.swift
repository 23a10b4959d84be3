import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

@Suite("What a map of a list says of headings") struct ListedElementTests {
  private static let header = UICollectionView.elementKindSectionHeader

  /// Keeps what it is to arrange, and arranges nothing.
  private final class Nothing: NSObject, ASCollectionLayoutDelegate {
    final class Kept: @unchecked Sendable { var elements: ASElementMap? }
    let kept = Kept()

    func scrollableDirections() -> ASScrollDirection { .verticalDirections }
    func additionalInfoForLayout(withElements elements: ASElementMap) -> Any? { kept }
    static func calculateLayout(with context: ASCollectionLayoutContext) -> ASCollectionLayoutState {
      (context.additionalInfo as? Kept)?.elements = context.elements
      return ASCollectionLayoutState(
        context: context, contentSize: .zero,
        elementToLayoutAttributesTable: NSMapTable<ASCollectionElement, UICollectionViewLayoutAttributes>
          .elementToLayoutAttributes())
    }
  }

  private final class Source: ASCollectionDataSource {
    func collectionNode(_ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int) -> Int { 2 }
    func collectionNode(_ collectionNode: ASCollectionNode, nodeForItemAt indexPath: IndexPath) -> ASCellNode {
      ASCellNode()
    }
    func collectionNode(
      _ collectionNode: ASCollectionNode, nodeForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> ASCellNode { ASCellNode() }
  }

  @Test("a section has a heading at its first place, and none at any other")
  func first() {
    let (nothing, source) = (Nothing(), Source())
    HeadlessRuntime(Transcript()).runMain {
      let (window, list) = (UIWindow(), ASCollectionNode(layoutDelegate: nothing, layoutFacilitator: nil))
      list.registerSupplementaryNode(ofKind: Self.header)
      list.dataSource = source
      window.rootViewController = ASViewController(node: list)
      window.makeKeyAndVisible()
      HeadlessRuntime.current.turn()
      let map = nothing.kept.elements
      let headings = [0, 1].map {
        map?.supplementaryElement(ofKind: Self.header, at: IndexPath(item: $0, section: 0))
      }
      #expect(map != nil && headings[0] != nil && headings[1] == nil)
    }
  }
}
