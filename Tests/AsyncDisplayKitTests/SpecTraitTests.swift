import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import Testing

@Suite("Traits that specs see") struct SpecTraitTests {
  /// As high as its text would be: by the size of letters that is asked for.
  private final class Fitting: ASLayoutSpec {
    override func calculateLayoutThatFits(_ constrainedSize: ASSizeRange) -> ASLayout {
      let height: CGFloat = asyncTraitCollection().preferredContentSizeCategory == .extraLarge ? 30 : 20
      return ASLayout(layoutElement: self, size: CGSize(width: 10, height: height))
    }
  }

  private final class Owner: ASDisplayNode {
    override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
      ASInsetLayoutSpec(insets: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1), child: Fitting())
    }
  }

  @Test("a spec has the traits of the node that is measured by it, on whatever thread, and none by itself")
  func innermost() {
    let runtime = HeadlessRuntime(scheduler: DeterministicScheduler(seed: 1))
    runtime.runMain {
      let (outer, inner) = (ASDisplayNode(), Owner())
      outer.layoutSpecBlock = { _, _ in
        ASStackLayoutSpec(
          direction: .vertical, spacing: 0, justifyContent: .start, alignItems: .start, children: [inner, Fitting()])
      }
      var large = ASPrimitiveTraitCollection()
      large.preferredContentSizeCategory = .extraLarge
      inner.setPrimitiveTraitCollection(large)
      let range = ASSizeRange(min: .zero, max: CGSize(width: 100, height: 100))
      let sizes = runtime.sync(.layout) {
        outer.layoutThatFits(range).sublayouts.map(\.size.height) + [outer.layoutThatFits(range).size.height]
      }
      #expect(sizes == [32, 52])
      #expect(Fitting().layoutThatFits(range).size.height == 20)
      #expect(Fitting().asyncTraitCollection().isEqual(to: ASTraitCollection(ASPrimitiveTraitCollection())))
    }
  }
}
