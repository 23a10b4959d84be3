import Foundation
import HeadlessUIKit
import Testing

/// Subclasses as people write them, with the initialisers that UIKit's classes have.
@Suite("Initialisers of subclasses") struct OwnInitialiserTests {
  private final class Puller: UIRefreshControl {
    override init() {
      super.init()
      tintColor = .red
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class Pile: UIStackView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      axis = .vertical
    }
    required init(coder: NSCoder) {
      super.init(coder: coder)
      spacing = 4
    }
  }

  private final class Wheel: UIActivityIndicatorView {
    required init(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class Bar: UINavigationBar {}

  private final class Flow: UINavigationController {
    init() { super.init(navigationBarClass: Bar.self, toolbarClass: nil) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override var toolbar: UIToolbar! { super.toolbar }
    override func setToolbarHidden(_ hidden: Bool, animated: Bool) {
      super.setToolbarHidden(!hidden, animated: animated)
    }
  }

  private final class Caption: UILabel {
    override var baselineAdjustment: UIBaselineAdjustment { didSet { text = "aligned" } }
    override var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy { didSet { text = "broken" } }
    override var allowsDefaultTighteningForTruncation: Bool { didSet { text = "tight" } }
    override var adjustsFontForContentSizeCategory: Bool { didSet { text = "fitting" } }
  }

  @Test("each of them makes what it says") func made() {
    HeadlessRuntime().runMain {
      #expect(Puller().tintColor == .red && UIRefreshControl().isRefreshing == false)
      #expect(Pile(frame: .zero).axis == .vertical && Pile(coder: NSCoder()).spacing == 4)
      #expect(Wheel(coder: NSCoder()).style == .medium)
      #expect(UINavigationItem().title == nil)
      let flow = Flow()
      flow.setToolbarHidden(true, animated: false)
      #expect(flow.viewControllers.isEmpty && !flow.isToolbarHidden && flow.toolbar === flow.toolbar)
    }
  }

  @Test("a label says all that it keeps to its subclass") func label() {
    HeadlessRuntime().runMain {
      let label = Caption()
      label.baselineAdjustment = .alignCenters
      #expect(label.text == "aligned" && label.baselineAdjustment == .alignCenters)
      label.lineBreakStrategy = .pushOut
      #expect(label.text == "broken")
      label.allowsDefaultTighteningForTruncation = true
      #expect(label.text == "tight")
      label.adjustsFontForContentSizeCategory = true
      #expect(label.text == "fitting")
      #expect(([label, UITextField(), UITextView()] as [any UIContentSizeCategoryAdjusting]).count == 3)
    }
  }

  private final class Round: CALayer {
    override func contains(_ p: CGPoint) -> Bool { hypot(p.x - 50, p.y - 50) <= 50 }
  }

  @Test("a layer of another shape is found only where it is") func layer() {
    let layer = Round()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(layer.hitTest(CGPoint(x: 50, y: 50)) === layer && layer.hitTest(CGPoint(x: 2, y: 2)) == nil)
    #expect(CALayer().contains(CGPoint(x: 1, y: 1)) == false)
  }
}
