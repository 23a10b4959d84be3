import Foundation

/// Animations as they were made before there were blocks: what is changed between the two calls takes its time.
extension UIView {
  /// One that takes 0.2 seconds, unless it is told otherwise.
  public static func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    guard ThreadState.isMain else { return }
    let runtime = HeadlessRuntime.current
    runtime.viewAnimations.begin(ViewAnimation(in: runtime, duration: 0.2))
  }

  /// Does nothing where none was begun.
  public static func commitAnimations() {
    if ThreadState.isMain { HeadlessRuntime.current.viewAnimations.end() }
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
  /// No effect: nothing is seen to move.
  public static func setAnimationCurve(_ curve: AnimationCurve) {}

  /// No delegate is told of the beginning or the end.
  public static func setAnimationDelegate(_ delegate: Any?) {}
  public static func setAnimationDidStop(_ selector: Selector?) {}

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
