import Foundation
import HeadlessUIKit
import Testing

@Suite("Actions") struct ActionTests {
  @Test("whoever has an action done is known to it meanwhile")
  func senders() {
    HeadlessRuntime().runMain {
      var senders: [AnyObject?] = []
      let action = UIAction(title: "do") { senders.append($0.sender.map { $0 as AnyObject }) }
      let (button, item) = (UIButton(type: .custom), UIBarButtonItem(primaryAction: action))
      let segments = UISegmentedControl(frame: .zero, actions: [action])
      button.addAction(action, for: .touchUpInside)
      button.sendActions(for: .touchUpInside)
      segments.choose(segmentAt: 0)
      item.press()
      #expect(item.title == "do" && senders.count == 3 && action.sender == nil)
      #expect(zip(senders, [button, segments, item] as [AnyObject]).allSatisfy { $0 === $1 })
      item.isEnabled = false
      item.press()
      action.choose()
      #expect(senders.count == 4 && senders[3] == nil)
    }
  }

  @Test("a control does the action that it was made with, once for each choice")
  func primary() {
    HeadlessRuntime().runMain {
      var senders: [UIControl] = []
      let action = UIAction { if let control = $0.sender as? UIControl { senders.append(control) } }
      let refresh = UIRefreshControl(frame: .zero, primaryAction: action)
      let toggle = UISwitch(frame: .zero, primaryAction: action)
      let own = UIControl(frame: .zero, primaryAction: action)
      refresh.pull()
      toggle.sendActions(for: [.touchUpInside, .primaryActionTriggered])
      toggle.sendActions(for: .valueChanged)
      own.sendActions(for: .primaryActionTriggered)
      #expect(senders == [refresh, toggle, own])
      #expect(UISlider(frame: .zero, primaryAction: nil).value == 0)
    }
  }

  @Test("one that is disabled is done by nobody")
  func disabled() {
    HeadlessRuntime().runMain {
      var count = 0
      let action = UIAction(attributes: .disabled) { _ in count += 1 }
      let button = UIButton(type: .custom)
      button.addAction(action, for: .touchUpInside)
      button.sendActions(for: .touchUpInside)
      UIBarButtonItem(primaryAction: action).press()
      action.choose()
      #expect(count == 0)
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
}
