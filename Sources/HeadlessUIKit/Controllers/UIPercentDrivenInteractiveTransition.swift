import Foundation

/// Drives the way from one controller to another, as far as a finger has come.
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  var completionSpeed: CGFloat { get }
  var completionCurve: UIView.AnimationCurve { get }
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  public var completionSpeed: CGFloat { 1 }
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  public var wantsInteractiveStart: Bool { true }
}

/// Has everything that the animator of a transition animates follow a finger, until it is let go.
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  /// From 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  /// That of the transition, in seconds.
  open var duration: CGFloat { custom.map { CGFloat($0.duration) } ?? 0 }
  open var completionSpeed: CGFloat = 1
  open var completionCurve = UIView.AnimationCurve.easeInOut
  open var timingCurve: (any UITimingCurveProvider)?
  open var wantsInteractiveStart = true
  private weak var context: (any UIViewControllerContextTransitioning)?

  public override init() { super.init() }

  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    custom?.scrub(in: HeadlessRuntime.current)
  }
  private var custom: CustomTransition? { context as? CustomTransition }

  open func pause() { context?.pauseInteractiveTransition() }
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = min(1, max(0, percentComplete))
    context?.updateInteractiveTransition(self.percentComplete)
  }
  open func cancel() { context?.cancelInteractiveTransition() }
  open func finish() { context?.finishInteractiveTransition() }
}

/// Of a transition that no finger has.
extension UIViewControllerContextTransitioning {
  public var isInteractive: Bool { false }
  public var presentationStyle: UIModalPresentationStyle { .fullScreen }
  public var targetTransform: CGAffineTransform { .identity }
  public func updateInteractiveTransition(_ percentComplete: CGFloat) {}
  public func finishInteractiveTransition() {}
  public func cancelInteractiveTransition() {}
  public func pauseInteractiveTransition() {}
}
