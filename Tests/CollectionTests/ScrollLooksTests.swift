import AsyncDisplayKit
import HeadlessUIKit
import RuntimeTranscript
import Testing

@Suite("What is said of a list before it is loaded") struct ScrollLooksTests {
  private static let inset = UIEdgeInsets(top: 3, left: 4, bottom: 5, right: 6)

  private static func made() -> ASCollectionNode {
    let list = ASCollectionNode(collectionViewLayout: UICollectionViewFlowLayout())
    list.contentInset = inset
    list.contentOffset = CGPoint(x: 0, y: 7)
    list.showsVerticalScrollIndicator = false
    list.showsHorizontalScrollIndicator = false
    list.isPagingEnabled = true
    list.alwaysBounceVertical = true
    list.alwaysBounceHorizontal = true
    list.inverted = true
    return list
  }

  private static func expectAllSaid(of list: ASCollectionNode) {
    #expect(list.contentInset == inset && list.contentOffset.y == 7)
    #expect(!list.showsVerticalScrollIndicator && !list.showsHorizontalScrollIndicator)
    #expect(list.isPagingEnabled && list.alwaysBounceVertical && list.alwaysBounceHorizontal && list.inverted)
  }

  @Test("a collection's view is white, unless its node says otherwise")
  func background() {
    HeadlessRuntime().runMain {
      #expect(ASCollectionNode(collectionViewLayout: UICollectionViewFlowLayout()).view.backgroundColor == .white)
      let list = Self.made()
      list.backgroundColor = .red
      #expect(list.view.backgroundColor == .red)
    }
  }

  @Test("loads nothing, and is so before and after")
  func kept() {
    HeadlessRuntime().runMain {
      let list = Self.made()
      #expect(!list.isNodeLoaded)
      Self.expectAllSaid(of: list)
      let view = list.view
      Self.expectAllSaid(of: list)
      #expect(view.contentInset == Self.inset && view.contentOffset.y == 7)
      #expect(!view.showsVerticalScrollIndicator && !view.showsHorizontalScrollIndicator)
      #expect(view.isPagingEnabled && view.alwaysBounceVertical && view.alwaysBounceHorizontal)
    }
  }

  @Test("can be said anywhere, as where a cell with a list of its own is made", arguments: Engine.allCases)
  func offMain(engine: Engine) {
    let transcript = Transcript()
    let runtime = HeadlessRuntime(transcript, scheduler: engine.scheduler)
    runtime.runMain {
      let list = runtime.sync(.layout) { Self.made() }
      #expect(list?.isNodeLoaded == false)
      if let list { Self.expectAllSaid(of: list) }
    }
    #expect(transcript.brokenRules == [])
  }

  @Test("nothing said, nothing changed")
  func unsaid() {
    HeadlessRuntime().runMain {
      let table = ASTableNode()
      #expect(table.contentInset == .zero && table.contentOffset == .zero)
      #expect(table.showsVerticalScrollIndicator && table.showsHorizontalScrollIndicator)
      #expect(!table.isPagingEnabled && !table.alwaysBounceVertical && !table.alwaysBounceHorizontal)
      #expect(table.view.contentInset == .zero && table.view.showsVerticalScrollIndicator)
    }
  }

  @Test("a move that is said before is where the list begins")
  func moved() {
    HeadlessRuntime().runMain {
      let list = ASCollectionNode(collectionViewLayout: UICollectionViewFlowLayout())
      list.setContentOffset(CGPoint(x: 0, y: 9), animated: true)
      #expect(!list.isNodeLoaded && list.contentOffset.y == 9)
      #expect(list.view.contentOffset.y == 9)
    }
  }
}
