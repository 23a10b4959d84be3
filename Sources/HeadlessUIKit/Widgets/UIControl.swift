import Foundation

/// A view that tells others what fingers do to it. Main only.
open class UIControl: UIView {
  private var actions: [(events: Event, action: TargetAction)] = []
  private var handlers: [(events: Event, name: UIAction.Identifier?, body: (UIControl) -> Void)] = []

  open var isEnabled = true { didSet { if isEnabled != oldValue { stateDidChange() } } }
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { looksDifferent() } }
  open var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { looksDifferent() } }
  /// Whether a menu comes up at a tap; kept only.
  open var showsMenuAsPrimaryAction = false
  open private(set) var isTracking = false
  open private(set) var isTouchInside = false

  open var state: State {
    var state: State = isEnabled ? [] : .disabled
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }

  override var isSpoken: Bool { true }
  /// When the action is done that the control was made with: where a value is chosen, that is when it is.
  var primaryEvent: Event { .primaryActionTriggered }

  /// For subclasses of the runtime: ``state`` is another one.
  func stateDidChange() { looksDifferent() }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// - Parameter primaryAction: done when somebody presses the control, or chooses a value.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: primaryEvent) }
  }

  /// What the control shows is another state or another value, and is placed and drawn anew.
  func looksDifferent() {
    setNeedsLayout()
    setNeedsDisplay()
  }

  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    actions.append((controlEvents, TargetAction(target: target, action: action)))
  }

  /// Has `body` run at the events: what targets and actions are elsewhere.
  open func addHandler(for controlEvents: Event, _ body: @escaping (UIControl) -> Void) {
    addHandler(for: controlEvents, named: nil, body)
  }

  func addHandler(for controlEvents: Event, named name: UIAction.Identifier?, _ body: @escaping (UIControl) -> Void) {
    handlers.append((controlEvents, name, body))
  }

  open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
    handlers.removeAll { $0.name == identifier && !$0.events.isDisjoint(with: controlEvents) }
  }

  /// Removes all actions of a target at the events; of all targets for nil. Methods cannot be told apart, so `action` does not count.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let target = target.map { $0 as AnyObject }
    actions.removeAll { !$0.events.isDisjoint(with: controlEvents) && (target == nil || $0.action.target === target) }
  }

  open var allTargets: Set<AnyHashable> {
    Set(actions.compactMap { ($0.action.target as? NSObject).map(AnyHashable.init) })
  }

  /// The names of what is called on a target at an event; nil if nothing is.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let target = target.map { $0 as AnyObject }
    let names = actions.filter { !$0.events.isDisjoint(with: controlEvent) && $0.action.target === target }
      .map { $0.action.action.description }
    return names.isEmpty ? nil : names
  }

  open func sendActions(for controlEvents: Event) { send(controlEvents, event: nil) }

  private func send(_ controlEvents: Event, event: UIEvent?) {
    for (events, action) in actions where !events.isDisjoint(with: controlEvents) {
      perform(action, event: event)
    }
    for (events, _, body) in handlers where !events.isDisjoint(with: controlEvents) { body(self) }
  }

  private func perform(_ action: TargetAction, event: UIEvent?) {
    if action.target != nil || action.isForAnybody { sendAction(action.action, to: action.target, for: event) }
  }

  /// Calls `action` on `target`, or without one on the first that understands it: from the control upwards.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    if let target {
      action.perform(on: target as AnyObject, sender: self, event: event)
      return
    }
    var responder: UIResponder? = self
    while let current = responder, !action.perform(on: current, sender: self, event: event) { responder = current.next }
  }

  // MARK: Touches

  /// - Returns: whether the control goes on following the finger.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, let touch = touches.first, beginTracking(touch, with: event) else { return }
    (isTracking, isTouchInside, isHighlighted) = (true, true, true)
    send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, event: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first, continueTracking(touch, with: event) else { return }
    isTouchInside = isNear(touch)
    isHighlighted = isTouchInside
    send(isTouchInside ? .touchDragInside : .touchDragOutside, event: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    let isInside = touches.contains { isNear($0) }
    (isTracking, isTouchInside, isHighlighted) = (false, false, false)
    endTracking(touches.first, with: event)
    send(isInside ? [.touchUpInside, .primaryActionTriggered] : .touchUpOutside, event: event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    (isTracking, isTouchInside, isHighlighted) = (false, false, false)
    cancelTracking(with: event)
    send(.touchCancel, event: event)
  }

  /// A finger that has not gone far still counts as inside.
  private func isNear(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -70, dy: -70).contains(touch.location(in: self))
  }
}
