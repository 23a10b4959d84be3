import Foundation
import HeadlessCombine
import HeadlessUIKit
import RuntimeTranscript
import Testing

#if !canImport(Combine)
  @Suite("Queues and loops as schedulers") struct SchedulerTests {
    @Test("the main queue, the main run loop and the main operations are the main loop", arguments: Engine.allCases)
    func lanes(engine: Engine) {
      let text = engine.story { story in
        Just("a").receive(on: DispatchQueue.global()).handleEvents(receiveOutput: story.addPlaced)
          .receive(on: DispatchQueue.main).tell(story, story.addPlaced)
      }
      #expect(text == "a:background a:main end:main")
      let loops = engine.story { story in
        let elsewhere = DispatchQueue.global()
        elsewhere.async { Just("loop").receive(on: RunLoop.main).tell(story, story.addPlaced) }
        HeadlessRuntime.current.async(.main, after: 1) {
          elsewhere.async { Just("work").receive(on: OperationQueue.ofMainLoop).tell(story, story.addPlaced) }
        }
      }
      #expect(loops == "loop:main end:main work:main end:main")
    }

    @Test("a queue of somebody's own keeps the order of values", arguments: Engine.allCases)
    func order(engine: Engine) {
      let text = engine.story { story in
        let queue = DispatchQueue(label: "own")
        (1...6).publisher.subscribe(on: queue).receive(on: queue).tell(story, story.addPlaced)
      }
      let numbers = (1...6).map { "\($0):background" }.joined(separator: " ")
      #expect(text == numbers + " end:background")
    }

    @Test("debounce waits on the runtime's clock, and a turn waits for it", arguments: Engine.allCases)
    func debounce(engine: Engine) {
      let text = engine.story { story in
        let letters = PassthroughSubject<String, Never>()
        letters.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main).tell(story, story.addTimed)
        letters.debounce(for: 0.5, scheduler: RunLoop.main).tell(story, story.addTimed)
        for (tenths, letter) in [(0, "a"), (2, "b"), (10, "c")] {
          DispatchQueue.main.asyncOnClock(deadline: .now() + .milliseconds(tenths * 100)) { letters.send(letter) }
        }
      }
      #expect(text == "b@5 b@7 c@13 c@15")
    }

    @Test("throttle gives the first value at once, that of a property too", arguments: Engine.allCases)
    func throttle(engine: Engine) {
      let text = engine.story { story in
        let level = CurrentValueSubject<Int, Never>(0)
        level.throttle(for: .seconds(1), scheduler: RunLoop.main, latest: true).tell(story, story.addTimed)
        for tenths in 1...12 {
          HeadlessRuntime.current.async(.main, after: TimeInterval(tenths) / 10 - 0.05) { level.send(tenths) }
        }
      }
      #expect(text == "0@0 10@10 12@20")
    }

    @Test(
      "what is for later comes as late on the runtime's clock as it would on the system's", arguments: Engine.allCases)
    func later(engine: Engine) {
      let text = engine.story { story in
        let (queue, loop) = (DispatchQueue.main, RunLoop.main)
        HeadlessRuntime.current.async(.main, after: 2) {
          queue.schedule(after: .init(.now() + 0.5)) { story.addTimed("time") }
          loop.schedule(after: .init(Date(timeIntervalSinceNow: 0.7))) { story.addTimed("date") }
          queue.schedule(after: queue.now.advanced(by: 1)) { story.addTimed("queue") }
          loop.schedule(after: loop.now.advanced(by: .milliseconds(1100))) { story.addTimed("loop") }
          queue.asyncOnClock(deadline: queue.now.dispatchTime + 1.2) { story.addTimed("back") }
        }
        Just("delay").delay(for: 4, scheduler: DispatchQueue.global()).tell(story, story.addTimed)
      }
      #expect(text == "time@25 date@27 queue@30 loop@31 back@32 delay@40 end@40")
    }

    @Test("what is done again and again ends when it is cancelled", arguments: Engine.allCases)
    func repeated(engine: Engine) {
      let text = engine.story { story in
        let queue = DispatchQueue.main
        let work = queue.schedule(after: queue.now.advanced(by: .seconds(1)), interval: .milliseconds(500)) {
          story.addTimed("tick")
        }
        HeadlessRuntime.current.async(.main, after: 2.2) { work.cancel() }
      }
      #expect(text == "tick@10 tick@15 tick@20")
      let hurried = engine.story { story in
        let work = DispatchQueue.main.schedule(after: DispatchQueue.main.now, interval: 0) { story.add("tick") }
        HeadlessRuntime.current.async(.main, after: 0.035) { work.cancel() }
      }
      #expect(hurried == "tick tick tick tick", "a turn ends although there is no time between the ticks")
    }

    @Test("work that is part of a group is over before the group is", arguments: Engine.allCases)
    func group(engine: Engine) {
      let text = engine.story { story in
        let group = LoopGroup()
        let options = DispatchQueue.SchedulerOptions(qos: .utility, group: group)
        DispatchQueue.global().schedule(options: options) { story.add("work") }
        DispatchQueue.main.schedule(after: DispatchQueue.main.now.advanced(by: 1), tolerance: 0, options: options) {
          story.add("later")
        }
        group.notify(queue: .main) { story.addTimed("done") }
      }
      #expect(text == "work later done@10")
    }

    @Test("times between moments are seconds where nothing else is said, and too long ones are as long as can be")
    func strides() {
      typealias Stride = DispatchQueue.SchedulerTimeType.Stride
      #expect(Stride(floatLiteral: 0.25) == .milliseconds(250) && (2 as Stride) == .seconds(2))
      #expect(Stride(.microseconds(7)) == .nanoseconds(7000) && Stride.seconds(Int.max).magnitude == .max)
      #expect(Stride(.never).magnitude == .max && Stride.seconds(1.5) - 2 == .seconds(-0.5))
      let moment = DispatchQueue.main.now
      #expect(moment.distance(to: moment.advanced(by: -3)) == -3 && moment < moment.advanced(by: 1))
      typealias LoopStride = RunLoop.SchedulerTimeType.Stride
      #expect(LoopStride(0.5) == .milliseconds(500) && (3 as LoopStride) * 2 == .seconds(6))
    }
  }
#endif
