import HeadlessUIKit
import Testing

@Suite("Who waits for whom") struct WaitGraphTests {
  private static let main = ThreadState(role: .main, number: 1)
  private static let layout2 = ThreadState(role: .layout, number: 2)
  private static let layout3 = ThreadState(role: .layout, number: 3)
  private static let editing = ThreadState(role: .editing, number: 6)

  private typealias Wait = WaitGraph.Wait

  private func graph(_ waits: [WaitGraph.Wait], hasMain: Bool = true) -> WaitGraph {
    var workers: [Lane: [ThreadState]] = [.layout: [Self.layout2, Self.layout3], .editing: [Self.editing]]
    if hasMain { workers[.main] = [Self.main] }
    return WaitGraph(waits: waits, workers: workers)
  }

  private func circle(_ waits: WaitGraph.Wait..., hasMain: Bool = true) -> [String] {
    graph(waits, hasMain: hasMain).circle().map(\.description)
  }

  @Test("a queued job is waited for in vain only if no worker of its lane goes on")
  func workers() {
    let one = Wait(waiter: Self.layout2, goal: .jobs(on: .layout))
    #expect(circle(one) == [])
    #expect(
      circle(Wait(waiter: Self.main, goal: .jobs(on: .layout)), Wait(waiter: Self.layout2, goal: .jobs(on: .main)))
        == [])
    #expect(
      circle(
        Wait(waiter: Self.main, goal: .jobs(on: .layout)), Wait(waiter: Self.layout2, goal: .jobs(on: .main)),
        Wait(waiter: Self.layout3, goal: .jobs(on: .main)))
        == ["layout 2 waits for main", "main waits for layout"])
  }

  @Test("a running job is waited for in vain if whoever runs it does not go on")
  func running() {
    #expect(
      circle(
        Wait(waiter: Self.main, goal: .jobs(on: .layout, runBy: [Self.layout2], areQueued: false)),
        Wait(waiter: Self.layout2, goal: .jobs(on: .main)))
        == ["layout 2 waits for main", "main waits for layout"])
  }

  @Test("the holder of a lock is part of the circle")
  func locks() {
    let waits = [
      Wait(waiter: Self.layout2, goal: .jobs(on: .main)),
      Wait(waiter: Self.main, goal: .jobs(on: .layout, runBy: [Self.layout3], areQueued: false)),
      Wait(waiter: Self.layout3, goal: .lock("a node", heldBy: Self.layout2)),
    ]
    let found = graph(waits).circle()
    #expect(
      graph(waits).deadlock(of: found).description
        == "layout 2 waits for main, while main waits for layout, while layout 3 waits for a node, which layout 2 holds"
    )
    #expect(graph([waits[0], waits[2]]).circle() == [])
    #expect(graph([waits[1], waits[2]]).circle() == [])
  }

  @Test("a lock is refused where nothing else can be")
  func refusedLock() {
    #expect(
      circle(
        Wait(waiter: Self.layout2, goal: .jobs(on: .editing, runBy: [Self.editing], areQueued: false)),
        Wait(waiter: Self.editing, goal: .lock("a node", heldBy: Self.layout2)))
        == ["editing 6 waits for a node, which layout 2 holds", "layout 2 waits for editing"])
  }

  @Test("who only waits for somebody in a circle is not part of it")
  func outside() {
    #expect(
      circle(
        Wait(waiter: Self.layout2, goal: .jobs(on: .editing)), Wait(waiter: Self.editing, goal: .jobs(on: .main)),
        Wait(waiter: Self.main, goal: .jobs(on: .editing)))
        == ["editing 6 waits for main", "main waits for editing"])
  }

  @Test("nobody runs the jobs of main without a main loop")
  func noMain() {
    let waits = [Wait(waiter: Self.editing, goal: .jobs(on: .main))]
    let lonely = graph(waits, hasMain: false)
    #expect(
      lonely.deadlock(of: lonely.circle()).description == "editing 6 waits for main, while no main loop runs")
  }
}
