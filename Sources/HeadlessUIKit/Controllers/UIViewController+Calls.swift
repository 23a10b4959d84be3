import Foundation

/// The hooks as the runtime calls them: observed, and by way of the steps.
extension UIViewController {
  package func callLoadView() { call(ControllerCall.loadView) { $0.loadView() } }
  package func callViewDidLoad() { call(ControllerCall.viewDidLoad) { $0.viewDidLoad() } }

  package func callViewWillAppear(animated: Bool = false) {
    setRare(true, "told to appear")
    call(ControllerCall.viewWillAppear) { $0.viewWillAppear(animated) }
  }

  package func callViewDidAppear(animated: Bool = false) {
    call(ControllerCall.viewDidAppear) { $0.viewDidAppear(animated) }
  }

  package func callViewWillDisappear(animated: Bool = false) {
    setRare(nil as Bool?, "told by its view")
    call(ControllerCall.viewWillDisappear) { $0.viewWillDisappear(animated) }
  }

  package func callViewDidDisappear(animated: Bool = false) {
    setRare(nil as Bool?, "told to appear")
    call(ControllerCall.viewDidDisappear) { $0.viewDidDisappear(animated) }
  }

  package func callViewWillLayoutSubviews() {
    call(ControllerCall.viewWillLayoutSubviews) { $0.viewWillLayoutSubviews() }
  }

  package func callViewDidLayoutSubviews() {
    call(ControllerCall.viewDidLayoutSubviews) { $0.viewDidLayoutSubviews() }
  }

  package func callViewWillTransition(to size: CGSize) {
    let transition = ImmediateTransition()
    if presentingViewController != nil {
      surroundings.presentation?.controller.viewWillTransition(to: size, with: transition)
    }
    call(ControllerCall.viewWillTransition) { $0.viewWillTransition(to: size, with: transition) }
    runtime.async(.main) { transition.finish() }
  }

  private func call(_ hook: ObservedCall, _ body: (UIViewController) -> Void) {
    runtime.controllerSteps.deliver(hook, to: self) { traced(hook) { body(self) } }
  }
}
