import Foundation

/// What is shown above a controller, and how it gets there.
extension UIViewController {
  func showAbove(_ controller: UIViewController, animated: Bool, _ completion: (() -> Void)?) {
    guard requireMain(.controllerOnMain, "present(_:animated:completion:)") else { return }
    surroundings.transition?.finish()
    guard surroundings.presented == nil, let window = loadedView.window else { return }
    surroundings.presented = controller
    controller.surroundings.presenting = self
    let way = animated ? beginTransition(from: self, to: controller) : nil
    way?.custom = animated ? controller.customComing(from: self, in: window) : nil
    let around = controller.surrounding
    let before = controller.surroundings.move
    controller.surroundings.move = .presented
    around?.room = window
    around?.presentationTransitionWillBegin()
    if way == nil {
      runtime.controllerSteps.appear(controller, in: window)
    } else if let way, way.custom != nil {
      controller.callViewWillAppear(animated: true)
      way.placed = { controller.arrive(in: window) }
    } else {
      controller.come(into: window, animated: true)
    }
    around?.place(controller)
    way.atEnd {
      if way != nil { controller.callViewDidAppear(animated: true) }
      around?.presentationTransitionDidEnd(true)
      controller.surroundings.move = before
    }
    way?.addReturn {
      controller.callViewWillDisappear(animated: true)
      controller.go(animated: true)
      around?.presentationTransitionDidEnd(false)
      controller.surroundings.move = before
      self.forget(controller)
    }
    end(way, completion)
  }

  func takeAway(animated: Bool, _ completion: (() -> Void)?) {
    guard requireMain(.controllerOnMain, "dismiss(animated:completion:)") else { return }
    if let shown = surroundings.presented, shown.isBeingDismissed {
      return surroundings.transition.atEnd { completion?() }
    }
    surroundings.transition?.finish()
    guard let shown = surroundings.presented else {
      surroundings.presenting?.dismiss(animated: animated, completion: completion)
      return
    }
    let window = shown.viewIfLoaded?.window
    let way = animated && window != nil ? beginTransition(from: shown, to: self) : nil
    if way == nil { forget(shown) }
    if let window { shown.leave(window, for: self, on: way) }
    if let way { way.add { self.forget(shown) } }
    end(way, completion)
  }

  private func leave(_ window: UIWindow, for below: UIViewController, on way: ControllerTransition?) {
    way?.custom = customGoing(to: below, in: window)
    let around = surrounding
    let before = surroundings.move
    surroundings.move = .dismissed
    around?.room = window
    around?.dismissalTransitionWillBegin()
    if way == nil {
      runtime.controllerSteps.disappear(self, from: window)
    } else {
      callViewWillDisappear(animated: true)
    }
    way.atEnd {
      if way != nil { self.go(animated: true) }
      around?.dismissalTransitionDidEnd(true)
      if around != nil { self.surroundings.presentation = nil }
      self.surroundings.move = before
    }
    way?.addReturn {
      self.callViewWillAppear(animated: true)
      self.callViewDidAppear(animated: true)
      around?.dismissalTransitionDidEnd(false)
      self.surroundings.move = before
    }
  }

  private func forget(_ shown: UIViewController) {
    surroundings.presented = nil
    shown.surroundings.presenting = nil
  }

  /// Who surrounds a controller whose style is a custom one.
  private var surrounding: UIPresentationController? {
    modalPresentationStyle == .custom ? presentationController : nil
  }

  private func beginTransition(from old: UIViewController, to new: UIViewController) -> ControllerTransition {
    let way = ControllerTransition(from: old, to: new)
    for controller in [old, new] { controller.surroundings.transition = way }
    return way
  }

  private func end(_ way: ControllerTransition?, _ completion: (() -> Void)?) {
    if let way {
      if let completion { way.add(completion) }
      way.begin(in: runtime)
    } else if let completion {
      runtime.async(.main, completion)
    }
  }

  // MARK: Onto the screen and off it

  /// All that a controller hears before it has appeared.
  func come(into window: UIWindow, animated: Bool) {
    loadedView.frame = window.contentFrame
    callViewWillAppear(animated: animated)
    window.addSubview(loadedView)
    arrive(in: window, animated: animated)
  }

  fileprivate func arrive(in window: UIWindow, animated: Bool = true) {
    viewIsAppearing(animated)
    window.layoutIfNeeded()
  }

  func go(animated: Bool) {
    loadedView.removeFromSuperview()
    leaveContainer()
    callViewDidDisappear(animated: animated)
  }
}

extension UIPresentationController {
  fileprivate func place(_ controller: UIViewController) {
    containerViewWillLayoutSubviews()
    controller.viewIfLoaded?.frame = frameOfPresentedViewInContainerView
    containerViewDidLayoutSubviews()
  }
}
