import Foundation
import HeadlessUIKit
import Testing

/// What assistive apps ask for, of whatever can be asked.
@Suite("What is said of itself to those who do not see") struct AccessibleObjectTests {
  private final class Spoken: UIView {
    override var accessibilityLabel: String? {
      get { "spoken" }
      set {}
    }
    override func accessibilityActivate() -> Bool { true }
  }

  @Test("a subclass says it in its own words, and others keep what they were told")
  func words() {
    HeadlessRuntime().runMain {
      let (spoken, view) = (Spoken(), UIView())
      spoken.accessibilityLabel = "other"
      #expect(spoken.accessibilityLabel == "spoken" && spoken.accessibilityActivate())
      #expect(view.accessibilityLabel == nil && !view.accessibilityActivate())
      view.accessibilityLabel = "kept"
      view.accessibilityViewIsModal = true
      #expect(view.accessibilityLabel == "kept" && view.accessibilityViewIsModal)
    }
  }

  @Test("parts of a view are its elements, by their place")
  func elements() {
    HeadlessRuntime().runMain {
      let (view, part) = (UIView(), UIBarButtonItem())
      #expect(view.accessibilityElementCount() == 0)
      view.accessibilityElements = [UIView(), part]
      #expect(view.accessibilityElementCount() == 2)
      #expect(view.accessibilityElement(at: 1) as AnyObject === part)
      #expect(view.index(ofAccessibilityElement: part) == 1)
      #expect(view.accessibilityElement(at: 2) == nil)
    }
  }
}
