import Foundation
import HeadlessUIKit
import Testing

@Suite("A window turns as its controller lets it") struct SupportedOrientationTests {
  private final class Controller: UIViewController {
    var supported = UIInterfaceOrientationMask.portrait
    var turns = true
    var durations: [TimeInterval] = []
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { supported }
    override var shouldAutorotate: Bool { turns }
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      super.viewWillTransition(to: size, with: coordinator)
      durations.append(coordinator.transitionDuration)
    }
  }

  private func onScreen(_ body: (UIWindow, Controller) -> Void) {
    HeadlessRuntime().runMain {
      let (window, controller) = (UIWindow(), Controller())
      window.rootViewController = controller
      window.makeKeyAndVisible()
      body(window, controller)
    }
  }

  @Test("what is not supported waits until it is")
  func support() {
    onScreen { window, controller in
      let upright = window.bounds.size
      window.rotate(to: .landscape)
      #expect(window.bounds.size == upright && controller.durations.isEmpty)
      controller.supported = .all
      UIViewController.attemptRotationToDeviceOrientation()
      #expect(window.bounds.width == upright.height && controller.durations == [0])
      controller.supported = .portrait
      controller.setNeedsUpdateOfSupportedInterfaceOrientations()
      #expect(window.bounds.size == upright)
    }
  }

  @Test("one that does not turn by itself stays, and a program turns its scene")
  func ownWill() {
    onScreen { window, controller in
      controller.supported = .all
      controller.turns = false
      window.rotate(to: .landscape)
      #expect(window.bounds.width < window.bounds.height)
      window.windowScene?.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape))
      #expect(window.bounds.width > window.bounds.height)
      var refusals = 0
      controller.supported = .landscape
      window.windowScene?.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait)) { _ in refusals += 1 }
      #expect(window.bounds.width > window.bounds.height && refusals == 1)
    }
  }

  @Test("the controller above decides")
  func above() {
    onScreen { window, controller in
      controller.supported = .all
      let above = Controller()
      controller.present(above, animated: false)
      window.rotate(to: .landscape)
      #expect(window.bounds.width < window.bounds.height)
      var refusals = 0
      window.windowScene?.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { _ in refusals += 1 }
      #expect(window.bounds.width < window.bounds.height && refusals == 1)
    }
  }
}
