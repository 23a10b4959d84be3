import Foundation
import HeadlessUIKit
import Testing

@Suite("Controllers that are shown in a way of somebody's own") struct CustomPresentationTests {
  private final class Frame: UIPresentationController {
    var told: [String] = []
    override var frameOfPresentedViewInContainerView: CGRect {
      containerView?.bounds.insetBy(dx: 20, dy: 30) ?? .zero
    }
    override func presentationTransitionWillBegin() {
      told.append("will begin in \(Int(containerView?.bounds.width ?? 0))")
    }
    override func containerViewWillLayoutSubviews() { told.append("layout") }
    override func presentationTransitionDidEnd(_ completed: Bool) { told.append("did end \(completed)") }
    override func dismissalTransitionWillBegin() { told.append("leaves") }
    override func dismissalTransitionDidEnd(_ completed: Bool) { told.append("has left") }
  }

  private final class Card: UIViewController, UIViewControllerTransitioningDelegate {
    var frame: Frame?
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
      frame = Frame(presentedViewController: presented, presenting: presenting)
      return frame
    }
  }

  @Test("who surrounds it is told of its coming and going, and says where it is")
  func custom() {
    ConstraintStage.run { stage in
      let (below, card) = (UIViewController(), Card())
      stage.window.rootViewController = below
      stage.window.makeKeyAndVisible()
      card.modalPresentationStyle = .custom
      card.transitioningDelegate = card
      below.present(card, animated: true)
      let width = Int(stage.window.bounds.width)
      #expect(card.frame?.told == ["will begin in \(width)", "layout"])
      HeadlessRuntime.current.turn()
      #expect(card.frame?.told == ["will begin in \(width)", "layout", "did end true"])
      #expect(card.view.frame == stage.window.bounds.insetBy(dx: 20, dy: 30))
      #expect(card.frame?.presentedView === card.view && card.frame?.presentingViewController === below)
      #expect(card.presentationController === card.frame)
      let frame = card.frame
      below.dismiss(animated: true)
      HeadlessRuntime.current.turn()
      #expect(frame?.told.suffix(2) == ["leaves", "has left"])
    }
  }

  @Test("what follows a finger keeps how far it has come")
  func interactive() {
    let drive = UIPercentDrivenInteractiveTransition()
    drive.update(0.4)
    #expect(drive.percentComplete == 0.4 && drive.completionSpeed == 1 && drive.wantsInteractiveStart)
    drive.update(3)
    drive.finish()
    #expect(drive.percentComplete == 1)
  }
}
