import Foundation
import HeadlessUIKit
import Testing

@Suite("Ways of controllers that somebody else shows") struct CustomTransitionTests {
  /// Has the view that comes fade in within half a second, and the one that goes fade out.
  final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
    var told: [String] = []
    var completes = true
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
      0.5
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      let (from, to) = (context.viewController(forKey: .from)?.title, context.viewController(forKey: .to)?.title)
      told.append("\(from ?? "nobody") to \(to ?? "nobody")")
      if let view = context.view(forKey: .to) {
        context.containerView.addSubview(view)
        view.alpha = 0
      }
      UIView.animate(withDuration: 0.5) {
        context.view(forKey: .to)?.alpha = 1
        context.view(forKey: .from)?.alpha = context.view(forKey: .to) == nil ? 0 : 1
      } completion: { [self] _ in
        context.completeTransition(completes && !context.transitionWasCancelled)
      }
    }

    func animationEnded(_ transitionCompleted: Bool) { told.append("ended \(transitionCompleted)") }
  }

  final class Page: UIViewController, UIViewControllerTransitioningDelegate {
    let fade = Fade()
    var finger: UIPercentDrivenInteractiveTransition?
    var lines: [String] = []
    override func viewWillAppear(_ animated: Bool) { lines.append("will appear") }
    override func viewDidAppear(_ animated: Bool) { lines.append("appeared") }
    override func viewWillDisappear(_ animated: Bool) { lines.append("will go") }
    override func viewDidDisappear(_ animated: Bool) { lines.append("gone") }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { fade }
    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { fade }
    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { finger }
  }

  static func page(_ title: String) -> Page {
    let page = Page()
    page.title = title
    page.modalPresentationStyle = .custom
    page.transitioningDelegate = page
    return page
  }

  /// A page on screen, and one that is about to be shown above it.
  private func onScreen(_ body: @escaping (Page, Page, UIWindow, HeadlessRuntime) -> Void) {
    HeadlessRuntime().runMain {
      let (window, below, above) = (UIWindow(), Self.page("below"), Self.page("above"))
      window.rootViewController = below
      window.makeKeyAndVisible()
      HeadlessRuntime.current.turn()
      body(below, above, window, HeadlessRuntime.current)
      HeadlessRuntime.current.turn()
    }
  }

  @Test("who is presented has appeared when the animator says so, and is in a container of its own")
  func presenting() {
    onScreen { below, above, window, runtime in
      var isPresented = false
      below.present(above, animated: true) { isPresented = true }
      #expect(above.lines == ["will appear"] && above.fade.told == ["below to above"])
      #expect(above.view.window === window && above.view.superview !== window)
      #expect(below.transitionCoordinator?.transitionDuration == 0.5)
      runtime.async(.main, after: 0.25) {
        #expect(above.lines == ["will appear"] && !isPresented)
        #expect(abs((above.view.layer.presentation()?.opacity ?? 0) - 0.5) < 0.01)
      }
      runtime.turn()
      #expect(above.lines == ["will appear", "appeared"] && isPresented)
      #expect(above.fade.told == ["below to above", "ended true"] && below.presentedViewController === above)
    }
  }

  @Test("who is dismissed goes by its animator too, and its container with it")
  func dismissing() {
    onScreen { below, above, window, runtime in
      below.present(above, animated: true)
      runtime.turn()
      let container = above.view.superview
      (above.lines, above.fade.told) = ([], [])
      below.dismiss(animated: true)
      #expect(above.lines == ["will go"] && above.fade.told == ["above to below"])
      runtime.turn()
      #expect(above.lines == ["will go", "gone"] && above.view.window == nil && container?.window == nil)
      #expect(below.presentedViewController == nil && below.view.window === window)
    }
  }

  @Test("nobody is asked where it takes no time")
  func atOnce() {
    onScreen { below, above, _, _ in
      below.present(above, animated: false)
      #expect(above.fade.told.isEmpty && above.lines == ["will appear", "appeared"])
    }
  }

  @Test("a way that is not completed is undone: whoever was there stays")
  func undone() {
    onScreen { below, above, _, runtime in
      above.fade.completes = false
      below.present(above, animated: true)
      runtime.turn()
      #expect(above.lines == ["will appear", "will go", "gone"] && above.view.window == nil)
      #expect(below.presentedViewController == nil && above.fade.told.last == "ended false")
      above.fade.completes = true
      below.present(above, animated: true)
      runtime.turn()
      above.lines = []
      above.fade.completes = false
      below.dismiss(animated: true)
      runtime.turn()
      #expect(above.lines == ["will go", "will appear", "appeared"] && below.presentedViewController === above)
      #expect(above.view.window != nil && !above.isBeingDismissed)
    }
  }

  @Test("a dismissal follows a finger, and goes on when it is let go", arguments: [true, false])
  func finger(finishes: Bool) {
    onScreen { below, above, _, runtime in
      below.present(above, animated: true)
      runtime.turn()
      let finger = UIPercentDrivenInteractiveTransition()
      (above.finger, above.lines) = (finger, [])
      below.dismiss(animated: true)
      finger.update(0.4)
      runtime.turn()
      #expect(above.lines == ["will go"] && below.transitionCoordinator?.isInteractive == true)
      #expect(below.transitionCoordinator?.percentComplete == 0.4 && finger.duration == 0.5)
      #expect(abs((above.view.layer.presentation()?.opacity ?? 0) - 0.6) < 0.01)
      var ends: [Bool] = []
      below.transitionCoordinator?.notifyWhenInteractionChanges { ends.append($0.isInteractive || $0.isCancelled) }
      if finishes { finger.finish() } else { finger.cancel() }
      #expect(ends == [!finishes])
      runtime.turn()
      #expect(ends == [!finishes])
      #expect(above.lines == (finishes ? ["will go", "gone"] : ["will go", "will appear", "appeared"]))
      #expect(above.view.alpha == (finishes ? 0 : 1) && (below.presentedViewController == nil) == finishes)
    }
  }

  @Test("what runs alongside takes as long, and is told at the end")
  func alongside() {
    onScreen { below, above, _, runtime in
      var ends = 0
      below.present(above, animated: true)
      above.transitionCoordinator?.animate { _ in
        below.view.alpha = 0.5
      } completion: { _ in
        ends += 1
      }
      runtime.async(.main, after: 0.25) {
        #expect(abs((below.view.layer.presentation()?.opacity ?? 0) - 0.75) < 0.01 && ends == 0)
      }
      runtime.turn()
      #expect(ends == 1)
    }
  }
}
