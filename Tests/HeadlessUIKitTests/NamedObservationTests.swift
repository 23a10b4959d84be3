#if !canImport(ObjectiveC)
  import Foundation
  import HeadlessUIKit
  import Testing

  @Suite("Properties that are watched by their names") struct NamedObservationTests {
    private final class Tank: NSObject {
      var level = 0
      var valve: Tank?
      var twice: Int { level * 2 }
    }

    private final class Gauge: UIView {
      var told: [String] = []

      override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
      ) {
        super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
        let (old, new) = (change?[.oldKey], change?[.newKey])
        told.append("\(keyPath ?? "") \(old ?? "-") \(new ?? "-")\(context == nil ? "" : " own")")
      }
    }

    @Test("whoever watches is told after the job in which a property became another, of what was asked for")
    func told() {
      HeadlessRuntime().runMain {
        let (tank, gauge) = (Tank(), Gauge())
        tank.addObserver(gauge, forKeyPath: "level", options: [.old, .new], context: nil)
        HeadlessRuntime.current.async(.main) { (tank.level, tank.level) = (3, 4) }
        HeadlessRuntime.current.turn()
        #expect(gauge.told == ["level 0 4"])
        tank.removeObserver(gauge, forKeyPath: "level")
        tank.level = 5
        HeadlessRuntime.current.turn()
        #expect(gauge.told.count == 1)
      }
    }

    @Test("the initial value has no old one, and nothing is an object too")
    func initial() {
      HeadlessRuntime().runMain {
        let (tank, gauge) = (Tank(), Gauge())
        tank.addObserver(gauge, forKeyPath: "valve.level", options: [.initial, .old, .new], context: nil)
        #expect(gauge.told == ["valve.level - <null>"])
        tank.valve = Tank()
        tank.didChangeValue(forKey: "valve")
        #expect(gauge.told.last == "valve.level <null> 0")
      }
    }

    @Test("a watch is taken away by what it was made with")
    func contexts() {
      HeadlessRuntime().runMain {
        var own = 0
        withUnsafeMutablePointer(to: &own) { own in
          let (tank, gauge) = (Tank(), Gauge())
          tank.addObserver(gauge, forKeyPath: "level", context: own)
          tank.addObserver(gauge, forKeyPath: "level", context: nil)
          tank.removeObserver(gauge, forKeyPath: "level", context: own)
          tank.removeObserver(gauge, forKeyPath: "other")
          tank.level = 1
          tank.didChangeValue(forKey: "level")
          #expect(gauge.told == ["level - -"])
        }
      }
    }

    @Test("who is taken away by another one that is told hears nothing more", arguments: [true, false])
    func takenAway(atOnce: Bool) {
      final class Jealous: UIView {
        var other: Gauge?
        override func observeValue(
          forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
          context: UnsafeMutableRawPointer?
        ) { if let other { (object as? Tank)?.removeObserver(other, forKeyPath: "level") } }
      }
      HeadlessRuntime().runMain {
        let (tank, gauge, jealous) = (Tank(), Gauge(), Jealous())
        jealous.other = gauge
        for observer in [jealous, gauge] { tank.addObserver(observer, forKeyPath: "level", context: nil) }
        tank.level = 1
        if atOnce { tank.didChangeValue(forKey: "level") } else { HeadlessRuntime.current.turn() }
        #expect(gauge.told == [])
      }
    }

    @Test("of what changes on another thread they are told on main")
    func elsewhere() {
      final class Place: UIView {
        var threads: [Bool] = []
        override func observeValue(
          forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
          context: UnsafeMutableRawPointer?
        ) { threads.append(ThreadState.isMain) }
      }
      HeadlessRuntime().runMain {
        let (tank, place) = (Tank(), Place())
        tank.addObserver(place, forKeyPath: "level", context: nil)
        HeadlessRuntime.current.sync(.background) {
          tank.level = 1
          tank.didChangeValue(forKey: "level")
        }
        HeadlessRuntime.current.turn()
        #expect(place.threads == [true])
      }
    }

    @Test("of scrolling they are told at once, with a value that is cast to what it is and to an object")
    func scrolling() {
      final class Header: UIView {
        var offsets: [CGPoint?] = []
        var boxed: [CGSize?] = []
        override func observeValue(
          forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
          context: UnsafeMutableRawPointer?
        ) {
          if keyPath == "contentOffset" { offsets.append(change?[.newKey] as? CGPoint) }
          if keyPath == "contentSize" { boxed.append((change?[.newKey] as? NSValue)?.cgSizeValue) }
        }
      }
      HeadlessRuntime().runMain {
        let (scroll, header) = (UIScrollView(), Header())
        for key in ["contentOffset", "contentSize"] {
          scroll.addObserver(header, forKeyPath: key, options: .new, context: nil)
        }
        scroll.contentSize = CGSize(width: 10, height: 900)
        scroll.contentOffset.y = 7
        scroll.contentOffset.y = 8
        #expect(header.offsets == [CGPoint(x: 0, y: 7), CGPoint(x: 0, y: 8)])
        #expect(header.boxed == [CGSize(width: 10, height: 900)])
        let watch = scroll.observe(\.contentOffset) { scroll, _ in scroll.contentSize.height = 5 }
        scroll.contentOffset.y = 9
        #expect(scroll.contentSize.height == 5)
        withExtendedLifetime(watch) {}
      }
    }

    @Test("a film becomes ready once a player has it, with a number for its case")
    func film() {
      HeadlessRuntime().runMain {
        let item = AVPlayerItem(url: URL(fileURLWithPath: "/pump.mp4"))
        let (player, gauge) = (AVPlayer(), Gauge())
        #expect(item.status == .unknown && item.loadedTimeRanges.isEmpty && item.isPlaybackBufferEmpty)
        player.addObserver(gauge, forKeyPath: "currentItem.status", options: .new, context: nil)
        item.addObserver(gauge, forKeyPath: "playbackLikelyToKeepUp", options: .new, context: nil)
        player.replaceCurrentItem(with: item)
        HeadlessRuntime.current.turn()
        #expect(gauge.told.sorted().last == "playbackLikelyToKeepUp - true")
        #expect(gauge.told.contains("currentItem.status - 1"))
        #expect(item.loadedTimeRanges.first?.timeRangeValue.start == .zero)
      }
    }

    @Test("geometry is cast to objects and back, but to no other geometry")
    func casts() {
      let values: [Any] = [
        NSValue(cgPoint: CGPoint(x: 1, y: 2)), NSValue(cgSize: CGSize(width: 3, height: 4)),
        NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)), NSNumber(value: 5),
      ]
      #expect(values.map { $0 as? CGPoint } == [CGPoint(x: 1, y: 2), nil, nil, nil])
      #expect(values.map { $0 as? CGSize } == [nil, CGSize(width: 3, height: 4), nil, nil])
      #expect(values.map { $0 as? CGRect } == [nil, nil, CGRect(x: 1, y: 2, width: 3, height: 4), nil])
      #expect(((CGRect(x: 1, y: 0, width: 0, height: 0) as Any) as? NSValue)?.cgRectValue.minX == 1)
    }
  }
#endif
