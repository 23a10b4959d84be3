import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import Testing

/// Counted, not timed: a busy machine changes no number.
@Suite("Work by the number of cells") struct LinearWorkTests {
  /// Counts what is asked of it and what it is told.
  private final class Source: ASCollectionDataSource, ASCollectionDelegateFlowLayout {
    var sections: [Int]
    var questions = 0

    init(_ sections: [Int]) { self.sections = sections }

    private func asked<Answer>(_ answer: Answer) -> Answer {
      questions += 1
      return answer
    }

    func numberOfSections(in collectionNode: ASCollectionNode) -> Int { asked(sections.count) }
    func collectionNode(_ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int) -> Int {
      asked(sections[section])
    }
    func collectionNode(
      _ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath
    ) -> ASCellNodeBlock { asked({ NamedCell("") }) }
    func collectionNode(
      _ collectionNode: ASCollectionNode, constrainedSizeForItemAt indexPath: IndexPath
    ) -> ASSizeRange { asked(ASSizeRangeMake(CGSize(width: 320, height: 120))) }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      insetForSectionAt section: Int
    ) -> UIEdgeInsets { asked(.zero) }
  }

  /// Counts all calls and events of all objects.
  private final class Counter: CallObserver, @unchecked Sendable {
    private let lock = NSLock()
    private var counted = 0
    func observe(_ observation: Observation, on instance: (any Observable)?) { lock.withLock { counted += 1 } }
    func take() -> Int {
      lock.withLock {
        defer { counted = 0 }
        return counted
      }
    }
  }

  /// What a list of so many cells costs in calls and questions.
  private struct Work: Equatable {
    var calls: [String: Int] = [:]
    var questions: [String: Int] = [:]
  }

  private func work(_ sections: [Int]) -> Work {
    let (counter, source) = (Counter(), Source(sections))
    let runtime = HeadlessRuntime(scheduler: DeterministicScheduler(seed: 1), observer: counter)
    var work = Work()
    runtime.runMain {
      let flow = UICollectionViewFlowLayout()
      flow.minimumLineSpacing = 0
      let (window, list) = (UIWindow(), ASCollectionNode(collectionViewLayout: flow))
      func note(_ what: String, _ body: () -> Void) {
        _ = counter.take()
        source.questions = 0
        body()
        runtime.turn()
        work.calls[what] = counter.take()
        work.questions[what] = source.questions
      }
      note("load") {
        list.dataSource = source
        list.delegate = source
        window.rootViewController = ASDKViewController(node: list)
        window.makeKeyAndVisible()
      }
      note("scroll") { list.contentOffset.y = 1200 }
      note("insert") {
        source.sections[0] += 1
        list.insertItems(at: [IndexPath(item: source.sections[0] - 1, section: 0)])
      }
      note("reload") { list.reloadData() }
    }
    return work
  }

  @Test(
    "a load costs so much a cell; a screen that is scrolled and an item that comes cost the same with ten times as many cells"
  )
  func items() {
    let (one, two, ten) = (work([1000]), work([2000]), work([10_000]))
    for what in ["load", "reload"] {
      let calls = [one, two, ten].map { $0.calls[what] ?? 0 }
      #expect(calls[2] - calls[1] == 8 * (calls[1] - calls[0]) && calls[1] > calls[0], "\(what): \(calls)")
      let questions = [one, two, ten].map { $0.questions[what] ?? 0 }
      #expect(questions[2] - questions[1] == 8 * (questions[1] - questions[0]), "\(what): \(questions)")
    }
    for what in ["scroll", "insert"] {
      #expect(one.calls[what] == ten.calls[what], "\(what): \(one.calls) \(ten.calls)")
      #expect(one.questions[what] == ten.questions[what], "\(what): \(one.questions) \(ten.questions)")
    }
  }

  @Test("a section costs so much, however many there are")
  func sections() {
    let (one, two, ten) = (
      work(Array(repeating: 1, count: 500)), work(Array(repeating: 1, count: 1000)),
      work(Array(repeating: 1, count: 5000))
    )
    for what in ["load", "reload", "insert"] {
      let questions = [one, two, ten].map { $0.questions[what] ?? 0 }
      #expect(questions[2] - questions[1] == 8 * (questions[1] - questions[0]), "\(what): \(questions)")
    }
    #expect(one.calls["scroll"] == ten.calls["scroll"] && one.calls["insert"] == ten.calls["insert"])
    #expect(one.questions["scroll"] == ten.questions["scroll"])
  }
}
