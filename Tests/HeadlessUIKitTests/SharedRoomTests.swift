import Foundation
import HeadlessUIKit
import Testing

@Suite("Room that is shared out, and time that is") struct SharedRoomTests {
  @Test("a view that reaches beyond the one that it is in grows by all that this grows")
  func beyond() {
    HeadlessRuntime().runMain {
      let (tank, pump) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 10)), UIView())
      pump.frame = CGRect(x: 0, y: 0, width: 120, height: 10)
      pump.autoresizingMask = [.flexibleWidth, .flexibleRightMargin]
      tank.addSubview(pump)
      tank.bounds.size.width = 200
      #expect(pump.frame == CGRect(x: 0, y: 0, width: 220, height: 10))
    }
  }

  @Test("a part of a hundredth of a second is a whole one")
  func hundredths() {
    var order: [String] = []
    let runtime = HeadlessRuntime()
    runtime.runMain {
      runtime.async(.main, after: 0.01) { order.append("whole") }
      runtime.async(.main, after: 0.005) { order.append("part") }
    }
    #expect(order == ["whole", "part"])
  }

  @Test("a view hears of the room at its edges when the one around it has another size, and the same room")
  func edges() {
    final class Panel: UIView {
      var changes = 0
      override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        changes += 1
      }
    }
    HeadlessRuntime().runMain {
      let (window, controller, panel) = (UIWindow(), UIViewController(), Panel())
      controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: 20, right: 0)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      panel.frame = controller.view.bounds
      controller.view.addSubview(panel)
      HeadlessRuntime.current.turn()
      #expect(panel.safeAreaInsets.bottom >= 20)
      let (before, old) = (panel.changes, panel.safeAreaInsets.bottom)
      controller.view.frame.size.height -= 15
      #expect(panel.changes == before + 1 && panel.safeAreaInsets.bottom == old + 15)
    }
  }
}
