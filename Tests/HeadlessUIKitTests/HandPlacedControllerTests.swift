import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

/// Controllers whose views somebody has put into another view.
@Suite("Controllers whose views are put somewhere by hand") struct HandPlacedControllerTests {
  private final class Log {
    var told: [String] = []
  }

  private class Told: UIViewController {
    let name: String
    let log: Log

    init(_ name: String, _ log: Log) {
      (self.name, self.log) = (name, log)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    private func tell(_ what: String) { log.told.append("\(name) \(what)") }
    override func viewWillAppear(_ animated: Bool) { tell("will") }
    override func viewIsAppearing(_ animated: Bool) { tell(view.window == nil ? "is too early" : "is") }
    override func viewDidAppear(_ animated: Bool) { tell("did") }
    override func viewWillDisappear(_ animated: Bool) { tell(view.window == nil ? "goes too late" : "goes") }
    override func viewDidDisappear(_ animated: Bool) { tell(view.window == nil ? "gone" : "gone too early") }
  }

  private final class Host: Told {
    var forwards = true
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }
  }

  private func perform(_ body: (UIWindow, Host, Log) -> Void) -> String {
    let log = Log()
    HeadlessRuntime().runMain {
      let (window, host) = (UIWindow(), Host("host", log))
      window.rootViewController = host
      body(window, host, log)
    }
    return log.told.joined(separator: ", ")
  }

  @Test("they appear with the view that they are in, and disappear with it", arguments: [true, false])
  func together(isChild: Bool) {
    let text = perform { window, host, log in
      let inner = Told("a", log)
      if isChild { host.addChild(inner) }
      host.view.addSubview(inner.view)
      if isChild { inner.didMove(toParent: host) }
      window.makeKeyAndVisible()
      window.rootViewController = nil
    }
    #expect(text == "host will, a will, a is, a did, host is, host did, host goes, a goes, a gone, host gone")
  }

  @Test("they appear and disappear when their view comes into one that is on screen, and leaves it")
  func later() {
    let text = perform { window, host, log in
      window.makeKeyAndVisible()
      let (inner, box) = (Told("a", log), UIView())
      log.told = []
      box.addSubview(inner.view)
      host.view.addSubview(box)
      box.insertSubview(inner.view, at: 0)
      host.view.addSubview(inner.view)
      inner.view.removeFromSuperview()
      host.view.addSubview(inner.view)
    }
    #expect(text == "a will, a is, a did, a goes, a gone, a will, a is, a did")
  }

  @Test("a navigation tells the one that it shows")
  func navigation() {
    let text = perform { window, host, log in
      let navigation = UINavigationController(rootViewController: Told("a", log))
      host.addChild(navigation)
      host.view.addSubview(navigation.view)
      window.makeKeyAndVisible()
      log.told = []
      navigation.setViewControllers([Told("b", log)], animated: false)
      navigation.view.removeFromSuperview()
    }
    #expect(text == "a goes, b will, b is, a gone, b did, b goes, b gone")
  }

  @Test("whoever is told by a container hears of it once")
  func toldOnce() {
    let text = perform { window, host, log in
      window.makeKeyAndVisible()
      let inner = Told("a", log)
      log.told = []
      host.addChild(inner)
      inner.beginAppearanceTransition(true, animated: false)
      host.view.addSubview(inner.view)
      inner.endAppearanceTransition()
      inner.beginAppearanceTransition(false, animated: false)
      inner.view.removeFromSuperview()
      inner.endAppearanceTransition()
    }
    #expect(text == "a will, a did, a goes, a gone")
  }

  @Test("a container that tells its children itself is not helped")
  func ownBusiness() {
    let text = perform { window, host, log in
      let inner = Told("a", log)
      host.forwards = false
      host.addChild(inner)
      host.view.addSubview(inner.view)
      window.makeKeyAndVisible()
    }
    #expect(text == "host will, host is, host did")
  }
}
