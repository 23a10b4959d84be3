import Foundation

/// Animations as they were made before there were blocks: what is changed between the two calls takes its time.
extension UIView {
  /// One that takes 0.2 seconds, unless it is told otherwise.
  public static func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    guard ThreadState.isMain else { return }
    let runtime = HeadlessRuntime.current
    let listener = AnimationListener(name: animationID, context: context)
    let animation = ViewAnimation(in: runtime, duration: 0.2) { listener.tellOfEnd($0) }
    (animation.listener, listener.runtime) = (listener, runtime)
    runtime.viewAnimations.begin(animation)
  }

  /// Does nothing where none was begun.
  public static func commitAnimations() {
    guard ThreadState.isMain else { return }
    change { $0.listener?.tellOfBeginning(after: $0.delay) }
    HeadlessRuntime.current.viewAnimations.end()
  }

  /// In seconds.
  public static func setAnimationDuration(_ duration: TimeInterval) { change { $0.duration = duration } }
  /// In seconds.
  public static func setAnimationDelay(_ delay: TimeInterval) { change { $0.delay = delay } }
  public static func setAnimationRepeatCount(_ repeatCount: Float) { change { $0.repeatCount = repeatCount } }
  public static func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    set(.autoreverse, repeatAutoreverses)
  }
  public static func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    set(.beginFromCurrentState, fromCurrentState)
  }
  public static func setAnimationCurve(_ curve: AnimationCurve) {
    let options: [AnimationOptions] = [.curveEaseInOut, .curveEaseIn, .curveEaseOut, .curveLinear]
    change { $0.options = $0.options.subtracting(.curveLinear).union(options[curve.rawValue]) }
  }

  /// Who is told of the beginning and the end. Kept until the end.
  public static func setAnimationDelegate(_ delegate: Any?) {
    change { $0.listener?.delegate = delegate.map { $0 as AnyObject } }
  }
  /// What is called on the delegate when the animation begins: with what it was named, and its context.
  public static func setAnimationWillStart(_ selector: Selector?) { change { $0.listener?.willStart = selector } }
  /// What is called on the delegate at the end: with what the animation was named, whether it has come to its end, and its context.
  public static func setAnimationDidStop(_ selector: Selector?) { change { $0.listener?.didStop = selector } }

  /// One look of a view gives way to another one.
  public static func setAnimationTransition(_ transition: ViewTransition, for view: UIView, cache: Bool) {
    if transition != .none { change { $0.addTransition(to: view.layer) } }
  }

  private static func set(_ option: AnimationOptions, _ isSet: Bool) {
    change { if isSet { $0.options.insert(option) } else { $0.options.remove(option) } }
  }

  private static func change(_ change: (ViewAnimation) -> Void) {
    guard ThreadState.isMain, let innermost = HeadlessRuntime.current.viewAnimations.innermost else { return }
    change(innermost)
  }
}

/// Who is told of an animation that was made before there were blocks. Main only.
final class AnimationListener {
  private let name: String?
  private let context: UnsafeMutableRawPointer?
  weak var runtime: HeadlessRuntime?
  var delegate: AnyObject?
  var willStart: Selector?
  var didStop: Selector?

  init(name: String?, context: UnsafeMutableRawPointer?) { (self.name, self.context) = (name, context) }

  func tellOfBeginning(after delay: TimeInterval) {
    guard let delegate, let willStart else { return }
    let tell = { [name, context] in _ = willStart.perform(on: delegate, arguments: [name, context]) }
    if delay > 0 { runtime?.async(.main, after: delay, tell) } else { runtime?.async(.main, tell) }
  }

  func tellOfEnd(_ isWhole: Bool) {
    defer { delegate = nil }
    if let delegate { didStop?.perform(on: delegate, arguments: [name, NSNumber(value: isWhole), context]) }
  }
}
