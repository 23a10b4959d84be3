import Foundation

/// A finger on the screen.
public final class UITouch: NSObject {
  public enum Phase: Int, Hashable, Sendable {
    case began
    case moved
    case stationary
    case ended
    case cancelled
  }

  public internal(set) var phase = Phase.began { didSet { happen() } }
  /// In seconds since the window's first touch.
  public internal(set) var timestamp: TimeInterval
  public internal(set) var tapCount = 1
  public internal(set) weak var window: UIWindow?
  /// What was under the finger when it came down.
  public internal(set) weak var view: UIView? { didSet { happen() } }
  public internal(set) var gestureRecognizers: [UIGestureRecognizer]?
  private var place: CGPoint
  private var lastPlace: CGPoint
  private let start: CGPoint
  /// A gesture has it, and nothing that happens to it happens in its view any more.
  private var isTaken = false
  private var isNews = false

  init(at place: CGPoint, in window: UIWindow, timestamp: TimeInterval) {
    self.place = place
    self.lastPlace = place
    start = place
    self.window = window
    self.timestamp = timestamp
  }

  /// Where the finger is, in the coordinates of a view, or of the window if it is nil.
  public func location(in view: UIView?) -> CGPoint { convert(place, to: view) }

  /// Where it was before it moved.
  public func previousLocation(in view: UIView?) -> CGPoint { convert(lastPlace, to: view) }

  /// In points.
  var distanceFromStart: CGFloat { hypot(place.x - start.x, place.y - start.y) }

  /// What happens is noted by the touch itself, before whoever hands it on does: it has happened even if nobody is told. Where a recogniser
  /// may take the touch, only ``noteNews()`` knows whether it is still the view's.
  private func happen() {
    isNews = true
    if phase == .began || gestureRecognizers?.isEmpty ?? true { noteNews() }
  }

  func noteNews() {
    guard isNews, !isTaken else { return }
    isNews = false
    view?.note(ViewCall.touch(phase))
  }

  /// A gesture takes the touch from its view.
  func leaveView() {
    isTaken = true
    view?.note(ViewCall.touch(.cancelled))
  }

  func move(to point: CGPoint) {
    lastPlace = place
    place = point
  }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window else { return point }
    return window.convert(point, to: view)
  }
}

/// What happens at one moment to the fingers on the screen.
open class UIEvent: NSObject {
  /// What has happened, apart from fingers.
  public enum EventSubtype: Int, Hashable, Sendable {
    case none
    case motionShake
  }

  public let timestamp: TimeInterval
  public let allTouches: Set<UITouch>?
  /// Hands it to whom it concerns, once.
  var delivery: (() -> Void)?

  public init(touches: Set<UITouch> = [], timestamp: TimeInterval = 0) {
    allTouches = touches
    self.timestamp = timestamp
  }

  public func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
  public func touches(for window: UIWindow) -> Set<UITouch>? { allTouches?.filter { $0.window === window } }
}
