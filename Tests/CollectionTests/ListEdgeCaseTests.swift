import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

@Suite("Lists that are told of little things") struct ListEdgeCaseTests {
  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test("a kind that is registered twice is registered once")
  func kinds() {
    HeadlessRuntime(Transcript()).runMain {
      let list = ASCollectionNode()
      for _ in 1...2 { list.registerSupplementaryNode(ofKind: "margin") }
      #expect(list.registeredKinds == ["margin"])
    }
  }

  @Test("with little memory nothing is drawn ahead, whatever is tuned")
  func littleMemory() {
    CollectionStage.perform(NamedSource("abcdefghijkl")) { stage in
      let parameters = ASRangeTuningParameters(leadingBufferScreenfuls: 1, trailingBufferScreenfuls: 1)
      stage.list.setTuningParameters(parameters, for: .lowMemory, rangeType: .display)
      stage.list.updateCurrentRange(with: .lowMemory)
      stage.turn()
      #expect(stage.states == "vvvv--------")
    }
  }

  /// Items below one another; how far in front they are can change.
  private final class Deck: UICollectionViewLayout, ASCollectionViewLayoutInspecting {
    var depth = 0
    private(set) var delegates = 0
    private(set) var asked = 0
    override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 300) }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      let frame = CGRect(x: 0, y: CGFloat(indexPath.item) * 50, width: 100, height: 50)
      let attributes = UICollectionViewLayoutAttributes(indexPath: indexPath, frame: frame)
      attributes.zIndex = depth
      return attributes
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      (0..<3).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
    }
    func collectionView(
      _ collectionView: ASCollectionView, constrainedSizeForNodeAt indexPath: IndexPath
    ) -> ASSizeRange {
      asked += 1
      return ASSizeRangeMake(CGSize(width: 100, height: 20))
    }
    func didChangeCollectionViewDelegate(_ delegate: (any ASCollectionDelegate)?) { delegates += 1 }
  }

  /// Counts what it is told of its place.
  private final class Card: ASCellNode {
    private(set) var places = 0
    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) { places += 1 }
  }

  private final class Cards: ASCollectionDataSource {
    func collectionNode(_ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionNode(_ collectionNode: ASCollectionNode, nodeForItemAt indexPath: IndexPath) -> ASCellNode { Card() }
  }

  private func deal(_ body: (ASCollectionNode, Deck) -> Void) {
    HeadlessRuntime(Transcript()).runMain {
      let (window, deck, cards) = (UIWindow(), Deck(), Cards())
      let list = ASCollectionNode(collectionViewLayout: deck)
      list.dataSource = cards
      window.rootViewController = ASViewController(node: list)
      window.makeKeyAndVisible()
      HeadlessRuntime.current.turn()
      body(list, deck)
    }
  }

  @Test("a cell hears that it is farther in front, and nothing where nothing is new")
  func depth() {
    deal { list, deck in
      let card = list.nodeForItem(at: path(1)) as? Card
      let before = card?.places ?? 0
      for depth in [0, 1, 1] {
        deck.depth = depth
        deck.invalidateLayout()
        HeadlessRuntime.current.turn()
        #expect(card?.places == before + depth)
      }
    }
  }

  @Test("whoever comes to look at a list has its cells measured as it says, and hears of its delegates")
  func inspector() {
    deal { list, deck in
      list.layoutInspector = deck
      HeadlessRuntime.current.turn()
      #expect(deck.asked == 3)
      let delegate = NamedSource("abc")
      list.delegate = delegate
      #expect(deck.delegates == 1)
    }
  }

  @Test("a node that begins to keep the size of what it scrolls is measured anew")
  func contentSize() {
    HeadlessRuntime(Transcript()).runMain {
      let (scroll, tall) = (ASScrollNode(), ASDisplayNode())
      tall.style.preferredSize = CGSize(width: 50, height: 900)
      scroll.addSubnode(tall)
      scroll.layoutSpecBlock = { _, _ in ASWrapperLayoutSpec(layoutElement: tall) }
      scroll.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      scroll.view.layoutIfNeeded()
      scroll.automaticallyManagesContentSize = true
      scroll.view.setNeedsLayout()
      scroll.view.layoutIfNeeded()
      #expect(scroll.view.contentSize == CGSize(width: 100, height: 900))
    }
  }
}
