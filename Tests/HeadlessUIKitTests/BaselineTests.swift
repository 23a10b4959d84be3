import Foundation
import Testing

@testable import HeadlessUIKit

/// Letters of 10 points stand on a line 8 points below their top, those of 20 on one 16 points below.
@Suite("Baselines") struct BaselineTests {
  /// Where the top of a view is whose line is that of a label of 20 points.
  private func top(
    _ attribute: NSLayoutConstraint.Attribute, _ make: () -> UIView
  ) -> CGFloat? {
    var top: CGFloat?
    ConstraintStage.run { stage in
      let (large, view) = (stage.add(UILabel()), stage.add(make()))
      large.font = UIFont.systemFont(ofSize: 20)
      large.text = "L"
      NSLayoutConstraint.activate([
        large.topAnchor.constraint(equalTo: stage.room.topAnchor),
        view.heightAnchor.constraint(equalToConstant: 10),
        NSLayoutConstraint(
          item: view, attribute: attribute, relatedBy: .equal, toItem: large, attribute: attribute, multiplier: 1,
          constant: 0),
      ])
      stage.window.layoutIfNeeded()
      top = view.frame.minY
    }
    return top
  }

  private func label() -> UILabel {
    let label = UILabel()
    label.font = UIFont.systemFont(ofSize: 10)
    label.text = "s"
    return label
  }

  @Test("of the first line and the last one", arguments: [NSLayoutConstraint.Attribute.firstBaseline, .lastBaseline])
  func labels(attribute: NSLayoutConstraint.Attribute) {
    #expect(top(attribute) { label() } == 8)
  }

  @Test("of a text field and a button", arguments: [NSLayoutConstraint.Attribute.firstBaseline, .lastBaseline])
  func widgets(attribute: NSLayoutConstraint.Attribute) {
    let field = top(attribute) {
      let field = UITextField()
      field.font = UIFont.systemFont(ofSize: 10)
      return field
    }
    let button = top(attribute) {
      let button = UIButton(type: .custom)
      button.titleLabel?.font = UIFont.systemFont(ofSize: 10)
      return button
    }
    #expect(field == 8)
    #expect(button == 8)
  }

  @Test("of text that brings its own font, and of a view without text: its edges")
  func others() {
    let attributed = top(.firstBaseline) {
      let label = UILabel()
      label.attributedText = NSAttributedString(string: "s", attributes: [.font: UIFont.systemFont(ofSize: 10)])
      return label
    }
    #expect(attributed == 8)
    #expect(top(.firstBaseline) { UIView() } == 16)
    #expect(top(.lastBaseline) { UIView() } == 6)
  }
}
