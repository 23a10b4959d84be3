import Foundation
import HeadlessUIKit
import Testing

@Suite("Titles with looks of their own") struct AttributedTitleTests {
  private func show(_ change: (inout UIButton.Configuration) -> Void, _ body: (UIButton, NSAttributedString?) -> Void) {
    HeadlessRuntime().runMain {
      var configuration = UIButton.Configuration.plain()
      change(&configuration)
      let button = UIButton(configuration: configuration)
      button.frame.size = CGSize(width: 200, height: 44)
      button.layoutIfNeeded()
      body(button, button.titleLabel?.attributedText)
    }
  }

  @Test("a title says itself what it looks like, and the configuration the rest")
  func titles() {
    show({
      var text = AttributedString("ab")
      text.font = .boldSystemFont(ofSize: 30)
      $0.attributedTitle = text + AttributedString("c")
      $0.baseForegroundColor = .red
    }) { button, text in
      #expect(button.configuration?.title == "abc" && text?.string == "abc")
      #expect(text?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .boldSystemFont(ofSize: 30))
      #expect(text?.attribute(.font, at: 2, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 17))
      #expect(text?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
      #expect(button.intrinsicContentSize.width.rounded() == 101)
    }
  }

  @Test("a transformer has the last word")
  func transformer() {
    show({
      $0.title = "ab"
      $0.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { old in
        var new = old
        new.font = old.font.map { $0.withSize($0.pointSize + 3) }
        return new
      }
    }) { button, text in
      #expect(text?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 20))
      #expect(String(button.configuration?.attributedTitle?.characters ?? AttributedString("").characters) == "ab")
    }
  }

  @Test("a text of Foundation becomes one with the kit's looks")
  func texts() {
    var text = AttributedString("ab")
    text.kern = 3
    text.backgroundColor = .blue
    let kit = NSAttributedString(text)
    #expect(kit.attribute(.kern, at: 1, effectiveRange: nil) as? CGFloat == 3)
    #expect(kit.attribute(.backgroundColor, at: 1, effectiveRange: nil) as? UIColor == .blue)
  }
}
