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
      #expect(size { button.titleLabel?.font = UIFont.systemFont(ofSize: 20) } == CGSize(width: 120, height: 20))
      #expect(size { button.contentEdgeInsets = insets(1, 2, 3, 4) } == CGSize(width: 126, height: 24))
      let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 30)).image { _ in }
      #expect(size { button.setImage(picture, for: .normal) } == CGSize(width: 146, height: 34))
    }
  }

  private func insets(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
  }

  @Test("the baselines of a button are those of its title, within its insets")
  func buttonBaselines() {
    ConstraintStage.run { stage in
      let (button, first, last) = (stage.add(UIButton(type: .custom)), stage.label("f"), stage.label("l"))
      button.titleLabel?.font = UIFont.systemFont(ofSize: 10)
      button.setTitle("four", for: .normal)
      button.contentEdgeInsets = insets(20, 0, 5, 0)
      NSLayoutConstraint.activate([
        button.topAnchor.constraint(equalTo: stage.room.topAnchor),
        first.firstBaselineAnchor.constraint(equalTo: button.firstBaselineAnchor),
        last.lastBaselineAnchor.constraint(equalTo: button.lastBaselineAnchor),
      ])
      stage.layOut()
      #expect(button.frame.height == 35)
      #expect([first.frame.minY, last.frame.minY] == [20, 20])
    }
  }

  @Test("a label fits into a width with as many lines as that takes")
  func fittingLabel() {
    ConstraintStage.run { stage in
      let label = stage.label("one two three", lines: 0)
      #expect(
        label.systemLayoutSizeFitting(
          CGSize(width: 90, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel) == CGSize(width: 90, height: 20))
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
