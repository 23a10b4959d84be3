import Foundation

/// Is told when items come to rest, and when they move again.
public protocol UIDynamicAnimatorDelegate: AnyObject {
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// Moves items as forces want, fifty times in a second of the runtime's own clock, until they lie still. Items are boxes that stay upright:
/// nothing turns, and there is no friction. Main only.
open class UIDynamicAnimator: NSObject, @unchecked Sendable {
  open private(set) weak var referenceView: UIView?
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  open private(set) var behaviors: [UIDynamicBehavior] = []
  open private(set) var isRunning = false
  /// In seconds of movement.
  open private(set) var elapsedTime: TimeInterval = 0
  private var bodies: [ObjectIdentifier: DynamicBody] = [:]
  private weak var runtime = HeadlessRuntime.current
  /// Where items were when they were taken to lie still, and how many steps they have been near that.
  private var rest: (places: [ObjectIdentifier: CGPoint], steps: Int) = ([:], 0)

  /// In seconds: the runtime's clock counts hundredths.
  private static var step: CGFloat { 1 / 50 }
  /// How often forces act in a step.
  private static var parts: Int { 4 }

  public override init() { super.init() }
  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    referenceView = layout.collectionView
    super.init()
  }

  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(where: { $0 === behavior }) else { return }
    behavior.dynamicAnimator?.removeBehavior(behavior)
    behavior.willMove(to: self)
    behaviors.append(behavior)
    behavior.dynamicAnimator = self
    resume()
  }

  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard behaviors.contains(where: { $0 === behavior }) else { return }
    behavior.willMove(to: nil)
    behaviors.removeAll { $0 === behavior }
    behavior.dynamicAnimator = nil
    forgetIdleBodies()
    resume()
  }

  open func removeAllBehaviors() { for behavior in behaviors { removeBehavior(behavior) } }

  /// Somebody else has moved the item: it stands still there.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    bodies[ObjectIdentifier(item)]?.velocity = .zero
    resume()
  }

  /// The items that forces move and that touch a part of the reference view.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    moved.map(\.item).filter { $0.bounds.applying($0.transform).centered(at: $0.center).intersects(rect) }
  }

  func body(of item: any UIDynamicItem) -> DynamicBody {
    if let known = bodies[ObjectIdentifier(item)] { return known }
    let body = DynamicBody(item)
    bodies[ObjectIdentifier(item)] = body
    return body
  }

  /// Each item once.
  private var moved: [DynamicBody] {
    var seen: Set<ObjectIdentifier> = []
    return all.flatMap(\.movedItems).filter { seen.insert(ObjectIdentifier($0)).inserted }.map(body)
  }

  /// With what is within them.
  private var all: [UIDynamicBehavior] { behaviors.flatMap(\.all) }

  /// An item that no force moves any more begins anew with the next one.
  func forgetIdleBodies() {
    let kept = Set(all.flatMap(\.movedItems).map { ObjectIdentifier($0) })
    bodies = bodies.filter { kept.contains($0.key) }
  }

  // MARK: Moving

  func resume() {
    rest = ([:], 0)
    guard !isRunning, !behaviors.isEmpty else { return }
    // Whoever is told may add another force: that must not begin a second time.
    isRunning = true
    delegate?.dynamicAnimatorWillResume(self)
    wait()
  }

  private func wait() {
    runtime?.async(.main, after: Double(Self.step)) { [weak self] in self?.advance() }
  }

  private func advance() {
    guard isRunning else { return }
    elapsedTime += Double(Self.step)
    for _ in 0..<Self.parts { advance(over: Self.step / CGFloat(Self.parts)) }
    for behavior in all { behavior.action?() }
    noteRest()
    if rest.steps > 10 || behaviors.isEmpty { pause() } else { wait() }
  }

  private func advance(over seconds: CGFloat) {
    let (all, bodies) = (all, moved)
    for body in bodies { body.forgetProperties() }
    for behavior in all { behavior.describe(in: self) }
    for behavior in all { behavior.act(in: self, over: seconds) }
    let moves = Self.moves(of: bodies, over: seconds)
    for _ in 0..<moves {
      for body in moved { body.move(over: seconds / CGFloat(moves)) }
      for behavior in all { behavior.correct(in: self, over: seconds / CGFloat(moves)) }
    }
  }

  /// How many times items move so that none goes further at once than half of itself: it would go through a wall. There is an end to that.
  private static func moves(of bodies: [DynamicBody], over seconds: CGFloat) -> Int {
    let longest = bodies.map { body in
      body.velocity.length * seconds / max(1, min(body.halfSize.width, body.halfSize.height))
    }.max()
    guard let longest, longest < 100 else { return bodies.isEmpty ? 1 : 100 }
    return max(1, Int(longest.rounded(.up)))
  }

  /// What is slow is not still: it goes away in time from where it was.
  private func noteRest() {
    let places = moved.map { (ObjectIdentifier($0.item), $0.item.center) }
    let isNear = places.allSatisfy { item, place in
      rest.places[item].map { abs(place.x - $0.x) < 0.05 && abs(place.y - $0.y) < 0.05 } ?? false
    }
    rest = isNear ? (rest.places, rest.steps + 1) : (Dictionary(uniqueKeysWithValues: places), 0)
  }

  private func pause() {
    isRunning = false
    for body in bodies.values { body.velocity = .zero }
    delegate?.dynamicAnimatorDidPause(self)
  }
}

extension CGRect {
  fileprivate func centered(at center: CGPoint) -> CGRect {
    CGRect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
  }
}
