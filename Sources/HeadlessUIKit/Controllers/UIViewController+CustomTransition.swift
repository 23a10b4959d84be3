import Foundation

/// Ways of controllers that somebody else shows: who is asked for it, and what is there at the beginning.
extension UIViewController {
  /// Of a controller that is presented; nil where nobody wants to show it.
  func customComing(from below: UIViewController, in window: UIWindow) -> CustomTransition? {
    guard let delegate = transitioningDelegate,
      let animator = delegate.animationController(forPresented: self, presenting: below, source: below)
    else { return nil }
    let container = UIView.made(by: runtime) { UIView(frame: window.bounds) }
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(container)
    surroundings.container = container
    let room = modalPresentationStyle == .custom ? presentationController?.frameOfPresentedViewInContainerView : nil
    let final = room ?? window.contentFrame
    loadedView.frame = final
    return CustomTransition(
      in: container,
      from: below.staying(beside: self), to: .init(controller: self, view: loadedView, initial: .zero, final: final),
      by: animator,
      following: delegate.interactionControllerForPresentation(using: animator), style: modalPresentationStyle)
  }

  /// Of a controller that is dismissed.
  func customGoing(to below: UIViewController, in window: UIWindow) -> CustomTransition? {
    guard let delegate = transitioningDelegate, let animator = delegate.animationController(forDismissed: self) else {
      return nil
    }
    let container = surroundings.container ?? UIView.made(by: runtime) { UIView(frame: window.bounds) }
    if container.superview == nil {
      window.addSubview(container)
      container.addSubview(loadedView)
      surroundings.container = container
    }
    return CustomTransition(
      in: container, from: .init(controller: self, view: loadedView, initial: loadedView.frame, final: .zero),
      to: below.staying(beside: self), by: animator,
      following: delegate.interactionControllerForDismissal(using: animator),
      style: modalPresentationStyle)
  }

  /// Whoever shows a controller over the whole screen is given the view behind it too.
  private func staying(beside shown: UIViewController) -> CustomTransition.End {
    let isBehind = ![.custom, .overFullScreen, .overCurrentContext].contains(shown.modalPresentationStyle)
    return .init(
      controller: self, view: isBehind ? loadedView : nil, initial: loadedView.frame, final: loadedView.frame)
  }

  /// What somebody else has shown the controller in goes with it. The view behind it stays, also if it was put in there.
  func leaveContainer() {
    guard let container = surroundings.container else { return }
    surroundings.container = nil
    if let below = surroundings.presenting?.viewIfLoaded, below.superview === container {
      container.superview?.insertSubview(below, belowSubview: container)
    }
    container.removeFromSuperview()
  }
}

extension UIContainerController {
  /// Of a child that gives way to another.
  func customTransition(
    from old: UIViewController, to new: UIViewController, by animator: any UIViewControllerAnimatedTransitioning,
    following interactor: (any UIViewControllerInteractiveTransitioning)?
  ) -> CustomTransition {
    let room = loadedView.bounds
    new.loadedView.frame = room
    return CustomTransition(
      in: loadedView, from: .init(controller: old, view: old.loadedView, initial: old.loadedView.frame, final: .zero),
      to: .init(controller: new, view: new.loadedView, initial: .zero, final: room), by: animator,
      following: interactor, style: .none)
  }
}
