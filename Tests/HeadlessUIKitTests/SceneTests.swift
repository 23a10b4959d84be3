import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

@Suite("Scenes and what is around them") struct SceneTests {
  @Test("a program finds its window, off main none")
  func window() {
    HeadlessRuntime().runMain {
      #expect(UIApplication.shared.keyWindow == nil && UIApplication.shared.windows == [])
      let (first, window) = (UIWindow(), UIWindow())
      first.makeKeyAndVisible()
      window.makeKeyAndVisible()
      #expect(UIApplication.shared.keyWindow === window && window.isKeyWindow && !first.isKeyWindow)
      let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
      #expect(scenes.first?.windows.first { $0.isKeyWindow } === window && scenes.first === window.windowScene)
      first.makeKey()
      #expect(scenes.first?.keyWindow === first)
      HeadlessRuntime.current.sync(.background) {
        #expect(UIApplication.shared.keyWindow == nil && UIApplication.shared.connectedScenes.isEmpty)
      }
    }
  }

  @Test("a window that is on screen comes to the front anew, and one that goes leaves the others")
  func several() {
    HeadlessRuntime().runMain {
      let first = UIWindow()
      var second: UIWindow? = UIWindow()
      first.makeKeyAndVisible()
      second?.makeKeyAndVisible()
      #expect(UIApplication.shared.windows.map { $0 === second } == [false, true] && second?.isKeyWindow == true)
      second?.makeKey()
      first.makeKeyAndVisible()
      #expect(first.windowScene?.windows.map { $0 === first } == [false, true] && first.isKeyWindow)
      second?.makeKey()
      second = nil
      #expect(UIApplication.shared.windows == [first] && UIApplication.shared.keyWindow === first)
    }
  }

  @Test("windows of one runtime are none of another's")
  func runtimes() {
    HeadlessRuntime().runMain { UIWindow().makeKeyAndVisible() }
    HeadlessRuntime().runMain { #expect(UIApplication.shared.keyWindow == nil) }
  }

  @Test("a scene that is kept has no window once its runtime is gone, which it does not keep")
  func kept() {
    var kept: UIWindowScene?
    weak var runtime: HeadlessRuntime?
    HeadlessRuntime().runMain {
      runtime = .current
      let window = UIWindow()
      window.makeKeyAndVisible()
      kept = window.windowScene
      #expect(kept?.keyWindow === window)
    }
    #expect(runtime == nil && kept != nil)
    #expect(kept?.keyWindow == nil && kept?.windows == [] && kept?.interfaceOrientation == .portrait)
    let bar = kept?.statusBarManager
    kept = nil
    #expect(bar?.statusBarFrame == .zero && bar?.isStatusBarHidden == false && bar?.statusBarStyle == .default)
  }

  @Test("a window says on main only what it is to its scene")
  func threads() {
    let transcript = Transcript()
    HeadlessRuntime(transcript).runMain {
      let window = UIWindow()
      window.makeKeyAndVisible()
      HeadlessRuntime.current.sync(.background) { #expect(window.windowScene == nil && !window.isKeyWindow) }
      #expect(transcript.brokenRules.count == 2 && Set(transcript.brokenRules).count == 1)
      let resign = Selector(UIResponder.resignFirstResponder, "resignFirstResponder")
      HeadlessRuntime.current.sync(.background) {
        #expect(!UIApplication.shared.sendAction(resign, to: UITextField(), from: nil, for: nil))
      }
      #expect(transcript.brokenRules.count == 3)
    }
  }

  @Test("the status bar is what the system covers at the top, as the controller on screen wants it")
  func statusBar() {
    final class Controller: UIViewController {
      override var prefersStatusBarHidden: Bool { true }
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    }
    HeadlessRuntime().runMain {
      let window = UIWindow()
      window.rootViewController = Controller()
      window.screenInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
      window.makeKeyAndVisible()
      let width = window.bounds.width
      #expect(UIApplication.shared.statusBarFrame == CGRect(x: 0, y: 0, width: width, height: 20))
      #expect(window.windowScene?.statusBarManager?.isStatusBarHidden == true)
      #expect(window.windowScene?.statusBarManager?.statusBarStyle == .lightContent)
      #expect(window.windowScene?.interfaceOrientation == .portrait)
      window.rotate(to: .landscape)
      #expect(window.windowScene?.interfaceOrientation.isLandscape == true)
    }
  }

  @Test("an action for nobody in particular goes to the first responder, and up from there")
  func actions() {
    final class Form: UIView {
      var sent = 0
      func send() { sent += 1 }
    }
    HeadlessRuntime().runMain {
      let (window, form, field) = (UIWindow(), Form(), UITextField())
      window.makeKeyAndVisible()
      window.addSubview(form)
      form.addSubview(field)
      field.becomeFirstResponder()
      #expect(UIApplication.shared.sendAction(Selector(Form.send, "send"), to: nil, from: nil, for: nil))
      #expect(form.sent == 1)
      let resign = Selector(UIResponder.resignFirstResponder, "resignFirstResponder")
      #expect(UIApplication.shared.sendAction(resign, to: nil, from: nil, for: nil))
      #expect(!field.isFirstResponder)
      #expect(!UIApplication.shared.sendAction(resign, to: nil, from: nil, for: nil))
      #expect(!UIApplication.shared.sendAction("nothing", to: field, from: nil, for: nil))
    }
  }
}
