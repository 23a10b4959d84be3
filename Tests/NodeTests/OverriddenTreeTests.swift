import AsyncDisplayKit
import Foundation
import Testing
import UIKit

@Suite("What subclasses of nodes can override of their tree, their states, their text and their cells")
struct OverriddenTreeTests {
  private final class Branch: ASDisplayNode {
    let leaf = ASDisplayNode()
    let wishes = ASLayoutElementStyle()
    override var subnodes: [ASDisplayNode]! { (super.subnodes ?? []) + [leaf] }
    override var supernode: ASDisplayNode? { leaf }
    override var style: ASLayoutElementStyle { wishes }
    override var isVisible: Bool { true }
    override var isInDisplayState: Bool { true }
    override var isInPreloadState: Bool { true }
    override var isInHierarchy: Bool { super.isInHierarchy }
    override var isNodeLoaded: Bool { super.isNodeLoaded }
    override var interfaceState: ASInterfaceState { [.visible, .display] }
    override var layoutSpecBlock: ASLayoutSpecBlock? {
      get { { _, _ in ASLayoutSpec() } }
      set {}
    }
    override var closestViewController: UIViewController? { nil }
    override var contentsRect: CGRect {
      get { CGRect(x: 1, y: 2, width: 3, height: 4) }
      set {}
    }
    override var defaultLayoutTransitionDuration: TimeInterval {
      get { 7 }
      set {}
    }
    override var shouldAnimateSizeChanges: Bool { didSet { leaf.debugName = "sized" } }
    override func asciiArtName() -> String { "branch" }
    override func setViewBlock(_ viewBlock: @escaping ASDisplayNodeViewBlock) {
      super.setViewBlock { UIScrollView(frame: .zero) }
    }
  }

  @Test("a node answers by what it overrides") func tree() {
    HeadlessRuntime().runMain {
      let branch = Branch()
      branch.style.flexGrow = 3
      #expect(branch.wishes.flexGrow == 3)
      #expect(branch.subnodes.last === branch.leaf && branch.supernode === branch.leaf)
      #expect(branch.isVisible && branch.isInDisplayState && branch.isInPreloadState && !branch.isNodeLoaded)
      #expect(branch.interfaceState == [.visible, .display] && branch.layoutSpecBlock != nil)
      #expect(branch.contentsRect.minX == 1 && branch.defaultLayoutTransitionDuration == 7)
      branch.shouldAnimateSizeChanges = true
      #expect(branch.leaf.debugName == "sized" && branch.asciiArtName() == "branch")
      branch.setViewBlock { UIView(frame: .zero) }
      #expect(branch.view is UIScrollView)
    }
  }

  private final class Links: ASTextNode {
    var highlights: [NSRange] = []
    override var linkAttributeNames: [String] {
      get { ["person"] }
      set {}
    }
    override var passthroughNonlinkTouches: Bool {
      get { true }
      set {}
    }
    override func setHighlightRange(_ range: NSRange, animated: Bool) {
      highlights.append(range)
      super.setHighlightRange(range, animated: animated)
    }
    override func frame(forTextRange range: NSRange) -> CGRect {
      super.frame(forTextRange: range).insetBy(dx: -1, dy: -1)
    }
    override func linkAttributeValue(
      at point: CGPoint, attributeName: UnsafeMutablePointer<NSString?>?, range: UnsafeMutablePointer<NSRange>?
    ) -> Any? { "somebody" }
  }

  @Test("a text node too") func links() {
    HeadlessRuntime().runMain {
      let links = Links()
      links.attributedText = NSAttributedString(string: "ab")
      links.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
      links.setHighlightRange(NSRange(location: 0, length: 1), animated: true)
      #expect(links.highlights.count == 1 && links.highlightRange.length == 1)
      #expect(links.frame(forTextRange: NSRange(location: 0, length: 1)).minX == -1)
      #expect(links.linkAttributeValue(at: .zero, attributeName: nil, range: nil) as? String == "somebody")
      #expect(links.linkAttributeNames == ["person"] && links.passthroughNonlinkTouches)
    }
  }

  private final class Rows: ASTableNode {
    override var allowsSelection: Bool {
      get { false }
      set {}
    }
    override func tuningParameters(for rangeType: ASLayoutRangeType) -> ASRangeTuningParameters {
      ASRangeTuningParameters(leadingBufferScreenfuls: 9, trailingBufferScreenfuls: 9)
    }
    override var leadingScreensForBatching: CGFloat {
      get { 5 }
      set {}
    }
    override func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { super.cellForRow(at: indexPath) }
  }

  private final class Pages: ASPagerNode {
    var made = false
    override init(collectionViewLayout flowLayout: ASPagerFlowLayout) {
      super.init(collectionViewLayout: flowLayout)
      made = true
    }
  }

  private final class Field: ASEditableTextNode {
    override init(textKitComponents: ASTextKitComponents, placeholderTextKitComponents: ASTextKitComponents) {
      super.init(textKitComponents: textKitComponents, placeholderTextKitComponents: placeholderTextKitComponents)
      returnKeyType = .search
    }
  }

  @Test("containers, pagers and fields of text too") func containers() {
    HeadlessRuntime().runMain {
      let rows = Rows(style: .plain)
      #expect(!rows.allowsSelection && rows.leadingScreensForBatching == 5)
      #expect(rows.tuningParameters(for: .display).leadingBufferScreenfuls == 9)
      #expect(Pages(collectionViewLayout: ASPagerFlowLayout()).made)
      let text = ASTextKitComponents(attributedSeedString: NSAttributedString(string: "a"), textContainerSize: .zero)
      let hint = ASTextKitComponents(attributedSeedString: NSAttributedString(string: "b"), textContainerSize: .zero)
      let field = Field(textKitComponents: text, placeholderTextKitComponents: hint)
      #expect(field.attributedText?.string == "a" && field.attributedPlaceholderText?.string == "b")
      #expect(field.returnKeyType == .search)
    }
  }
}
