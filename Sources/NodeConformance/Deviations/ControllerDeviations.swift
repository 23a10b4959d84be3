import AsyncDisplayKit
import Foundation
import HeadlessUIKit

/// Controllers one step of which is not as promised.
enum ControllerDeviations {
  private static let appears = "ASViewController.viewWillAppear/immediately-before-node-visible"
  private static let disappears = "ASViewController.viewDidDisappear/immediately-after-node-left-hierarchy"
  private static let samePass = "ASViewController.viewWillLayoutSubviews/at-same-time-layout"
  private static let loadsOnce = "ASViewController.viewDidLoad/once"
  private static let loadsAtOnce = "ASViewController.viewDidLoad/immediately-after-loadView"
  private static let onBounds = "ASViewController.viewWillLayoutSubviews/called-on-node-bounds-changed"
  private static let onHierarchy = "ASViewController.viewWillLayoutSubviews/called-on-hierarchy-changed"
  private static let oftenLaidOut = "ASViewController.viewWillLayoutSubviews/multiple-times"
  private static let oftenShown = "ASViewController.viewWillAppear+viewDidDisappear/multiple-times"
  private static let notOnGeometry =
    "ASViewController.viewWillAppear+viewDidDisappear/not-called-on-every-geometry-changed"

  static let all = [
    Deviation(
      "controller-hook-off-main", "viewDidAppear is called on a layout worker",
      breaks: ["ASViewController.*/thread-main"],
      controllerSteps: HookOffMain()),
    Deviation(
      "controller-init-twice", "the initialiser runs twice", breaks: ["ASViewController.init/once"],
      controllerSteps: InitTwice()),
    Deviation(
      "hook-before-controller-init", "a hook is called before the initialiser",
      breaks: ["ASViewController.init/before-everything-else"],
      also: [samePass], controllerSteps: HookBeforeInit()),
    Deviation(
      "load-view-sets-another", "the framework's loadView sets a view of its own",
      breaks: ["ASViewController.loadView/super-makes-view-is-node-view"],
      also: ["access-node-view/*", "ASCollectionNode.performBatchUpdates/*"],
      controllerSteps: LoadViewSetsAnother()),
    Deviation(
      "early-view-is-a-stand-in", "a view asked for too early is not loaded",
      breaks: ["ASViewController.init/misuse-touch-controller-view-gives-controller-view-created"],
      also: [loadsAtOnce, "ASViewController.loadView/*", samePass, appears, disappears], controllerSteps: NoEarlyView()),
    Deviation(
      "view-did-load-never", "viewDidLoad is not called",
      breaks: ["ASViewController.viewDidLoad/*touch-controller-view"],
      also: ["ASViewController.viewDidLoad/*", "access-node-view/*"],
      controllerSteps: LoadNever()),
    Deviation(
      "view-did-load-twice", "viewDidLoad is called twice", breaks: [loadsOnce], also: [loadsAtOnce],
      controllerSteps: LoadTwice()),
    Deviation(
      "hook-before-view-did-load", "a hook is called between loadView and viewDidLoad", breaks: [loadsAtOnce],
      also: [samePass],
      controllerSteps: HookBeforeViewDidLoad()),
    Deviation(
      "view-did-load-on-geometry", "viewDidLoad is called again when the geometry changes",
      breaks: ["ASViewController.viewDidLoad/not-called-on-geometry-changed"], also: [loadsOnce, loadsAtOnce],
      controllerSteps: LoadOnGeometry()),
    Deviation(
      "two-hooks-a-pass", "viewWillLayoutSubviews is called twice in a pass", breaks: [samePass],
      controllerSteps: TwoHooksAPass()),
    Deviation(
      "hook-outside-the-pass", "the node is laid out in passes of which the controller hears nothing",
      breaks: [samePass],
      also: [onBounds, onHierarchy, oftenLaidOut], controllerSteps: HookOutsideThePass()),
    Deviation(
      "first-pass-only", "viewWillLayoutSubviews is called in the first pass only", breaks: [oftenLaidOut],
      also: [samePass, onBounds, onHierarchy],
      controllerSteps: OncePerController(hooks: [ControllerCall.viewWillLayoutSubviews])),
    Deviation(
      "no-layout-after-bounds-change", "a change of bounds does not lead to a layout pass", breaks: [onBounds],
      also: [onHierarchy], controllerSteps: NoLayoutAfterBoundsChange()),
    Deviation(
      "will-appear-after-visible", "viewWillAppear is called when the node is visible already", breaks: [appears],
      controllerSteps: WillAppearLate()),
    Deviation(
      "layout-before-visible", "a layout pass comes between viewWillAppear and the node's appearance",
      breaks: [appears],
      controllerSteps: LayoutBeforeVisible()),
    Deviation(
      "did-disappear-early", "viewDidDisappear is called while the node is still there", breaks: [disappears],
      controllerSteps: DidDisappearEarly()),
    Deviation(
      "hook-before-did-disappear", "a hook is called between the node's leaving and viewDidDisappear",
      breaks: [disappears],
      also: [samePass], controllerSteps: HookBeforeDidDisappear()),
    Deviation(
      "appearance-once", "viewWillAppear and viewDidDisappear are called once a life", breaks: [oftenShown],
      also: [appears, disappears],
      controllerSteps: OncePerController(hooks: [ControllerCall.viewWillAppear, ControllerCall.viewDidDisappear])),
    Deviation(
      "appearance-on-geometry", "viewWillAppear and viewDidDisappear are called for every change of geometry",
      breaks: [notOnGeometry],
      also: [appears, disappears], controllerSteps: AppearanceOnGeometry()),
  ]
}

