import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

@Suite("Pages of the web") struct WebPageTests {
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
      HeadlessRuntime.current.turn()
      #expect(root.presentedViewController == nil && reader.pages == ["page"])
    }
  }
}
