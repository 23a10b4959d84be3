import Foundation
import HeadlessUIKit
import Testing

@Suite("What subclasses of views and layers can override, and what can be set as a whole") struct OverriddenViewTests {
  private final class Tank: UIView {
    var said: [String] = []
    override var clipsToBounds: Bool { didSet { said.append("clips") } }
    override var isOpaque: Bool { didSet { said.append("opaque") } }
    override func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
      said.append("recognizer")
      super.addGestureRecognizer(recognizer)
    }
    override func setNeedsDisplay(_ rect: CGRect) { said.append("display") }
    override func endEditing(_ force: Bool) -> Bool {
      said.append("editing")
      return super.endEditing(force)
    }
    override var traitCollection: UITraitCollection { UITraitCollection(userInterfaceStyle: .dark) }
  }

  @Test("a view's overrides are called") func view() {
    HeadlessRuntime().runMain {
      let tank = Tank()
      tank.clipsToBounds = true
      tank.isOpaque = true
      tank.addGestureRecognizer(UITapGestureRecognizer())
      tank.setNeedsDisplay(.zero)
      #expect(tank.endEditing(true) && tank.clipsToBounds && tank.layer.masksToBounds)
      #expect(tank.said == ["clips", "opaque", "recognizer", "display", "editing"])
      #expect(tank.traitCollection.userInterfaceStyle == .dark)
    }
  }

  private final class Plan: UIScrollView {
    var scales: [CGFloat] = []
    override func setZoomScale(_ scale: CGFloat, animated: Bool) { scales.append(scale) }
  }

  private final class Rows: UITableView {
    var inserted = 0
    override func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { inserted += indexPaths.count }
  }

  private final class Pictures: UICollectionView {
    var deleted = 0
    override func deleteItems(at indexPaths: [IndexPath]) { deleted += indexPaths.count }
  }

  @Test("those of views that scroll too") func scrolling() {
    HeadlessRuntime().runMain {
      let plan = Plan()
      plan.zoomScale = 2
      let rows = Rows(frame: .zero, style: .plain)
      rows.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      let pictures = Pictures(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      pictures.deleteItems(at: [IndexPath(item: 0, section: 0)])
      #expect(plan.scales == [2] && rows.inserted == 1 && pictures.deleted == 1)
    }
  }

  private final class Photo: UIImageView {
    override init(image: UIImage?) { super.init(image: image) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  @Test("a picture's view can be made from the picture by a subclass") func picture() {
    HeadlessRuntime().runMain {
      let photo = Photo(image: nil)
      #expect(photo.frame == .zero && !photo.isUserInteractionEnabled)
    }
  }

  @Test("layers that are set take the place of those that were there, in their order") func layers() {
    HeadlessRuntime().runMain {
      let (tank, valve, pump) = (CALayer(), CALayer(), CALayer())
      tank.addSublayer(valve)
      tank.sublayers = [pump, valve]
      #expect(tank.sublayers?.first === pump && tank.sublayers?.last === valve && pump.superlayer === tank)
      tank.sublayers?.removeFirst()
      #expect(tank.sublayers?.count == 1 && pump.superlayer == nil)
      tank.sublayers = nil
      #expect(tank.sublayers?.isEmpty != false && valve.superlayer == nil)
    }
  }

  @Test("so do recognisers") func recognizers() {
    HeadlessRuntime().runMain {
      let (tank, tap, pan) = (UIView(), UITapGestureRecognizer(), UIPanGestureRecognizer())
      tank.addGestureRecognizer(tap)
      tank.gestureRecognizers = [pan]
      #expect(tank.gestureRecognizers == [pan] && tap.view == nil && pan.view === tank)
      tank.gestureRecognizers = nil
      #expect(tank.gestureRecognizers == nil && pan.view == nil)
    }
  }

  private final class Glass: UIWindow {
    var phases: [UITouch.Phase?] = []
    var isShut = false
    override func sendEvent(_ event: UIEvent) {
      phases.append(event.allTouches?.first?.phase)
      if !isShut { super.sendEvent(event) }
    }
  }

  private final class Valve: UIView {
    var touches = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches += 1 }
  }

  @Test("a window sees every event before whom it concerns, and can keep it") func events() {
    HeadlessRuntime().runMain {
      let glass = Glass(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      let valve = Valve(frame: glass.bounds)
      glass.addSubview(valve)
      glass.makeKeyAndVisible()
      glass.tap(at: CGPoint(x: 5, y: 5))
      #expect(glass.phases == [.began, .ended] && valve.touches == 1)
      glass.isShut = true
      glass.tap(at: CGPoint(x: 5, y: 5))
      #expect(glass.phases.count == 4 && valve.touches == 1)
    }
  }

  @Test("the main queue is the main loop for whoever demands to be on it") func main() {
    let runtime = HeadlessRuntime(scheduler: ThreadedScheduler())
    runtime.runMain {
      mainLoopPrecondition(condition: .onQueue(.main))
      runtime.async(.background) {
        mainLoopPrecondition(condition: .notOnQueue(.main))
        mainLoopPrecondition(condition: .onQueue(DispatchQueue(label: "pumps")))
      }
    }
  }
}
