import Foundation
import HeadlessCombine
import HeadlessUIKit
import RuntimeTranscript
import Testing

#if !canImport(Combine)
  @Suite("Publishers of Foundation") struct SourceTests {
    private final class Tank: NSObject {
      var level = 0
    }

    @Test("a timer's dates are as far apart as its interval, on main, until nobody listens", arguments: Engine.allCases)
    func timer(engine: Engine) {
      let text = engine.story { story in
        var first: Date?
        let timer = Timer.publish(every: 0.5, on: .main, in: .common)
        let listener = timer.autoconnect().map { date -> Int in
          first = first ?? date
          return Int((date.timeIntervalSince(first ?? date) * 10).rounded())
        }.sink { story.addPlaced($0) }
        HeadlessRuntime.current.async(.main, after: 1.7) { listener.cancel() }
      }
      #expect(text == "0:main 5:main 10:main")
    }

    @Test("a timer does nothing before it is connected")
    func unconnected() {
      let text = Engine.deterministic.story { story in
        Timer.publish(every: 1, on: .current, in: .default).tell(story, story.add)
      }
      #expect(text.isEmpty)
    }

    @Test("notes of the name and the sender, while somebody listens, and those that are posted within one")
    func notifications() {
      let text = Engine.deterministic.story { story in
        let (center, name, sender) = (NotificationCenter(), Notification.Name("full"), NSObject())
        let listener = center.publisher(for: name, object: sender).sink { note in
          let depth = note.userInfo?["depth"] as? Int ?? 0
          story.add(depth)
          if depth == 1 { center.post(name: name, object: sender, userInfo: ["depth": 2]) }
        }
        center.post(name: name, object: sender, userInfo: ["depth": 1])
        center.post(name: name, object: nil, userInfo: ["depth": 8])
        center.post(name: Notification.Name("empty"), object: sender, userInfo: ["depth": 9])
        listener.cancel()
        center.post(name: name, object: sender, userInfo: ["depth": 3])
      }
      #expect(text == "1 2")
    }

    @Test("a center keeps nothing of whoever has left")
    func leaving() {
      let text = Engine.deterministic.story { story in
        let center = NotificationCenter()
        let listener = SlowSubscriber<Notification>(story)
        center.publisher(for: Notification.Name("full")).subscribe(listener)
        listener.want(1)
        let isHeld = { [weak left = listener.leave()] in left != nil }
        story.add(isHeld() ? "kept" : "gone")
      }
      #expect(text == "gone")
    }

    @Test("what a property is comes first, and what it becomes after the job that has changed it")
    func properties() {
      let text = Engine.deterministic.story { story in
        let tank = Tank()
        let listener = tank.publisher(for: \.level).sink { story.add($0) }
        tank.publisher(for: \.level, options: .new).map { "new\($0)" }.tell(story, story.add)
        HeadlessRuntime.current.async(.main) { (tank.level, tank.level) = (3, 4) }
        HeadlessRuntime.current.async(.main, after: 1) {
          listener.cancel()
          tank.level = 5
        }
      }
      #expect(text == "0 4 new4 new5")
    }

    @Test("what a subscriber does not want yet: notes are lost, of a property the latest is kept")
    func demand() {
      let text = Engine.deterministic.story { story in
        let (center, name, tank) = (NotificationCenter(), Notification.Name("full"), Tank())
        let (notes, levels) = (SlowSubscriber<Int>(story), SlowSubscriber<Int>(story))
        center.publisher(for: name).map { $0.userInfo?["number"] as? Int ?? 0 }.subscribe(notes)
        tank.publisher(for: \.level).subscribe(levels)
        levels.want(1)
        notes.want(1)
        for number in 1...3 { center.post(name: name, object: nil, userInfo: ["number": number]) }
        HeadlessRuntime.current.async(.main) { tank.level = 6 }
        HeadlessRuntime.current.async(.main, after: 1) { tank.level = 7 }
        HeadlessRuntime.current.async(.main, after: 2) {
          notes.want(1)
          levels.want(1)
        }
      }
      #expect(text == "0 1 7")
    }

    @Test("decoders and encoders are those of operators")
    func coders() {
      struct City: Codable { let name: String }
      let text = Engine.deterministic.story { story in
        Just(City(name: "Bern")).encode(encoder: JSONEncoder()).decode(type: City.self, decoder: JSONDecoder())
          .map(\.name).tell(story, story.add)
        Just(Data("no".utf8)).decode(type: City.self, decoder: PropertyListDecoder()).map(\.name).tell(story, story.add)
      }
      #expect(text == "Bern end failed")
    }
  }
#endif
