import Foundation
import HeadlessCombine
import HeadlessUIKit
import RuntimeTranscript
import Testing

#if !canImport(Combine)
  @Suite("Publishers that are joined") struct JoiningTests {
    private struct Spill: Error {}

    private typealias Numbers = AnyPublisher<Int, Never>

    // Whoever listens to a subject is told in no order, so each of these has its own.
    @Test("the latest values come once everybody has given one, and end when everybody has ended")
    func latest() {
      #expect(joined { a, b in a.combineLatest(b).map { "\($0)\($1)" }.eraseToAnyPublisher() } == "12 13 end")
      #expect(
        joined { a, b in a.combineLatest(b, Just(7), Just(0)) { "\($0)\($1)\($2)\($3)" }.eraseToAnyPublisher() }
          == "1270 1370 end")
      #expect(
        joined { a, b in Publishers.CombineLatest3(a, b, Just(7)).map { "\($0)\($1)\($2)" }.eraseToAnyPublisher() }
          == "127 137 end")
    }

    private func joined(_ join: (Numbers, Numbers) -> AnyPublisher<String, Never>) -> String {
      Engine.deterministic.story { story in
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        join(a.eraseToAnyPublisher(), b.eraseToAnyPublisher()).tell(story, story.add)
        a.send(1)
        b.send(2)
        a.send(completion: .finished)
        b.send(3)
        b.send(completion: .finished)
      }
    }

    @Test("the first failure ends what is joined, whatever the others do")
    func failure() {
      let text = Engine.deterministic.story { story in
        let (a, b) = (PassthroughSubject<Int, Spill>(), PassthroughSubject<Int, Spill>())
        a.combineLatest(b).map { "\($0)\($1)" }.tell(story, story.add)
        a.merge(with: b).tell(story, story.add)
        a.zip(b).map { "\($0)\($1)" }.tell(story, story.add)
        a.send(1)
        b.send(completion: .failure(Spill()))
        a.send(2)
      }
      #expect(text == "1 failed failed failed")
    }

    @Test("what is merged comes as it comes, of any number of publishers")
    func merge() {
      let text = Engine.deterministic.story { story in
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        a.merge(with: b, Just(0)).tell(story, story.add)
        b.send(1)
        a.send(2)
        a.send(completion: .finished)
        b.send(3)
        b.send(completion: .finished)
        Publishers.Merge4(Just(4), Just(5), [6].publisher, Empty<Int, Never>()).collect().tell(story, story.add)
        Publishers.MergeMany((1...3).map { Just($0) }).merge(with: Just(4)).collect().tell(story, story.add)
      }
      #expect(text == "0 1 2 3 end [4, 5, 6] end [1, 2, 3, 4] end")
    }

    @Test("the first comes with the first, and ends with whoever has nothing left")
    func zip() {
      let text = Engine.deterministic.story { story in
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
        a.zip(b) { "\($0)\($1)" }.tell(story, story.add)
        for number in 1...3 { a.send(number) }
        b.send("a")
        a.send(completion: .finished)
        b.send("b")
        b.send("c")
        let (c, d) = ([1, 2].publisher, ["x", "y", "z"].publisher)
        c.zip(d, [3, 4].publisher) { "\($0)\($1)\($2)" }.tell(story, story.add)
        c.zip(d, Just(5), Just(6)).map { "\($0)\($1)\($2)\($3)" }.tell(story, story.add)
      }
      #expect(text == "1a 2b 3c end 1x3 2y4 end 1x56 end")
    }

    @Test("a publisher that ends after the pairs have is no harm", arguments: Engine.allCases)
    func lateEnd(engine: Engine) {
      let text = engine.story { story in
        let late = { (number: Int) in Just(number).delay(for: 1, scheduler: DispatchQueue.main) }
        Publishers.OrderedZip(late(1), late(2)).map { $0 + $1 }.tell(story, story.add)
        late(3).zip(late(4)).map { $0 + $1 }.tell(story, story.add)
      }
      #expect(text.split(separator: " ").sorted() == ["3", "7", "end", "end"])
    }

    @Test("what a subscriber does not want yet: of pairs all are kept, of latest values the last; then comes the end")
    func demand() {
      let text = Engine.deterministic.story { story in
        let (pairs, latest) = (SlowSubscriber<Int>(story), SlowSubscriber<Int>(story))
        [1, 2, 3].publisher.zip([10, 20, 30, 40].publisher).map(+).subscribe(pairs)
        for _ in 1...3 { pairs.want(1) }
        let subject = CurrentValueSubject<Int, Never>(1)
        subject.combineLatest(Just(100)).map(+).subscribe(latest)
        latest.want(1)
        for number in 2...4 { subject.send(number) }
        subject.send(completion: .finished)
        story.add("then")
        latest.want(1)
      }
      #expect(text == "11 22 33 end 101 then 104 end")
    }

    @Test("whoever takes the first and no more ends what is joined")
    func first() {
      let text = Engine.deterministic.story { story in
        let (a, b) = (CurrentValueSubject<Int, Never>(1), CurrentValueSubject<Int, Never>(2))
        let watched = a.handleEvents(receiveCancel: { story.add("left") })
        watched.combineLatest(b).first().map { $0 + $1 }.tell(story, story.add)
        watched.merge(with: b).first().tell(story, story.add)
        a.send(5)
      }
      #expect(text == "3 end left left 1 end")
    }

    @Test("groups come at equal intervals, or when they are full, and the rest with the end")
    func groups() {
      #expect(grouped(.byTime(RunLoop.main, .seconds(1))) == "[1, 2]@10 [3]@30 [4]@35 end@35")
      #expect(grouped(.byTimeOrCount(RunLoop.main, 10, 2)) == "[1, 2]@4 [3, 4]@34 end@35")
    }

    private func grouped(_ strategy: Publishers.TimeGroupingStrategy<RunLoop>) -> String {
      Engine.deterministic.story { story in
        let numbers = PassthroughSubject<Int, Never>()
        numbers.collect(strategy).tell(story, story.addTimed)
        for (tenths, number) in [(2, 1), (4, 2), (21, 3), (34, 4)] {
          HeadlessRuntime.current.async(.main, after: TimeInterval(tenths) / 10) { numbers.send(number) }
        }
        HeadlessRuntime.current.async(.main, after: 3.5) { numbers.send(completion: .finished) }
      }
    }

    @Test("a loop over values waits for each, on main", arguments: Engine.allCases)
    func values(engine: Engine) {
      let text = engine.story { story in
        let numbers = [1, 2].publisher.delay(for: 1, scheduler: DispatchQueue.global())
        Task(onMainLoop: nil) {
          for await pair in numbers.zip(numbers).values { story.addPlaced(pair.0 + pair.1) }
          for await pair in Just(1).combineLatest(Just(4)).values { story.addPlaced(pair.0 + pair.1) }
          story.addPlaced("over")
        }
      }
      #expect(text == "2:main 4:main 5:main over:main")
    }
  }
#endif
