import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

@Suite("Work for later") struct LaterJobsTests {
  @Test(
    "the system's main queue is the main loop, and other queues are the background lane", arguments: Engine.allCases)
  func queues(engine: Engine) {
    let text = engine.log { log in
      DispatchQueue.global(qos: .userInitiated).async {
        log.add("\(ThreadState.current.role)")
        DispatchQueue.main.async { log.add("\(ThreadState.current.role)") }
      }
    }
    #expect(text == "background main")
  }

  @Test("what waits longer comes later, and nobody really waits", arguments: Engine.allCases)
  func deadlines(engine: Engine) {
    let text = engine.log { log in
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) { log.add("c") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { log.add("b") }
      HeadlessRuntime.current.async(.main, after: 2) { log.add("d") }
      DispatchQueue.main.async { log.add("a") }
    }
    #expect(text == "a b c d")
  }

  @Test("a job that is due in an hour stays for a later turn")
  func farAway() {
    let text = Engine.deterministic.log { log in
      HeadlessRuntime.current.async(.main, after: 3600) { log.add("never") }
    }
    #expect(text.isEmpty)
  }

  @Test("a group notifies when it is done")
  func groups() {
    let text = Engine.deterministic.log { log in
      let group = DispatchGroup()
      group.enter()
      group.notify(queue: .main) { log.add("done") }
      DispatchQueue.global().async {
        log.add("work")
        group.leave()
      }
    }
    #expect(text == "work done")
  }

  @Test("how often a clock ticks may be said as a range")
  func ranges() {
    HeadlessRuntime().runMain {
      let link = CADisplayLink(target: Counter(), selector: Selector(Counter.tick))
      link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 40, preferred: 20)
      #expect(link.duration == 1.0 / 20)
      link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 40)
      #expect(link.duration == 1.0 / 40)
      link.preferredFrameRateRange = .default
      #expect(link.duration == 1.0 / 60)
    }
  }

  @Test("a clock that ticks without end ticks for as long as a turn lasts")
  func displayLink() {
    let counter = Counter()
    HeadlessRuntime().runMain {
      let link = CADisplayLink(target: counter, selector: Selector(Counter.tick))
      link.preferredFramesPerSecond = 10
      link.add(to: .main, forMode: .common)
      HeadlessRuntime.current.turn()
      #expect(counter.count == 50)
      link.invalidate()
    }
    #expect(counter.count == 50)
  }

  @Test("a wait is as many hundredths as it is called, and a part of one is one", arguments: [(0.14, 4), (0.141, 5)])
  func hundredths(seconds: Double, behindTen: Int) {
    let text = Engine.deterministic.log { log in
      let runtime = HeadlessRuntime.current
      runtime.async(.main, after: seconds) { log.add("it") }
      runtime.async(.main, after: 0.1) {
        runtime.async(.main, after: Double(behindTen - 1) / 100) { log.add("before") }
        runtime.async(.main, after: Double(behindTen) / 100) { log.add("after") }
      }
    }
    #expect(text == "before it after")
  }

  @Test("a second has as many pictures as are promised, whatever the clock counts in", arguments: [0, 7, 24, 30, 60])
  func displayLinkRate(rate: Int) {
    let counter = Counter()
    HeadlessRuntime().runMain {
      let (link, begun) = (CADisplayLink(target: counter, selector: Selector(Counter.tick)), CACurrentMediaTime())
      link.preferredFramesPerSecond = rate
      link.add(to: .main, forMode: .common)
      HeadlessRuntime.current.turn()
      link.invalidate()
      // A turn lasts five seconds.
      #expect(counter.count == 5 * (rate == 0 ? 60 : rate))
      #expect(abs(link.timestamp - begun - 5) < 0.001)
    }
  }

  @Test("a timer's method is called until the timer is invalid")
  func timers() {
    let counter = Counter()
    HeadlessRuntime().runMain {
      Timer.scheduledTimer(
        timeInterval: 0.5, target: counter, selector: Selector(Counter.tickThrice), userInfo: nil, repeats: true)
    }
    #expect(counter.count == 3)
  }

  @Test("timers that are added to a run loop fire on the runtime's clock")
  func addedTimers() {
    let counter = Counter()
    let fired = Counter()
    let runtime = HeadlessRuntime()
    runtime.runMain {
      let timer = Timer(
        timeInterval: 0.5, target: counter, selector: Selector(Counter.tickThrice), userInfo: nil, repeats: true)
      RunLoop.current.addOnMain(timer, forMode: .common)
      let once = Timer(timeInterval: 0.2, repeats: false) { _ in fired.tick() }
      RunLoop.main.addOnMain(once, forMode: .default)
    }
    #expect(counter.count == 3)
    #expect(fired.count == 1)
  }

  @Test("a timer that is invalid before its time never fires")
  func invalidTimers() {
    let fired = Counter()
    HeadlessRuntime().runMain {
      let timer = Timer(timeInterval: 0.2, repeats: true) { _ in fired.tick() }
      RunLoop.main.addOnMain(timer, forMode: .common)
      timer.invalidate()
    }
    #expect(fired.count == 0)
  }

  private final class Counter: @unchecked Sendable {
    var count = 0
    func tick() { count += 1 }
    func tickThrice(_ timer: Timer) {
      count += 1
      if count == 3 { timer.invalidate() }
    }
  }

  /// Queues a job when it dies.
  private final class Mourner: @unchecked Sendable {
    let runtime = HeadlessRuntime.current
    let log: SchedulerTests.Log
    init(_ log: SchedulerTests.Log) { self.log = log }
    func live() {}
    deinit { runtime.async(.main) { [log] in log.add("mourned") } }
  }

  @Test("what a job holds may queue jobs when it dies with it", arguments: Engine.allCases)
  func deathOfAJob(engine: Engine) {
    let text = engine.log { log in
      let mourner = Mourner(log)
      HeadlessRuntime.current.async(.main) { mourner.live() }
    }
    #expect(text == "mourned")
  }
}
