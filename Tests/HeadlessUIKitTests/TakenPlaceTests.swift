import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

/// What others would write as an override in an extension; `portable-source` makes this of it. Everybody but these tests has what there was.
extension UINavigationController {
  @_dynamicReplacement(for:shouldAutorotate) var replaced_shouldAutorotate: Bool {
    (topViewController as? Still)?.turns ?? super.shouldAutorotate
  }
  @_dynamicReplacement(for:preferredStatusBarStyle) var replaced_preferredStatusBarStyle: UIStatusBarStyle {
    topViewController is Still ? .lightContent : super.preferredStatusBarStyle
  }
}
extension UIButton {
  @_dynamicReplacement(for:isHighlighted) var replaced_isHighlighted: Bool {
    get { super.isHighlighted }
    set {
      super.isHighlighted = newValue
      if tag == 4711 { alpha = newValue ? 0.5 : 1 }
    }
  }
}
extension UIScrollView {
  @_dynamicReplacement(for:touchesBegan(_:with:)) func replaced_touchesBegan(
    _ touches: Set<UITouch>, with event: UIEvent?
  ) {
    super.touchesBegan(touches, with: event)
    if tag == 4711 { accessibilityIdentifier = "touched" }
  }
}

private final class Still: UIViewController {
  let turns = false
}

@Suite("Overrides in extensions of the kit's classes") struct TakenPlaceTests {
  @Test("a navigation that asks its top controller whether it turns does not turn with it")
  func rotation() {
    HeadlessRuntime(Transcript()).runMain {
      let navigation = UINavigationController(rootViewController: Still())
      #expect(!(navigation as UIViewController).shouldAutorotate)
      #expect(navigation.preferredStatusBarStyle == .lightContent)
      navigation.setViewControllers([UIViewController()], animated: false)
      #expect((navigation as UIViewController).shouldAutorotate)
    }
  }

  @Test("what buttons and scroll views do when they are touched is done by all of them, and theirs as well")
  func touched() {
    HeadlessRuntime(Transcript()).runMain {
      let (button, scroll) = (UIButton(), UITableView())
      (button.tag, scroll.tag) = (4711, 4711)
      (button as UIControl).isHighlighted = true
      #expect(button.alpha == 0.5 && button.state == .highlighted)
      scroll.touchesBegan([], with: nil)
      #expect(scroll.accessibilityIdentifier == "touched")
    }
  }
}
