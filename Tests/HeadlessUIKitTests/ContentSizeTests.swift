import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("Sizes of what controls hold") struct ContentSizeTests {
  @Test("a button is as large as its title in the label's font, its picture and its insets, and says when that changes")
  func button() {
    ConstraintStage.run { stage in
      let button = stage.add(UIButton(type: .custom))
      button.titleLabel?.font = UIFont.systemFont(ofSize: 10)
      button.leftAnchor.constraint(equalTo: stage.room.leftAnchor).isActive = true
      func size(after change: () -> Void) -> CGSize {
        change()
        stage.window.layoutIfNeeded()
        return button.frame.size
      }
      #expect(size { button.setTitle("four", for: .normal) } == CGSize(width: 40, height: 10))
      #expect(size { button.setTitle("sixsix", for: .normal) } == CGSize(width: 60, height: 10))
      button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 30)).image { _ in }
      #expect(size { button.setImage(picture, for: .normal) } == CGSize(width: 86, height: 34))
    }
  }

  @Test("text that does not scroll is as high as its lines in the width that there is")
  func text() {
    ConstraintStage.run { stage in
      let text = stage.add(UITextView())
      text.isScrollEnabled = false
      text.textContainerInset = .zero
      text.textContainer.lineFragmentPadding = 0
      text.attributedText = NSAttributedString(
        string: "one two three four", attributes: [.font: UIFont.systemFont(ofSize: 10)])
      text.widthAnchor.constraint(equalToConstant: 80).isActive = true
      stage.window.layoutIfNeeded()
      #expect(text.frame.size == CGSize(width: 80, height: 30))
    }
  }
}
