import Foundation

extension UIViewAnimationOptions {
  public static let transitionCurlUp = UIViewAnimationOptions(rawValue: 3 << 20)
  public static let transitionCurlDown = UIViewAnimationOptions(rawValue: 4 << 20)
  public static let transitionFlipFromTop = UIViewAnimationOptions(rawValue: 6 << 20)
  public static let transitionFlipFromBottom = UIViewAnimationOptions(rawValue: 7 << 20)
  public static let overrideInheritedOptions = UIViewAnimationOptions(rawValue: 1 << 9)
  public static let preferredFramesPerSecondDefault: UIViewAnimationOptions = []
  public static let preferredFramesPerSecond60 = UIViewAnimationOptions(rawValue: 3 << 24)
  public static let preferredFramesPerSecond30 = UIViewAnimationOptions(rawValue: 7 << 24)
}

extension UIViewAnimationOptions {
  /// The one that the options name.
  var curve: CAMediaTimingFunctionName {
    switch rawValue >> 16 & 3 {
    case 1: .easeIn
    case 2: .easeOut
    case 3: .linear
    default: .easeInEaseOut
    }
  }
}

extension UIViewAnimationOptions {
  /// ``curve`` as views have it.
  var viewCurve: UIView.AnimationCurve {
    switch curve {
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .linear: .linear
    default: .easeInOut
    }
  }
}

extension UIViewKeyframeAnimationOptions {
  public static let layoutSubviews = UIViewKeyframeAnimationOptions(rawValue: 1 << 0)
  public static let allowUserInteraction = UIViewKeyframeAnimationOptions(rawValue: 1 << 1)
  public static let beginFromCurrentState = UIViewKeyframeAnimationOptions(rawValue: 1 << 2)
  public static let `repeat` = UIViewKeyframeAnimationOptions(rawValue: 1 << 3)
  public static let autoreverse = UIViewKeyframeAnimationOptions(rawValue: 1 << 4)
  public static let overrideInheritedDuration = UIViewKeyframeAnimationOptions(rawValue: 1 << 5)
  public static let overrideInheritedOptions = UIViewKeyframeAnimationOptions(rawValue: 1 << 9)
  public static let calculationModeDiscrete = UIViewKeyframeAnimationOptions(rawValue: 1 << 10)
  public static let calculationModePaced = UIViewKeyframeAnimationOptions(rawValue: 2 << 10)
  public static let calculationModeCubicPaced = UIViewKeyframeAnimationOptions(rawValue: 4 << 10)
}

extension UIView {
  public typealias KeyframeAnimationOptions = UIViewKeyframeAnimationOptions
  public typealias AnimationTransition = ViewTransition

  /// How one view gives way to another; none of them is seen.
  public enum ViewTransition: Int, Hashable, Sendable {
    case none
    case flipFromLeft
    case flipFromRight
    case curlUp
    case curlDown
  }

  /// What the system animates by itself.
  public enum SystemAnimation: UInt, Hashable, Sendable {
    case delete
  }

  /// How long the animation takes whose block runs, in seconds; 0 if none does.
  public static var inheritedAnimationDuration: TimeInterval {
    ThreadState.isMain ? HeadlessRuntime.current.viewAnimations.innermost?.duration ?? 0 : 0
  }

  /// One view comes in the place of another, or is shown in its place where they stay where they are: at once, and the end of it comes after
  /// its time.
  public static func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    let change = {
      if options.contains(.showHideTransitionViews) {
        (fromView.isHidden, toView.isHidden) = (true, false)
      } else {
        fromView.superview?.addSubview(toView)
        fromView.removeFromSuperview()
      }
    }
    guard let host = fromView.superview else {
      return animate(withDuration: duration, animations: change, completion: completion)
    }
    transition(with: host, duration: duration, options: options, animations: change, completion: completion)
  }

  /// Animates views as the system does, which is to take them out.
  public static func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let change = {
      for view in views { view.removeFromSuperview() }
      parallelAnimations?()
    }
    animate(withDuration: 0, animations: change, completion: completion)
  }

  /// What the block changes within one that animates runs as often as this says; it ends where it goes.
  public static func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard ThreadState.isMain, let innermost = HeadlessRuntime.current.viewAnimations.innermost else {
      return animations()
    }
    let before = (innermost.repeatCount, innermost.options)
    innermost.repeatCount = Float(count)
    if autoreverses { innermost.options.insert(.autoreverse) } else { innermost.options.remove(.autoreverse) }
    animations()
    (innermost.repeatCount, innermost.options) = before
  }
}
