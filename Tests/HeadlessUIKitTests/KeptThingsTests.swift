import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

@Suite("What programs say of things that are not here") struct KeptThingsTests {
  private final class Reader: SFSafariViewControllerDelegate {
    var pages: [String] = []
    func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
      pages.append(controller.initialURL?.lastPathComponent ?? "?")
    }
  }

  @Test("a page of the web is shown until it has been read")
  func page() throws {
    let address = try #require(URL(string: "https://example.com/page"))
    HeadlessRuntime().runMain {
      let (window, root, reader) = (UIWindow(), UIViewController(), Reader())
      window.rootViewController = root
      window.makeKeyAndVisible()
      let page = SFSafariViewController(url: address)
      page.delegate = reader
      root.present(page, animated: true)
      #expect(root.presentedViewController === page)
      page.finish()
      #expect(root.presentedViewController == nil && reader.pages == ["page"])
    }
  }

  @Test("who turns the recogniser of drags off has turned dragging off")
  func dragging() {
    HeadlessRuntime().runMain {
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.contentSize.height = 1000
      view.panGestureRecognizer.isEnabled = false
      view.drag(by: CGPoint(x: 0, y: 50))
      #expect(view.contentOffset == .zero)
      view.panGestureRecognizer.isEnabled = true
      view.drag(by: CGPoint(x: 0, y: 50))
      #expect(view.contentOffset.y == 50)
    }
  }

  @Test("a button has its own menu")
  func menu() {
    HeadlessRuntime().runMain {
      var chosen = 0
      let (button, other) = (UIButton(type: .system), UIButton(type: .system))
      button.menu = UIMenu(children: [UIAction(title: "a") { _ in chosen += 1 }])
      (button.menu?.children.first as? UIAction)?.choose()
      #expect(chosen == 1 && other.menu == nil)
      button.menu = nil
      #expect(button.menu == nil)
    }
  }

  @Test("names of earlier days mean what they meant")
  func names() {
    #expect(NSUnderlineStyle.styleNone.rawValue == 0 && NSUnderlineStyle.styleSingle == .single)
    #expect(Notification.Name.UIKeyboardWillShow == UIResponder.keyboardWillShowNotification)
    #expect(UITableViewAutomaticDimension == UITableView.automaticDimension)
  }
}
