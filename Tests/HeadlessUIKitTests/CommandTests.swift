import Foundation
import HeadlessUIKit
import Testing

@Suite("Commands of editing") struct CommandTests {
  private final class Page: UIView {
    func share() {}
  }

  #if !canImport(ObjectiveC)
    private let paste = Selector(UIResponder.paste, "paste(_:)")
    private let cut = Selector(UIResponder.cut, "cut(_:)")
    private let share = Selector(Page.share, "share")

    @Test("a field can cut what is selected, and paste what there is, as long as it is enabled")
    func fields() {
      HeadlessRuntime().runMain {
        let (window, field) = (UIWindow(), UITextField())
        window.makeKeyAndVisible()
        window.addSubview(field)
        UIPasteboard.general.string = nil
        field.text = "abc"
        field.becomeFirstResponder()
        #expect(!field.canPerformAction(paste, withSender: nil) && !field.canPerformAction(cut, withSender: nil))
        UIPasteboard.general.string = "x"
        field.selectAll(nil)
        #expect(field.canPerformAction(paste, withSender: nil) && field.canPerformAction(cut, withSender: nil))
        field.isEnabled = false
        #expect(!field.canPerformAction(cut, withSender: nil))
      }
    }

    @Test("an action is for the first that has its method; a command of editing is for nobody who has nothing to edit")
    func targets() {
      HeadlessRuntime().runMain {
        let (page, inner) = (Page(), UIView())
        page.addSubview(inner)
        #expect(!inner.canPerformAction(share, withSender: nil) && page.canPerformAction(share, withSender: nil))
        #expect(inner.target(forAction: share, withSender: nil) as? UIView === page)
        #expect(inner.target(forAction: paste, withSender: nil) == nil)
      }
    }
  #endif

  @Test("what comes up in place of the keyboard is kept")
  func inputs() {
    HeadlessRuntime().runMain {
      let (field, text, other) = (UITextField(), UITextView(), UIView())
      (field.inputView, text.inputAccessoryView) = (other, other)
      #expect((field as UIResponder).inputView === other && (text as UIResponder).inputAccessoryView === other)
      #expect(UIView().inputView == nil)
    }
  }
}
