import Foundation

/// The hooks as the runtime calls them: observed, and by way of the steps.
extension UIViewController {
  package func callLoadView() { call(ControllerCall.loadView) { $0.loadView() } }
  package func callViewDidLoad() { call(ControllerCall.viewDidLoad) { $0.viewDidLoad() } }
  package func callViewWillAppear() { call(ControllerCall.viewWillAppear) { $0.viewWillAppear(false) } }
  package func callViewDidAppear() { call(ControllerCall.viewDidAppear) { $0.viewDidAppear(false) } }
  package func callViewWillDisappear() { call(ControllerCall.viewWillDisappear) { $0.viewWillDisappear(false) } }
  package func callViewDidDisappear() { call(ControllerCall.viewDidDisappear) { $0.viewDidDisappear(false) } }

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
