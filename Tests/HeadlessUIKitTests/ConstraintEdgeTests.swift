import Foundation
import RuntimeTranscript
import Testing

@testable import HeadlessUIKit

@Suite("Constraints that go wrong, and when they are asked for") struct ConstraintEdgeTests {
  @Test("required constraints that contradict one another are told once, the later one is left out, nothing ends")
  func conflicts() {
    ConstraintStage.run(breaking: ["constraints-agree"]) { stage in
      let view = stage.add(UIView())
      NSLayoutConstraint.activate([
        view.widthAnchor.constraint(equalToConstant: 50), view.widthAnchor.constraint(equalToConstant: 60),
        view.heightAnchor.constraint(equalToConstant: 5), view.topAnchor.constraint(equalTo: stage.room.topAnchor),
      ])
      stage.window.layoutIfNeeded()
      stage.room.frame.size.width = 299
      stage.window.layoutIfNeeded()
      #expect(view.frame.size == CGSize(width: 50, height: 5))
    }
  }

  @Test("a constraint is told by its identifier, its sides, its factor and its weight")
  func descriptions() {
    ConstraintStage.run { stage in
      let view = stage.add(UIView())
      let half = view.widthAnchor.constraint(equalTo: stage.room.widthAnchor, multiplier: 0.5, constant: 3)
      half.priority = .defaultLow
      half.identifier = "half"
      #expect(half.description == "half: UIView.width == 0.5 × UIView.width + 3.0 @250.0")
      #expect(view.heightAnchor.constraint(lessThanOrEqualToConstant: 9).description == "UIView.height <= 9.0")
    }
  }

  @Test("constraints between views that have nothing in common, and off main, stay inactive")
  func refused() {
    ConstraintStage.run(breaking: ["constraints-share-tree", "constraints-share-tree", "view-on-main"]) { stage in
      let (view, alone) = (stage.add(UIView()), UIView())
      let constraint = view.leftAnchor.constraint(equalTo: alone.leftAnchor)
      constraint.isActive = true
      view.addConstraint(view.leftAnchor.constraint(equalTo: stage.room.leftAnchor))
      HeadlessRuntime.current.sync(.background) { view.widthAnchor.constraint(equalToConstant: 3).isActive = true }
      #expect(!constraint.isActive)
      #expect(view.constraints == [])
    }
  }

  private final class Told: UIView {
    var log: (String) -> Void = { _ in }
    var name = ""
    override func updateConstraints() {
      log("\(name) updates")
      super.updateConstraints()
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      log("\(name) lays out \(subviews.map(\.frame.width))")
    }
  }

