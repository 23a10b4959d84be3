import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

@Suite("Layouts that a delegate works out") struct LayoutDelegateTests {
  /// Cells in columns, each below the shortest one so far.
  private final class Waterfall: NSObject, ASCollectionLayoutDelegate {
    let plan: Plan

    init(columns: Int) { plan = Plan(columns: columns) }

    func scrollableDirections() -> ASScrollDirection { ASScrollDirectionVerticalDirections }
    func additionalInfoForLayout(withElements elements: ASElementMap) -> Any? { plan }

    static func calculateLayout(with context: ASCollectionLayoutContext) -> ASCollectionLayoutState {
      let table = NSMapTable<ASCollectionElement, UICollectionViewLayoutAttributes>.elementToLayoutAttributes()
      guard let elements = context.elements, let plan = context.additionalInfo as? Plan else {
        return ASCollectionLayoutState(context: context)
      }
      plan.note(ThreadState.current.role)
      var heights = Array(repeating: CGFloat.zero, count: plan.columns)
      let width = context.viewportSize.width / CGFloat(plan.columns)
      for path in elements.itemIndexPaths {
        guard let element = elements.elementForItem(at: path) else { continue }
        let range = ASSizeRangeMake(CGSize(width: width, height: 0), CGSize(width: width, height: .infinity))
        let size = element.node.layoutThatFits(range).size
        let column = heights.indices.min { heights[$0] < heights[$1] } ?? 0
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
        attributes.frame = CGRect(origin: CGPoint(x: CGFloat(column) * width, y: heights[column]), size: size)
        heights[column] += size.height
        table.setObject(attributes, forKey: element)
      }
      return ASCollectionLayoutState(
        context: context, contentSize: CGSize(width: context.viewportSize.width, height: heights.max() ?? 0),
        elementToLayoutAttributesTable: table)
    }
  }

  /// What a waterfall has worked out with, and who did.
  private final class Plan: @unchecked Sendable {
    let columns: Int
    private let lock = NSLock()
    private var noted: Set<String> = []

    init(columns: Int) { self.columns = columns }

    var roles: Set<String> { lock.withLock { noted } }
    func note(_ role: ThreadRole) { _ = lock.withLock { noted.insert("\(role)") } }
  }

  private func frames(
    _ delegate: any ASCollectionLayoutDelegate, _ source: NamedSource, engine: Engine = .deterministic,
    _ body: @escaping (ASCollectionNode) -> Void = { _ in }
  ) -> [String] {
    var result: [String] = []
    let runtime = HeadlessRuntime(Transcript(), scheduler: engine.scheduler)
    runtime.runMain {
      let list = ASCollectionNode(layoutDelegate: delegate, layoutFacilitator: nil)
      list.dataSource = source
      list.delegate = source
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      window.rootViewController = ASDKViewController(node: list)
      window.makeKeyAndVisible()
      runtime.turn()
      body(list)
      runtime.turn()
      result = list.visibleNodes.map { cell in
        let frame = cell.frame
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { "\(Int($0))" }
        return "\((cell as? NamedCell)?.name ?? "?") \(numbers.joined(separator: " "))"
      }
      result.append("\(Int(list.view.contentSize.width)) \(Int(list.view.contentSize.height))")
    }
    return result
  }

  @Test("cells are measured off main by the delegate, and shown where it puts them", arguments: Engine.allCases)
  func waterfall(engine: Engine) {
    let delegate = Waterfall(columns: 2)
    let all = frames(delegate, NamedSource("abc"), engine: engine)
    #expect(all == ["a 0 0 160 120", "b 160 0 160 120", "c 0 120 160 120", "320 240"])
    #expect(delegate.plan.roles == ["layout"])
  }

  @Test("an update and another size of the collection have everything worked out again")
  func again() {
    let source = NamedSource("ab")
    let all = frames(Waterfall(columns: 2), source) { list in
      source.sections = [["x", "a", "b"]]
      list.insertItems(at: [IndexPath(item: 0, section: 0)])
      HeadlessRuntime.current.turn()
      list.view.window?.rotate(to: .landscape)
    }
    #expect(all == ["x 0 0 240 120", "a 240 0 240 120", "b 0 120 240 120", "480 240"])
  }

  @Test("a flow puts cells of any size in lines")
  func flow() {
    let all = frames(ASCollectionFlowLayoutDelegate(), NamedSource("abcd"))
    #expect(all == ["a 0 0 100 120", "b 100 0 100 120", "c 200 0 100 120", "d 0 120 100 120", "320 240"])
  }

  private final class Look: ASCollectionGalleryLayoutPropertiesProviding {
    func galleryLayoutDelegate(
      _ delegate: ASCollectionGalleryLayoutDelegate, sizeForElements elements: ASElementMap
    ) -> CGSize { CGSize(width: 140, height: 50) }
    func galleryLayoutDelegate(
      _ delegate: ASCollectionGalleryLayoutDelegate, minimumLineSpacingForElements elements: ASElementMap
    ) -> CGFloat { 7 }
    func galleryLayoutDelegate(
      _ delegate: ASCollectionGalleryLayoutDelegate, sectionInsetForElements elements: ASElementMap
    ) -> UIEdgeInsets { UIEdgeInsets(top: 5, left: 10, bottom: 0, right: 10) }
  }

  @Test("a gallery has items of one size, spaced and inset; without a provider it is empty")
  func gallery() {
    let (delegate, look) = (ASCollectionGalleryLayoutDelegate(scrollableDirections: .verticalDirections), Look())
    delegate.propertiesProvider = look
    #expect(
      frames(delegate, NamedSource("abc")) == [
        "a 10 5 140 50", "b 150 5 140 50", "c 10 62 140 50", "320 112",
      ])
    let empty = ASCollectionGalleryLayoutDelegate(scrollableDirections: .verticalDirections)
    #expect(frames(empty, NamedSource("abc")) == ["0 0"])
  }

  @Test("of many cells only those near the screen are loaded; others are as large as they will be, and shown far down")
  func many() {
    var loaded = 0
    let source = NamedSource([(0..<400).map { "\($0)" }])
    let all = frames(Waterfall(columns: 4), source) { list in
      loaded = (0..<400).count { list.nodeForItem(at: IndexPath(item: $0, section: 0))?.isNodeLoaded == true }
      let last = list.nodeForItem(at: IndexPath(item: 399, section: 0))
      #expect(last?.isNodeLoaded == false && last?.frame.size == CGSize(width: 80, height: 120))
      list.view.contentOffset.y = 6000
    }
    #expect(all.first == "200 0 6000 80 120")
    #expect(all.last == "320 12000")
    #expect((16...40).contains(loaded))
  }

  @Test("all of a layout can be asked for, and far from it is nothing")
  func everything() {
    var counts: [Int] = []
    _ = frames(Waterfall(columns: 2), NamedSource("abc")) { list in
      let parts = [CGRect.infinite, CGRect(x: 1e300, y: 0, width: 10, height: 10)]
      counts = parts.map { list.collectionViewLayout.layoutAttributesForElements(in: $0)?.count ?? -1 }
    }
    #expect(counts == [3, 0])
  }
}
