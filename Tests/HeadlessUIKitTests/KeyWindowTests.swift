import Foundation
import HeadlessUIKit
import Testing

@Suite("The window that the program means") struct KeyWindowTests {
  private final class Heard: @unchecked Sendable { var all: [String] = [] }

  private final class Named: UIWindow {
    var name = ""
    var heard = Heard()
    var mayBeKey = true

    override init(windowScene: UIWindowScene) { super.init(windowScene: windowScene) }
    required init?(coder: NSCoder) { nil }
    override var canBecomeKey: Bool { mayBeKey }
    override func becomeKey() {
      super.becomeKey()
      heard.all.append("\(name) is key: \(isKeyWindow)")
    }
    override func resignKey() {
      super.resignKey()
      heard.all.append("\(name) is not")
    }
  }

  private func window(named name: String, heard: Heard = Heard()) throws -> Named {
    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    let window = Named(windowScene: scene)
    (window.name, window.heard) = (name, heard)
    return window
  }

  @Test("a window hears when it becomes that one and when another one does, before the notifications") func told()
    throws
  {
    try HeadlessRuntime().runMain {
      let heard = Heard()
      let windows = try ["first", "second"].map { try window(named: $0, heard: heard) }
      let names = [UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification]
      let tokens = names.map { name in
        NotificationCenter.default.addObserver(forName: name, object: windows[0], queue: nil) { _ in
          heard.all.append(name == UIWindow.didBecomeKeyNotification ? "told of a key" : "told of none")
        }
      }
      windows[0].makeKeyAndVisible()
      windows[0].makeKey()
      #expect(heard.all == ["first is key: true", "told of a key"])
      heard.all = []
      windows[1].makeKeyAndVisible()
      #expect(heard.all == ["first is not", "told of none", "second is key: true"])
      tokens.forEach(NotificationCenter.default.removeObserver)
    }
  }

  @Test("one that may not be it is on screen all the same") func refused() throws {
    try HeadlessRuntime().runMain {
      let main = UIWindow()
      main.makeKeyAndVisible()
      let notice = try window(named: "notice")
      notice.mayBeKey = false
      notice.makeKeyAndVisible()
      notice.makeKey()
      #expect(main.isKeyWindow && !notice.isKeyWindow && notice.heard.all.isEmpty)
      #expect(notice.bounds.size == UIScreen.main.bounds.size)
    }
  }
}