private struct HookOffMain: ControllerSteps {
  func deliver(_ hook: ObservedCall, to controller: UIViewController, _ body: () -> Void) {
    guard hook == ControllerCall.viewDidAppear else { return body() }
    _ = controller.runtime.sync(.layout, body)
  }
}

private struct InitTwice: ControllerSteps {
  func beginInit(of controller: UIViewController) {
    CreationScope.begin(ControllerCall.initialize, of: controller)
    CreationScope.begin(ControllerCall.initialize, of: controller)
  }
}

private struct HookBeforeInit: ControllerSteps {
  func beginInit(of controller: UIViewController) {
    controller.callViewWillDisappear()
    CreationScope.begin(ControllerCall.initialize, of: controller)
  }
}

private struct LoadViewSetsAnother: ControllerSteps {
  func setManagedView(of controller: UIViewController) {
    controller.setView(UIView.made(by: controller.runtime), by: .byFramework)
  }
}

private struct NoEarlyView: ControllerSteps {
  func loadView(of controller: UIViewController) {
    if !(controller is HastyController) { controller.callLoadView() }
  }
}

private struct LoadNever: ControllerSteps {
  func viewDidLoad(of controller: UIViewController) {}
}

private struct LoadTwice: ControllerSteps {
  func viewDidLoad(of controller: UIViewController) {
    controller.callViewDidLoad()
    controller.callViewDidLoad()
  }
}

private struct HookBeforeViewDidLoad: ControllerSteps {
  func viewDidLoad(of controller: UIViewController) {
    controller.callViewWillDisappear()
    controller.callViewDidLoad()
  }
}

private struct LoadOnGeometry: ControllerSteps {
  func changeGeometry(of controller: UIViewController, to frame: CGRect) {
    controller.loadedView.frame = frame
    controller.callViewDidLoad()
  }
}

private struct TwoHooksAPass: ControllerSteps {
  func layoutPass(of view: UIView) {
    view.controller?.callViewWillLayoutSubviews()
    view.controller?.callViewWillLayoutSubviews()
    view.layoutContents()
    view.controller?.callViewDidLayoutSubviews()
  }
}

private struct HookOutsideThePass: ControllerSteps {
  func layoutPass(of view: UIView) {
    view.layoutContents()
    view.controller?.callViewDidLayoutSubviews()
  }

  func changeGeometry(of controller: UIViewController, to frame: CGRect) {
    controller.callViewWillLayoutSubviews()
    controller.loadedView.frame = frame
  }
}

/// Delivers some hooks once in the life of each controller. Remembers for one runtime only: ids begin anew in every one.
private struct OncePerController: ControllerSteps {
  let hooks: [ObservedCall]
  private let memory = FirstTime()

  init(hooks: [ObservedCall]) { self.hooks = hooks }

  func deliver(_ hook: ObservedCall, to controller: UIViewController, _ body: () -> Void) {
    let isFirst = memory.isFirst("\(controller.observationID) \(hook)", in: controller.runtime)
    if !hooks.contains(hook) || isFirst { body() }
  }
}

private struct NoLayoutAfterBoundsChange: ControllerSteps {
  func changeGeometry(of controller: UIViewController, to frame: CGRect) {
    controller.loadedView.frame = frame
    controller.loadedView.cancelLayout()
  }
}

private struct WillAppearLate: ControllerSteps {
  func appear(_ controller: UIViewController, in window: UIWindow) {
    controller.loadedView.frame = window.contentFrame
    window.addSubview(controller.loadedView)
    controller.callViewWillAppear()
    window.layoutIfNeeded()
    controller.callViewDidAppear()
  }
}

private struct LayoutBeforeVisible: ControllerSteps {
  func appear(_ controller: UIViewController, in window: UIWindow) {
    controller.loadedView.frame = window.contentFrame
    controller.callViewWillAppear()
    controller.loadedView.setNeedsLayout()
    controller.loadedView.layoutIfNeeded()
    window.addSubview(controller.loadedView)
    controller.callViewDidAppear()
  }
}

private struct DidDisappearEarly: ControllerSteps {
  func disappear(_ controller: UIViewController, from window: UIWindow) {
    controller.callViewWillDisappear()
    controller.callViewDidDisappear()
    controller.loadedView.removeFromSuperview()
  }
}

private struct HookBeforeDidDisappear: ControllerSteps {
  func disappear(_ controller: UIViewController, from window: UIWindow) {
    controller.loadedView.removeFromSuperview()
    controller.callViewWillDisappear()
    controller.callViewDidDisappear()
  }
}

private struct AppearanceOnGeometry: ControllerSteps {
  func changeGeometry(of controller: UIViewController, to frame: CGRect) {
    controller.loadedView.frame = frame
    controller.callViewWillAppear()
    controller.callViewDidDisappear()
  }
}
