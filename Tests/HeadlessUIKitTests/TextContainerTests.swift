import Foundation
import HeadlessUIKit
import Testing

@Suite("Text views with a container of somebody's own") struct TextContainerTests {
  private final class NoteView: UITextView {
    var made = ""
    override init(frame: CGRect, textContainer: NSTextContainer?) {
      super.init(frame: frame, textContainer: textContainer)
      made = "with a container"
    }
    required init?(coder: NSCoder) { nil }
    override func caretRect(for position: UITextPosition) -> CGRect {
      super.caretRect(for: position).insetBy(dx: -1, dy: 0)
    }
  }

  @Test("a view without any has its own, and says itself where its caret is")
  func plain() {
    HeadlessRuntime().runMain {
      let view = NoteView(frame: .zero)
      #expect(view.made == "with a container" && view.clipsToBounds)
      #expect((view as UITextView).caretRect(for: view.beginningOfDocument).width == 4)
      #expect((view as UITextView).closestPosition(to: .zero) != nil)
    }
  }
}
