import Foundation
import HeadlessUIKit
import Testing

@Suite("What a window does to its controllers") struct WindowRootTests {
  private func onMain(_ body: (UIWindow) -> Void) { HeadlessRuntime().runMain { body(UIWindow()) } }

  @Test("the old root has gone before the new one comes")
  func exchange() {
    let log = PageLog()
    onMain { window in
      window.rootViewController = LoggingPage("1", log)
      window.makeKeyAndVisible()
      log.lines = []
      window.rootViewController = LoggingPage("2", log)
      #expect(log.lines == ["1 will go", "1 gone", "2 load", "2 will appear", "2 appeared"])
    }
  }

  /// Says how wide its view is, and how wide the window, whenever it hears of another size.
  private final class Turning: UIViewController {
    var told: [String] = []
    private func tell(_ what: String) {
      told.append("\(what) \(Int(view.bounds.width)) of \(Int(view.window?.bounds.width ?? 0))")
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      super.viewWillTransition(to: size, with: coordinator)
      tell("will be \(Int(size.width)), is")
      coordinator.animate(alongsideTransition: { _ in self.tell("one") }, completion: { _ in self.tell("first end") })
      coordinator.animate(alongsideTransition: { _ in self.tell("two") }, completion: { _ in self.tell("last end") })
    }
  }

  @Test("a controller hears of another size before it has it; all that runs beside that runs before any end of it")
  func size() {
    onMain { window in
      let controller = Turning()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      window.rotate(to: .landscape)
      #expect(controller.told == ["will be 480, is 320 of 320"])
      HeadlessRuntime.current.turn()
      let then = ["one", "two", "first end", "last end"].map { "\($0) 480 of 480" }
      #expect(controller.told.dropFirst() == then[...])
    }
  }

  @Test("a size that is the same is none to tell of")
  func sameSize() {
    onMain { window in
      let controller = Turning()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      window.resize(to: window.bounds.size)
      HeadlessRuntime.current.turn()
      #expect(controller.told == [])
    }
  }

  @Test("what was shown above another controller is above nobody once it is gone")
  func dismissed() {
    onMain { window in
      let (root, above) = (UIViewController(), UIViewController())
      window.rootViewController = root
      window.makeKeyAndVisible()
      root.present(above, animated: false)
      #expect(above.presentingViewController === root && root.presentedViewController === above)
      root.dismiss(animated: false)
      #expect(above.presentingViewController == nil && root.presentedViewController == nil)
    }
  }
}
