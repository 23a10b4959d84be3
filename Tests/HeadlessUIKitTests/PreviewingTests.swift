import Foundation
import HeadlessUIKit
import Testing

@Suite("Previews by pressing") struct PreviewingTests {
  private final class Looked: UIViewController, UIViewControllerPreviewingDelegate {
    func previewingContext(
      _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
    ) -> UIViewController? { UIViewController() }
    func previewingContext(
      _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController
    ) {}
  }

  @Test("a registration knows who is asked and about which view, and does not keep him")
  func registered() {
    HeadlessRuntime(scheduler: DeterministicScheduler(seed: 1)).runMain {
      var controller: Looked? = Looked()
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 3, height: 4))
      let registration = UIViewController().registerForPreviewing(with: controller!, sourceView: view)
      #expect(registration.sourceView === view && registration.sourceRect == view.bounds)
      #expect(registration.delegate.previewingContext(registration, viewControllerForLocation: .zero) != nil)
      weak let seen = controller
      controller = nil
      #expect(seen == nil)
      #expect(registration.delegate.previewingContext(registration, viewControllerForLocation: .zero) == nil)
    }
  }
}
