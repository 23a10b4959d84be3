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

  /// How far beside the node a finger may be lifted and still count as inside, in points.
  private static let reach: CGFloat = 10
  private let control = Guarded(Control())

  public override init() {
    super.init()
    isUserInteractionEnabled = false
  }

  public override init(viewBlock: @escaping ASDisplayNodeViewBlock, didLoad: ASDisplayNodeDidLoadBlock? = nil) {
    super.init(viewBlock: viewBlock, didLoad: didLoad)
  }

  public override init(layerBlock: @escaping ASDisplayNodeLayerBlock, didLoad: ASDisplayNodeDidLoadBlock? = nil) {
    super.init(layerBlock: layerBlock, didLoad: didLoad)
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
  public var isTracking: Bool { control[\.isTracking] }
  /// Whether that finger is over it.
  public var isTouchInside: Bool { control[\.isTouchInside] }

  // MARK: Targets

  /// Has `action` called on `target` at the events. The target is not kept alive; for nil the first one takes it that can: this node,
  /// one above it, or its controller.
  open func addTarget(_ target: Any?, action: Selector, forControlEvents events: ASControlNodeEvent) {
    control.with { $0.actions.append((events, TargetAction(target: target, action: action))) }
    isUserInteractionEnabled = true
  }

  /// Has `body` run at the events: what targets and actions are where there is Objective-C.
  public func addHandler(forControlEvents events: ASControlNodeEvent, _ body: @escaping (ASControlNode) -> Void) {
    control.with { $0.handlers.append((events, body)) }
    isUserInteractionEnabled = true
  }

  /// Removes all actions of a target at the events; of all targets for nil. Methods cannot be told apart, so `action` does not count.
  open func removeTarget(_ target: Any?, action: Selector?, forControlEvents events: ASControlNodeEvent) {
    let target = target.map { $0 as AnyObject }
    control.with { control in
      control.actions.removeAll { entry in
        !entry.events.isDisjoint(with: events) && (target == nil || entry.action.target === target)
      }
    }
  }

  /// Everybody who is told of something.
  public func allTargets() -> [Any] { control[\.actions].compactMap { $0.action.target } }

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

  private func perform(_ action: TargetAction, _ event: UIEvent?) {
    if let target = action.target { action.action.perform(on: target, sender: self, event: event) }
    guard action.isForAnybody else { return }
    var next: ASDisplayNode? = self
    while let node = next {
      if action.action.perform(on: node, sender: self, event: event) { return }
      if node.supernode == nil, let controller = node.closestViewController {
        action.action.perform(on: controller, sender: self, event: event)
      }
      next = node.supernode
    }
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

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    guard isEnabled, let touch = touches.first, beginTracking(with: touch, with: event) else { return }
    follow(true, inside: true)
    sendActions(forControlEvents: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    guard isTracking, let touch = touches.first else { return }
    guard continueTracking(with: touch, with: event) else { return follow(false, inside: false) }
    let isInside = isNear(touch)
    follow(true, inside: isInside)
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
    guard isTracking else { return }
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
    return bounds.insetBy(dx: -Self.reach, dy: -Self.reach).contains(touch.location(in: view))
  }
}
