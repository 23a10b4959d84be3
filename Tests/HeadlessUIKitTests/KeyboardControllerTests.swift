import HeadlessUIKit
import Testing

@Suite("Keyboards of an app's own") struct KeyboardControllerTests {
  @Test("a keyboard that is put away ends what was being edited")
  func putAway() {
    HeadlessRuntime().runMain {
      let (window, keyboard, field) = (UIWindow(), UIInputViewController(), UITextField())
      keyboard.view.addSubview(field)
      window.rootViewController = keyboard
      window.makeKeyAndVisible()
      #expect(field.becomeFirstResponder() && field.isFirstResponder)
      keyboard.dismissKeyboard()
      #expect(!field.isFirstResponder)
    }
  }
}
