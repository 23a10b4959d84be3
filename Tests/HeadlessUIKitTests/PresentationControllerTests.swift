import Foundation
import HeadlessUIKit
import Testing

@Suite("How a controller is shown above another one") struct PresentationControllerTests {
  @Test("a popover and a sheet are there only where the style says so")
  func presentationControllers() {
    HeadlessRuntime().runMain {
      let controller = UIViewController()
      #expect(controller.popoverPresentationController == nil && controller.sheetPresentationController == nil)
      controller.modalPresentationStyle = .popover
      controller.popoverPresentationController?.sourceRect = CGRect(x: 1, y: 2, width: 3, height: 4)
      #expect(controller.popoverPresentationController?.sourceRect.width == 3)
      controller.modalPresentationStyle = .pageSheet
      #expect(controller.popoverPresentationController == nil)
      controller.sheetPresentationController?.detents = [.medium()]
      #expect(controller.sheetPresentationController?.detents.first?.identifier == .medium)
      #expect(controller.presentationController?.presentedViewController === controller)
    }
  }

  @Test("who is kept longer than its controller has one and the same in its place")
  func longer() {
    HeadlessRuntime().runMain {
      var controller: UIViewController? = UIViewController()
      let kept = controller?.presentationController
      controller = nil
      #expect(kept != nil && kept?.presentedViewController === kept?.presentedViewController)
    }
  }
}
