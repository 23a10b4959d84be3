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

/// Moves items as forces want, sixty times in a second of the runtime's own clock, until they lie still. Items are boxes that stay upright:
/// nothing turns, and there is no friction. Main only.
open class UIDynamicAnimator: NSObject, @unchecked Sendable {
  public private(set) weak var referenceView: UIView?
  public weak var delegate: (any UIDynamicAnimatorDelegate)?
  public private(set) var behaviors: [UIDynamicBehavior] = []
  public private(set) var isRunning = false
  /// In seconds of movement.
  public private(set) var elapsedTime: TimeInterval = 0
  private var bodies: [ObjectIdentifier: DynamicBody] = [:]
  private weak var runtime = HeadlessRuntime.current
  /// Steps in which hardly anything has moved.
  private var stillSteps = 0

  private static var step: CGFloat { 1 / 60 }
  /// Parts of a step, so that nothing moves through a wall.
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
    return behaviors.flatMap(\.all).flatMap(\.movedItems).filter { seen.insert(ObjectIdentifier($0)).inserted }.map(
      body)
  }

  private func forgetIdleBodies() {
    let kept = Set(behaviors.flatMap(\.all).flatMap(\.movedItems).map { ObjectIdentifier($0) })
    bodies = bodies.filter { kept.contains($0.key) }
  }

  // MARK: Moving

  func resume() {
    stillSteps = 0
    guard !isRunning, !behaviors.isEmpty else { return }
    delegate?.dynamicAnimatorWillResume(self)
    isRunning = true
    wait()
  }

  private func wait() {
    runtime?.async(.main, after: Double(Self.step)) { [weak self] in self?.advance() }
  }

  private func advance() {
    guard isRunning else { return }
    elapsedTime += Double(Self.step)
    let bodies = moved
    let places = bodies.map(\.item.center)
    for _ in 0..<Self.parts { advance(bodies, over: Self.step / CGFloat(Self.parts)) }
    for behavior in behaviors.flatMap(\.all) { behavior.action?() }
    let isStill = zip(bodies, places).allSatisfy {
      abs($0.item.center.x - $1.x) < 0.05 && abs($0.item.center.y - $1.y) < 0.05
    }
    stillSteps = isStill ? stillSteps + 1 : 0
    if stillSteps > 10 || behaviors.isEmpty { pause() } else { wait() }
  }

  private func advance(_ bodies: [DynamicBody], over seconds: CGFloat) {
    let all = behaviors.flatMap(\.all)
    for behavior in all { behavior.act(in: self, over: seconds) }
    for body in bodies { body.move(over: seconds) }
    for behavior in all { behavior.correct(in: self, over: seconds) }
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
