import Foundation
import HeadlessUIKit
import Testing

@Suite("Properties that are watched") struct WatchedPropertyTests {
  private final class Tank: NSObject {
    var level = 0
    var label: UIView?
  }

  @Test("whoever watches is told after the job in which a property became another one, of what was asked for")
  func told() {
    HeadlessRuntime().runMain {
      let (tank, runtime) = (Tank(), HeadlessRuntime.current)
      var told: [[Int?]] = []
      let watch = tank.observe(\.level, options: [.old, .new]) { _, change in
        told.append([change.oldValue, change.newValue])
      }
      runtime.turn()
      #expect(told.isEmpty)
      runtime.async(.main) { (tank.level, tank.level) = (3, 4) }
      runtime.turn()
      tank.level = 5
      runtime.turn()
      #expect(told == [[0, 4], [4, 5]])
      watch.invalidate()
      tank.level = 6
      runtime.turn()
      #expect(told.count == 2)
    }
  }

  @Test("at the beginning only who has asked for it, and nothing that nobody has asked for")
  func initial() {
    HeadlessRuntime().runMain {
      let view = UIScrollView()
      var told: [CGPoint?] = []
      let watch = view.observe(\.contentOffset, options: .initial) { view, change in
        told.append(change.newValue ?? view.contentOffset)
        #expect(change.newValue == nil && change.oldValue == nil)
      }
      view.contentOffset.y = 9
      HeadlessRuntime.current.turn()
      #expect(told == [.zero, CGPoint(x: 0, y: 9)])
      withExtendedLifetime(watch) {}
    }
  }

  @Test("an object is another one if it is not the same, and nobody is told who has let go of the watch")
  func objects() {
    HeadlessRuntime().runMain {
      let (tank, runtime) = (Tank(), HeadlessRuntime.current)
      var count = 0
      var watch: NSKeyValueObservation? = tank.observe(\.label) { _, _ in count += 1 }
      let view = UIView()
      for label in [view, view, UIView(), nil] {
        tank.label = label
        runtime.turn()
      }
      #expect(count == 3)
      watch = nil
      tank.label = view
      runtime.turn()
      #expect(count == 3 && watch == nil)
    }
  }

  private final class Pump: NSObject {
    var heard: [String] = []
    func start() { heard.append("start") }
    func stop(_ why: String) { heard.append(why) }
  }

  @Test("messages for later are sent, unless they are taken back")
  func messages() {
    HeadlessRuntime().runMain {
      let (pump, other) = (Pump(), Pump())
      let (start, stop) = (Selector(Pump.start, "start"), Selector(Pump.stop, "stop"))
      pump.perform(start, with: nil, afterDelay: 0.1)
      pump.perform(stop, with: "empty", afterDelay: 0.2)
      other.perform(start, with: nil, afterDelay: 0.1)
      NSObject.cancelPreviousPerformRequests(withTarget: pump, selector: start, object: nil)
      HeadlessRuntime.current.turn()
      #expect(pump.heard == ["empty"] && other.heard == ["start"])
      pump.perform(start, with: nil, afterDelay: 0.1)
      NSObject.cancelPreviousPerformRequests(withTarget: pump)
      HeadlessRuntime.current.turn()
      #expect(pump.heard == ["empty"])
    }
  }
}
