import Foundation
import HeadlessUIKit
import Testing

@Suite("Layouts of collections that turn, and that give way to others") struct TurnedLayoutTests {
  private final class Flow: UICollectionViewFlowLayout {
    let name: String
    var told: [String] = []
    var target: CGFloat?

    init(_ name: String) {
      self.name = name
      super.init()
      itemSize = CGSize(width: 50, height: 100)
    }

    required init?(coder: NSCoder) { nil }

    override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
      told.append("from \(Int(oldBounds.width))")
      super.prepare(forAnimatedBoundsChange: oldBounds)
    }
    override func finalizeAnimatedBoundsChange() {
      told.append("over at \(Int(collectionView?.contentOffset.y ?? -1))")
    }
    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
      target.map { CGPoint(x: 0, y: $0) } ?? super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
    }
    override func prepareForTransition(to newLayout: UICollectionViewLayout) {
      told.append("to \((newLayout as? Flow)?.name ?? "?")")
    }
    override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
      told.append("from \((oldLayout as? Flow)?.name ?? "?")")
    }
    override func finalizeLayoutTransition() { told.append("done") }
  }

  private final class Items: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
  }

  private func perform(_ body: (UICollectionView, Flow, HeadlessRuntime) -> Void) {
    let runtime = HeadlessRuntime(scheduler: DeterministicScheduler(seed: 1))
    runtime.runMain {
      let (window, flow, items) = (UIWindow(), Flow("first"), Items())
      let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: flow)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = items
      window.addSubview(view)
      window.makeKeyAndVisible()
      runtime.turn()
      #expect(flow.told == [])
      body(view, flow, runtime)
    }
  }

  @Test("the layout is told of another size once, and says where the content is then")
  func turned() {
    perform { view, flow, runtime in
      flow.target = 300
      view.contentOffset.y = 40
      runtime.turn()
      #expect(view.contentOffset.y == 40 && flow.told == [])
      view.frame.size = CGSize(width: 200, height: 100)
      runtime.turn()
      #expect(flow.told == ["from 100", "over at 300"] && view.contentOffset.y == 300)
      view.setNeedsLayout()
      runtime.turn()
      #expect(flow.told.count == 2)
    }
  }

  @Test("two layouts are told of one another when one takes the place of the other")
  func replaced() {
    perform { view, first, _ in
      let second = Flow("second")
      view.setCollectionViewLayout(second, animated: true)
      #expect(first.told == ["to second", "done"] && second.told == ["from first", "done"])
      view.collectionViewLayout = second
      #expect(second.told.count == 2)
    }
  }
}
