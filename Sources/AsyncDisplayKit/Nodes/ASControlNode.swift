import Foundation
import HeadlessUIKit

/// What a finger does to a control node.
public typealias ASControlNodeEvent = UIControl.Event
/// How a control node is to be shown.
public typealias ASControlState = UIControl.State

/// A node that tells others what fingers do to it.
///
/// It takes no touches until somebody wants to be told: user interaction is enabled by the first target.
open class ASControlNode: ASDisplayNode {
  private struct Control {
    var isEnabled = true
    var isSelected = false
    var isHighlighted = false
    var isTracking = false
    var isTouchInside = false
    var actions: [(events: ASControlNodeEvent, action: TargetAction)] = []
    var handlers: [(events: ASControlNodeEvent, body: (ASControlNode) -> Void)] = []
  }

  /// How far beside what can be touched of the node a finger may be lifted and still count as inside, in points.
  private static let reach: CGFloat = 70
  private let control = Guarded(Control())

  public override init() {
    super.init()
    isUserInteractionEnabled = false
  }

  // MARK: State

  /// A control that is not follows no finger.
  open var isEnabled: Bool {
    get { control[\.isEnabled] }
    set { control.with { $0.isEnabled = newValue } }
  }

  open var isSelected: Bool {
    get { control[\.isSelected] }
    set { control.with { $0.isSelected = newValue } }
  }

  /// Set while a finger is on the control.
  open var isHighlighted: Bool {
    get { control[\.isHighlighted] }
    set { control.with { $0.isHighlighted = newValue } }
  }

  /// Whether a finger that came down on the control is followed.
  open var isTracking: Bool { control[\.isTracking] }
  /// Whether that finger is over it.
  open var isTouchInside: Bool { control[\.isTouchInside] }

  // MARK: Targets

  /// Has `action` called on `target` at the events, once however often that was asked for. The target is not kept alive; for nil the
  /// first one takes it that can: this node, one above it, or whoever else is up the chain of responders.
  open func addTarget(_ target: Any?, action: Selector, forControlEvents events: ASControlNodeEvent) {
    let new = TargetAction(target: target, action: action)
    control.with { control in
      if let index = control.actions.firstIndex(where: { $0.action.isSame(as: new) }) {
        control.actions[index].events.formUnion(events)
      } else {
        control.actions.append((events, new))
      }
    }
    isUserInteractionEnabled = true
  }

  /// Has `body` run at the events: what targets and actions are where there is Objective-C.
  open func addHandler(forControlEvents events: ASControlNodeEvent, _ body: @escaping (ASControlNode) -> Void) {
    control.with { $0.handlers.append((events, body)) }
    isUserInteractionEnabled = true
  }

  /// Removes an action of a target at the events; of all targets for nil, and every action for nil. Methods without names cannot be told
  /// apart: one of them stands for all.
  open func removeTarget(_ target: Any?, action: Selector?, forControlEvents events: ASControlNodeEvent) {
    let target = target.map { $0 as AnyObject }
    control.with { control in
      for index in control.actions.indices {
        let entry = control.actions[index].action
        guard target == nil || entry.target === target, action.map(entry.action.mayBe) ?? true else { continue }
        control.actions[index].events.subtract(events)
      }
      control.actions.removeAll { $0.events.isEmpty }
    }
  }

  /// Everybody who is told of something.
  open func allTargets() -> [Any] { control[\.actions].compactMap { $0.action.target } }

  /// The names of what is called on a target at an event; nil if nothing is.
  open func actions(forTarget target: Any, forControlEvent event: ASControlNodeEvent) -> [String]? {
    let target = target as AnyObject
    let names = control[\.actions].filter { !$0.events.isDisjoint(with: event) && $0.action.target === target }
      .map { $0.action.action.description }
    return names.isEmpty ? nil : names
  }

  /// Tells everybody who wants to know of the events. On main.
  open func sendActions(forControlEvents events: ASControlNodeEvent, with event: UIEvent?) {
    guard requireMain(.viewOnMain, "sendActions(forControlEvents:with:)") else { return }
    let (actions, handlers) = control.with { ($0.actions, $0.handlers) }
    for (wanted, action) in actions where !wanted.isDisjoint(with: events) { perform(action, event) }
    for (wanted, body) in handlers where !wanted.isDisjoint(with: events) { body(self) }
  }

  // MARK: Following a finger

  /// - Returns: whether the control is to follow the finger.
  @discardableResult
  open func beginTracking(with touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// - Returns: whether the control is to go on following it.
  @discardableResult
  open func continueTracking(with touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(with touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}

  /// One finger is followed; a second one ends that.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    guard isEnabled, let touch = touches.first, beginTracking(with: touch, with: event) else { return }
    if isTracking || touches.count > 1 { return cancel(event) }
    follow(true, inside: true)
    sendActions(forControlEvents: touch.tapCount > 1 ? .touchDownRepeat : .touchDown, with: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    guard isTracking, let touch = touches.first else { return }
    guard continueTracking(with: touch, with: event) else { return follow(false, inside: false) }
    follow(true, inside: isNear(touch))
    let isInside = state[\.view].map { point(inside: touch.location(in: $0), with: event) } ?? false
    sendActions(forControlEvents: isInside ? .touchDragInside : .touchDragOutside, with: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    guard isTracking else { return }
    let isInside = touches.contains { isNear($0) }
    follow(false, inside: false)
    endTracking(with: touches.first, with: event)
    guard isEnabled else { return }
    sendActions(
      forControlEvents: isInside ? [.touchUpInside, .primaryActionTriggered] : .touchUpOutside, with: event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>?, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    if isTracking { cancel(event) }
  }

  /// A finger that is followed is not any more.
  open override func didExitHierarchy() {
    super.didExitHierarchy()
    if isTracking { cancel(nil) }
  }

  /// A control that is disabled leaves touches to what is behind it.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    isEnabled ? super.hitTest(point, with: event) : nil
  }

  /// Who taps a control means it, and nothing that it is in.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard isEnabled, let tap = gestureRecognizer as? UITapGestureRecognizer, tap.view !== state[\.view] else {
      return true
    }
    return tap.numberOfTapsRequired != 1
  }

  private func cancel(_ event: UIEvent?) {
    follow(false, inside: false)
    cancelTracking(with: event)
    sendActions(forControlEvents: .touchCancel, with: event)
  }

  private func follow(_ isTracking: Bool, inside: Bool) {
    control.with { ($0.isTracking, $0.isTouchInside) = (isTracking, inside) }
    if isHighlighted != inside { isHighlighted = inside }
  }

  private func isNear(_ touch: UITouch) -> Bool {
    guard let view = state[\.view] else { return false }
    return bounds.inset(by: hitTestSlop).insetBy(dx: -Self.reach, dy: -Self.reach).contains(touch.location(in: view))
  }
}
