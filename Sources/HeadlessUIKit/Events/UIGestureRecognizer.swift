import Foundation

/// Recognises a gesture on a view.
open class UIGestureRecognizer: KeyValueListener, TracedObject, AssociationOwner {
  private let coreMark = CoreMark.swiftObject
  package private(set) lazy var associations = Associations()
  public enum State: Int, Hashable, Sendable {
    case possible
    case began
    case changed
    case ended
    case cancelled
    case failed

    /// A gesture that is over in one moment has ended when it is recognised.
    public static let recognized = State.ended
  }

  package let runtime = UIView.Maker.runtimeHere
  public let observationID: UInt32
  open internal(set) weak var view: UIView?
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var isEnabled = true
  /// Whether the view's touches are cancelled once the gesture is recognised.
  open var cancelsTouchesInView = true
  open var name: String?
  private var handlers: [(UIGestureRecognizer) -> Void] = []
  private var actions: [TargetAction] = []
  private var touches: [UITouch] = []
  private var required: [() -> UIGestureRecognizer?] = []

  /// Where the gesture stands. Setting it to `began` or `ended` asks whether the gesture may begin, and tells whoever listens.
  open var state = State.possible {
    didSet {
      if oldValue == .possible, state == .began || state == .ended { note(ViewCall.gestureBegins) }
      if state != oldValue, state != .possible, state != .failed { tell() }
    }
  }

  public var relatedObservationID: UInt32 { view?.client?.observationID ?? view?.observationID ?? 0 }
  package var ambientFlags: ObservedFlags { [] }
  package var refusal: ObservedCall { ViewCall.refused }

  /// - Parameters:
  ///   - target: who is told; not retained.
  ///   - action: what to call on it; see ``Selector``.
  public init(target: Any? = nil, action: Selector? = nil) {
    observationID = UIView.Maker.isObservedHere ? runtime.nextObservationID() : 0
    super.init()
    if let action { addTarget(target as Any, action: action) }
    if UIView.Maker.isObservedHere { noteMade(ViewCall.recognizerInit, flags: UIView.Maker.flagsHere) }
  }

  open func addTarget(_ target: Any, action: Selector) {
    actions.append(TargetAction(target: target, action: action))
  }

  /// Removes an action of a target; all of them for nil, and those of all targets for nil.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let target = target.map { $0 as AnyObject }
    actions.removeAll { one in
      (target == nil || one.target === target) && action.map(one.action.mayBe) ?? true
    }
  }

  /// A recogniser that calls `handler` whenever its state is another one: what a target and an action are elsewhere.
  public convenience init(handler: @escaping (UIGestureRecognizer) -> Void) {
    self.init()
    addHandler(handler)
  }

  open func addHandler(_ handler: @escaping (UIGestureRecognizer) -> Void) { handlers.append(handler) }

  /// This gesture waits until another one has failed.
  open func require(toFail other: UIGestureRecognizer) { required.append({ [weak other] in other }) }

  open var numberOfTouches: Int { touches.count }

  /// Where one of the fingers is, in the order in which they came down; the middle of all where there is no such finger.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    touches.indices.contains(touchIndex) ? touches[touchIndex].location(in: view) : location(in: view)
  }

  /// The middle of all its touches.
  open func location(in view: UIView?) -> CGPoint {
    guard !touches.isEmpty else { return .zero }
    let places = touches.map { $0.location(in: view) }
    let count = CGFloat(places.count)
    return CGPoint(x: places.map(\.x).reduce(0, +) / count, y: places.map(\.y).reduce(0, +) / count)
  }

  // MARK: To override

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }
  /// Ready for the next gesture.
  open func reset() {}

  // Nobody presses buttons here.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Whether another gesture of the same touches fails once this one is recognised, unless a delegate lets both be.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether this gesture fails once another one of the same touches is recognised, unless a delegate lets both be.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether this gesture waits until another one of the same touches has failed.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether another gesture of the same touches waits until this one has failed.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Hears no more of a touch.
  open func ignore(_ touch: UITouch, for event: UIEvent) { touches.removeAll { $0 === touch } }

  // MARK: What becomes of a gesture

  /// Goes on to `began` or `ended` if nobody minds, else fails. While another that has to fail before may still be recognised it waits.
  open func recognize(_ next: State) {
    if state == .possible, others.contains(where: \.isUndecided) { return }
    let mayBegin = state == .began || state == .changed || isAllowedToBegin
    state = mayBegin ? next : .failed
  }

  /// The delegate, the view (and by it a node), the views that are touched and the gestures that have to fail before.
  private var isAllowedToBegin: Bool {
    if others.contains(where: \.isRecognized) { return false }
    return delegate?.gestureRecognizerShouldBegin(self) ?? true
      && view?.gestureRecognizerShouldBegin(self) ?? true && touchedViewsAllowIt
  }

  /// What is touched may mind a gesture of what it is in.
  private var touchedViewsAllowIt: Bool {
    touches.compactMap(\.view).allSatisfy { $0 === view || $0.gestureRecognizerShouldBegin(self) }
  }

  /// Those that have to fail before.
  private var others: [UIGestureRecognizer] {
    let rivals = touches.flatMap { $0.gestureRecognizers ?? [] }
    return required.compactMap { $0() } + rivals.filter { $0 !== self && isToldToWait(for: $0) }
  }
  /// What nobody touches is not waited for.
  private var isUndecided: Bool { state == .possible && !touches.isEmpty }
  private var isRecognized: Bool { [.began, .changed, .ended].contains(state) }

  func waits(for other: UIGestureRecognizer) -> Bool {
    required.contains { $0() === other } || isToldToWait(for: other)
  }

  private func isToldToWait(for other: UIGestureRecognizer) -> Bool {
    shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
  }

  func take(_ touch: UITouch) { touches.append(touch) }
  /// Whether it hears of a touch: not once it has ignored it.
  func follows(_ touch: UITouch) -> Bool { touches.contains { $0 === touch } }

  func start(again: Bool) {
    if again { touches = [] }
    state = .possible
    reset()
  }

  private func tell() {
    for action in actions { if let target = action.target { action.action.perform(on: target, sender: self) } }
    for handler in handlers { handler(self) }
  }
}