  @Test("updating comes first, from the inside out; then each view is laid out with what is in it in its place")
  func order() {
    var log: [String] = []
    ConstraintStage.run { stage in
      let (outer, inner) = (stage.add(Told()), Told())
      for (view, name) in [(outer, "outer"), (inner, "inner")] {
        view.name = name
        view.log = { log.append($0) }
      }
      inner.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(inner)
      NSLayoutConstraint.activate([
        outer.widthAnchor.constraint(equalToConstant: 100),
        inner.widthAnchor.constraint(equalTo: outer.widthAnchor, multiplier: 0.5),
      ])
      stage.window.layoutIfNeeded()
      #expect(
        log == ["inner updates", "outer updates", "outer lays out [50.0]", "inner lays out []"])
      log = []
      stage.window.layoutIfNeeded()
      #expect(log == [])
      outer.setNeedsUpdateConstraints()
      #expect(outer.needsUpdateConstraints())
      stage.window.layoutIfNeeded()
      #expect(log == ["outer updates"], "nothing has moved")
      log = []
      inner.widthAnchor.constraint(equalToConstant: 50).isActive = true
      stage.window.layoutIfNeeded()
      #expect(log == [], "nothing has moved")
    }
  }

  @Test("guides: one's own, the safe area's and the margins'")
  func guides() {
    ConstraintStage.run { stage in
      stage.window.screenInsets = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
      let guide = UILayoutGuide()
      stage.room.addLayoutGuide(guide)
      let (safe, inner) = (stage.add(UIView()), stage.add(UIView()))
      NSLayoutConstraint.activate([
        guide.widthAnchor.constraint(equalToConstant: 44),
        guide.rightAnchor.constraint(equalTo: stage.room.rightAnchor),
        safe.topAnchor.constraint(equalTo: stage.room.safeAreaLayoutGuide.topAnchor),
        safe.rightAnchor.constraint(equalTo: guide.leftAnchor),
        inner.leadingAnchor.constraint(equalTo: stage.room.layoutMarginsGuide.leadingAnchor),
        inner.topAnchor.constraint(equalTo: stage.room.layoutMarginsGuide.topAnchor),
      ])
      stage.window.layoutIfNeeded()
      #expect(safe.frame.origin == CGPoint(x: 256, y: 20))
      #expect(inner.frame.origin == CGPoint(x: 8, y: 28))
      #expect(guide.layoutFrame == CGRect(x: 256, y: 0, width: 44, height: 0))
      stage.window.screenInsets.top = 50
      stage.room.layoutMargins.left = 11
      stage.window.layoutIfNeeded()
      #expect(safe.frame.minY == 50)
      #expect(inner.frame.minX == 11)
    }
  }

  @Test("the size that fits: the least, or in a width that is given")
  func fitting() {
    ConstraintStage.run { _ in
      let (card, label) = (UIView(), UILabel())
      label.font = UIFont.systemFont(ofSize: 10)
      label.numberOfLines = 0
      label.text = "one two three four"
      label.translatesAutoresizingMaskIntoConstraints = false
      card.addSubview(label)
      for format in ["H:|-5-[label]-5-|", "V:|-5-[label]-5-|"] {
        card.addConstraints(
          NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: ["label": label]))
      }
      #expect(
        card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 190, height: 20))
      let expanded = UIView.layoutFittingExpandedSize
      #expect(card.systemLayoutSizeFitting(expanded) == CGSize(width: 190, height: 20), "the content matters more")
      label.setContentHuggingPriority(UILayoutPriority(40), for: .horizontal)
      #expect(card.systemLayoutSizeFitting(expanded) == CGSize(width: expanded.width, height: 20))
      #expect(
        card.systemLayoutSizeFitting(
          CGSize(width: 90, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel) == CGSize(width: 90, height: 40))
    }
  }
}

@Suite("Constraints that a controller makes in every pass") struct RepeatedConstraintTests {
  private final class Repeating: UIViewController {
    let content = UIView()
    var passes = 0
    var updates = 0
    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(content)
    }
    override func updateViewConstraints() {
      updates += 1
      super.updateViewConstraints()
    }
    override func viewDidLayoutSubviews() {
      content.translatesAutoresizingMaskIntoConstraints = false
      super.viewDidLayoutSubviews()
      passes += 1
      NSLayoutConstraint.activate(NSLayoutConstraint.pin(content, to: view))
    }
  }

  @Test("move nothing the second time, and so ask for no pass of their own")
  func settles() {
    let transcript = Transcript()
    HeadlessRuntime(transcript).runMain {
      let (window, controller) = (UIWindow(), Repeating())
      window.rootViewController = controller
      window.makeKeyAndVisible()
      HeadlessRuntime.current.turn()
      #expect(controller.content.frame == controller.view.bounds)
      #expect(controller.passes == 2)
      #expect(controller.updates == 1)
      controller.view.setNeedsUpdateConstraints()
      HeadlessRuntime.current.turn()
      #expect(controller.updates == 2)
      #expect(controller.passes == 2)
      window.rotate(to: .landscape)
      HeadlessRuntime.current.turn()
      #expect(controller.content.frame == controller.view.bounds)
    }
    #expect(transcript.brokenRules == [])
  }
}
