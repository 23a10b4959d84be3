import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

/// Controllers whose views are put into a window by hand, or in a cell: nobody but their nodes can tell them that they appear.
@Suite struct ControllerCellTests {
  private final class Page: ASDKViewController<ASDisplayNode> {
    override init() { super.init(node: ASDisplayNode()) }
    required init?(coder: NSCoder) { nil }
  }

  private final class Book: NSObject, ASPagerDataSource {
    func numberOfPages(in pagerNode: ASPagerNode) -> Int { 2 }
    func pagerNode(_ pagerNode: ASPagerNode, nodeBlockAt index: Int) -> ASCellNodeBlock {
      { ASCellNode(viewControllerBlock: { Page() }) }
    }
  }

  private static let hooks = [
    "viewWillAppear(_:)", "viewDidAppear(_:)", "viewWillDisappear(_:)", "viewDidDisappear(_:)", "visible",
    "leftHierarchy",
  ]

  /// Of the pages and their nodes alone.
  private func story(_ transcript: Transcript, since: (HeadlessRuntime) -> Void, on runtime: HeadlessRuntime)
    -> [String]
  {
    transcript.clear()
    since(runtime)
    runtime.turn()
    return transcript.story(Self.hooks).split(separator: "\n").map(String.init)
      .filter { $0.contains(" Page ") || $0.contains(" ASDisplayNode ") }
      .compactMap { $0.split(separator: " ").last.map(String.init) }
  }

  @Test(arguments: [true, false])
  func `a controller hears right before its node is visible, and right after that has left`(isInCell: Bool) {
    let transcript = Transcript()
    let runtime = HeadlessRuntime(transcript)
    runtime.runMain {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let (pager, book, page) = (ASPagerNode(), Book(), Page())
      pager.setDataSource(book)
      window.makeKeyAndVisible()
      let view: UIView = isInCell ? pager.view : page.view
      view.frame = window.bounds
      let coming = story(transcript, since: { _ in window.addSubview(view) }, on: runtime)
      #expect(coming == ["viewWillAppear(_:)", "visible", "viewDidAppear(_:)"])
      let going = story(transcript, since: { _ in view.removeFromSuperview() }, on: runtime)
      #expect(going == ["viewWillDisappear(_:)", "leftHierarchy", "viewDidDisappear(_:)"])
    }
  }

  @Test func `a source of cells of UIKit is asked beside nodes if it says so`() {
    for asks in [true, false] {
      let runtime = HeadlessRuntime(Transcript())
      runtime.runMain {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let collection = ASCollectionNode(collectionViewLayout: UICollectionViewFlowLayout())
        let source = asks ? Asking() : Silent()
        collection.dataSource = source
        collection.frame = window.bounds
        window.addSubnode(collection)
        window.makeKeyAndVisible()
        runtime.turn()
        #expect(source.asked.map(\.item) == (asks ? [0, 1] : []))
      }
    }
  }

  private class Silent: NSObject, ASCollectionDataSourceInterop {
    var asked: [IndexPath] = []
    class var dequeuesCellsForNodeBackedItems: Bool { false }
    func collectionNode(_ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int) -> Int { 2 }
    func collectionNode(_ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath) -> ASCellNodeBlock
    {
      {
        let cell = ASCellNode()
        cell.style.preferredSize = CGSize(width: 50, height: 50)
        return cell
      }
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
      asked.append(indexPath)
      return UICollectionViewCell(frame: .zero)
    }
  }

  private final class Asking: Silent {
    override class var dequeuesCellsForNodeBackedItems: Bool { true }
  }
}
