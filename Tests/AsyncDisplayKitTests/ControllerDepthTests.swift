import AsyncDisplayKit
import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

@Suite("What a node's controller and view do besides") struct ControllerDepthTests {
  private final class Page: ASViewController<ASDisplayNode>, ASRangeControllerUpdateRangeProtocol {
    var changes = 0
    var modes: [ASLayoutRangeMode] = []
    func updateCurrentRange(with rangeMode: ASLayoutRangeMode) { modes.append(rangeMode) }
    override func visibilityDepthDidChange() {
      super.visibilityDepthDidChange()
      changes += 1
    }
  }

  @Test("a controller that has come to another one asks how far it is from being seen")
  func moved() {
    HeadlessRuntime(Transcript()).runMain {
      let (parent, page) = (UIViewController(), Page(node: ASDisplayNode()))
      parent.addChild(page)
      #expect(page.changes == 0)
      page.didMove(toParent: parent)
      #expect(page.changes == 1)
    }
  }

  @Test("a controller that prepares things itself is told how much to prepare")
  func modes() {
    HeadlessRuntime(Transcript()).runMain {
      let (window, page) = (UIWindow(), Page(node: ASDisplayNode()))
      window.rootViewController = page
      window.makeKeyAndVisible()
      #expect(page.modes == [.full])
      window.rootViewController = nil
      #expect(page.modes == [.full, .minimum])
    }
  }

  @Test("a view of somebody's lays out what is in it before its node does")
  func order() {
    final class Panel: UIView {
      var laidOut: () -> Void = {}
      override func layoutSubviews() {
        super.layoutSubviews()
        laidOut()
      }
    }
    final class Host: ASDisplayNode {
      var laidOut: () -> Void = {}
      override func layout() {
        super.layout()
        laidOut()
      }
    }
    HeadlessRuntime(Transcript()).runMain {
      let panel = Panel()
      let host = Host(viewBlock: { panel })
      var order: [String] = []
      panel.laidOut = { order.append("view") }
      host.laidOut = { order.append("node") }
      host.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      host.view.layoutIfNeeded()
      #expect(order == ["view", "node"])
    }
  }
}
