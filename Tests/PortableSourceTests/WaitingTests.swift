import PortableSource
import Testing

@Suite("What waits, or is waited for") struct WaitingTests {
  private func portable(_ text: String) -> String {
    WithoutObjectiveC([WithoutObjectiveC.File(path: "A.swift", text: text)]).files[0].text
  }

  @Test("work items, groups, semaphores and timers of queues are those of the kit")
  func types() {
    #expect(
      portable("var item: DispatchWorkItem?; let group = DispatchGroup(), semaphore = DispatchSemaphore(value: 0)")
        == "var item: LoopWorkItem?; let group = LoopGroup(), semaphore = LoopSemaphore(value: 0)")
    #expect(
      portable("var timer: DispatchSourceTimer = DispatchSource.makeTimerSource(queue: .main)")
        == "var timer: LoopTimer = DispatchSource.makeLoopTimer(queue: .main)")
    #expect(portable("let flags: DispatchWorkItemFlags") == "let flags: DispatchWorkItemFlags")
    #expect(portable("struct DispatchGroup {}; My.DispatchGroup()") == "struct DispatchGroup {}; My.DispatchGroup()")
  }

  @Test(
    "what would be a job of a thread of the system has another name",
    arguments: [
      (
        "queue.asyncAfter(deadline: .now(), qos: q, flags: f) {}",
        "queue.asyncOnClock(deadline: .now(), qos: q, flags: f) {}"
      ),
      ("queue.async(group: nil, qos: q, flags: []) {}", "queue.async(            qos: q, flags: []) {}"),
      ("OperationQueue.main.addOperation {}", "OperationQueue.ofMainLoop.addOperation {}"),
      (
        "URLSession(configuration: c, delegate: d, delegateQueue: .main)",
        "URLSession(configuration: c, delegate: d, delegateQueue: .ofMainLoop)"
      ),
      ("let queue = OperationQueue()", "let queue = OperationQueue.awaited()"),
      ("RunLoop.main.perform {}", "RunLoop.main.performOnMain {}"),
      (
        "center.addObserver(forName: n, object: nil, queue: .main) { _ in }",
        "center.addLoopObserver(forName: n, object: nil, queue: .main) { _ in }"
      ),
      (
        "center.addObserver(self, selector: s, name: n, object: nil)",
        "center.addObserver(self, selector: s, name: n, object: nil)"
      ),
      ("Publishers.Zip(a, b).map { $0 }", "Publishers.OrderedZip(a, b).map { $0 }"),
      ("Combine.Publishers.Zip3(a, b, c)", "Combine.Publishers.OrderedZip3(a, b, c)"),
      ("zip(a, b).map { Zip($0) }", "zip(a, b).map { Zip($0) }"),
      ("session.invalidateAndCancel()", "session.cancelUnlessShared()"),
      ("Thread.detachNewThread {}", "Thread.detachAwaitedThread {}"),
      (
        "URLSession.shared.dataTask(with: url) { _, _, _ in }.resume()",
        "URLSession.shared.awaitedDataTask(with: url) { _, _, _ in }.resume()"
      ),
    ])
  func names(source: String, portable: String) { #expect(self.portable(source) == portable) }

  @Test("a wait for a queue comes after what the queue was handed before")
  func sync() {
    #expect(
      portable("queue.sync { x }; queue.sync(flags: .barrier) {}")
        == "queue.syncInOrder { x }; queue.syncInOrder(flags: .barrier) {}")
    #expect(portable("DispatchQueue.main.sync { x }") == "DispatchQueue.main.syncOnMainLoop { x }")
    let own = "class Box { func sync(flags: Int) {} }; box.sync(flags: 1)"
    #expect(portable(own) == own)
  }
}
