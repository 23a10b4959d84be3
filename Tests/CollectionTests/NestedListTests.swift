import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

@Suite("A list within a cell") struct NestedListTests {
  private final class Page: ASDKViewController<ASCollectionNode> {
    private let source = NamedSource("ab")

    override init() {
      super.init(node: ASCollectionNode())
      node.dataSource = source
      node.delegate = source
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Book: NSObject, ASPagerDataSource {
    func numberOfPages(in pagerNode: ASPagerNode) -> Int { 1 }
    func pagerNode(_ pagerNode: ASPagerNode, nodeAt index: Int) -> ASCellNode {
      ASCellNode(viewControllerBlock: { Page() })
    }
  }

  /// Nobody else keeps the pager: it goes with its controller, before anybody has told its pages that they cannot be seen.
  private final class Reader: UIViewController {
    private let (pager, book) = (ASPagerNode(), Book())

    override func viewDidLoad() {
      super.viewDidLoad()
      pager.setDataSource(book)
      view.addSubnode(pager)
    }

    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      pager.frame = view.bounds
    }
  }

  @Test(
    "its cells are invisible before the delegate hears that they are no longer displayed", arguments: Engine.allCases)
  func leaving(engine: Engine) {
    let transcript = Transcript()
    let runtime = HeadlessRuntime(transcript, scheduler: engine.scheduler)
    runtime.runMain {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      window.rootViewController = Reader()
      window.makeKeyAndVisible()
      runtime.turn()
      transcript.clear()
      window.rootViewController = nil
      runtime.turn()
    }
    let told = transcript.story("invisible", "collectionNode(_:didEndDisplayingItemWith:)")
      .split(separator: "\n").filter { $0.contains("NamedCell") }
    #expect(
      told == [
        "main NamedCell invisible", "main NamedCell invisible",
        "main NamedCell collectionNode(_:didEndDisplayingItemWith:)",
        "main NamedCell collectionNode(_:didEndDisplayingItemWith:)",
      ])
  }

  @Test("a header says what kind it is, and an item that it is none")
  func kinds() {
    CollectionStage.perform(
      NamedSource("a"), layout: UICollectionViewFlowLayout(),
      prepare: { $0.registerSupplementaryNode(ofKind: UICollectionView.elementKindSectionHeader) }
    ) { stage in
      let path = IndexPath(item: 0, section: 0)
      let header = stage.list.supplementaryNode(
        forElementKind: UICollectionView.elementKindSectionHeader, at: path)
      #expect(header?.supplementaryElementKind == UICollectionView.elementKindSectionHeader)
      #expect(stage.list.nodeForItem(at: path)?.supplementaryElementKind == nil)
    }
  }
}
