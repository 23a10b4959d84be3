import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("Stack views") struct StackViewTests {
  private func frames(
    _ sizes: [(CGFloat, CGFloat)] = [(20, 10), (40, 30), (60, 20)], fills: Bool = true,
    _ change: (UIStackView) -> Void
  ) -> [CGRect] {
    var frames: [CGRect] = []
    ConstraintStage.run { stage in
      let stack = stage.add(UIStackView(arrangedSubviews: sizes.map { SizedView($0.0, $0.1) }))
      NSLayoutConstraint.activate([
        stack.leftAnchor.constraint(equalTo: stage.room.leftAnchor),
        stack.topAnchor.constraint(equalTo: stage.room.topAnchor),
      ])
      if fills { stack.rightAnchor.constraint(equalTo: stage.room.rightAnchor).isActive = true }
      change(stack)
      stage.window.layoutIfNeeded()
      frames = stack.subviews.map(\.frame) + [stack.frame]
    }
    return frames
  }

  @Test("a stack is as long as its views and the room between them, and as wide as the widest")
  func content() {
    let frames = frames(fills: false) {
      $0.spacing = 5
      $0.setCustomSpacing(9, after: $0.arrangedSubviews[1])
      $0.setCustomSpacing(UIStackView.spacingUseDefault, after: $0.arrangedSubviews[0])
    }
    #expect(frames.map(\.minX) == [0, 25, 74, 0])
    #expect(frames.map(\.width) == [20, 40, 60, 134])
    #expect(frames.map(\.height) == [30, 30, 30, 30])
  }

  @Test("lengths and gaps by distribution")
  func distributions() {
    let equal = frames { $0.distribution = .fillEqually }
    #expect(equal.dropLast().map(\.width) == [100, 100, 100])
    let proportional = frames { $0.distribution = .fillProportionally }
    #expect(proportional.dropLast().map(\.width) == [50, 100, 150])
    let spaced = frames { $0.distribution = .equalSpacing }
    #expect(spaced.dropLast().map(\.minX) == [0, 110, 240])
    #expect(spaced.dropLast().map(\.width) == [20, 40, 60])
    #expect(frames { $0.distribution = .equalCentering }.dropLast().map(\.minX) == [0, 120, 240])
  }

  @Test("where centres cannot be at equal distances, the room between the views comes first")
  func crowded() {
    let frames = frames([(10, 10), (140, 10), (140, 10)]) {
      $0.distribution = .equalCentering
      $0.spacing = 5
    }
    #expect(frames.dropLast().map(\.minX) == [0, 15, 160])
  }

  @Test("text stands on one line", arguments: [UIStackView.Alignment.firstBaseline, .lastBaseline])
  func baselines(alignment: UIStackView.Alignment) {
    ConstraintStage.run { stage in
      let labels = [20, 10].map { size in
        let label = UILabel()
        label.font = UIFont.systemFont(ofSize: size)
        label.text = "M"
        return label
      }
      let stack = stage.add(UIStackView(arrangedSubviews: labels))
      stack.alignment = alignment
      stage.window.layoutIfNeeded()
      #expect(labels.map(\.frame.minY) == [0, 8])
    }
  }

  @Test("views that are put in or moved leave no guide of an earlier arrangement behind")
  func guides() {
    ConstraintStage.run { stage in
      let (one, two) = (SizedView(1, 1), SizedView(2, 2))
      let stack = stage.add(UIStackView(arrangedSubviews: [one]))
      stack.distribution = .equalSpacing
      stack.insertArrangedSubview(two, at: 0)
      #expect(stack.arrangedSubviews == [two, one])
      stage.window.layoutIfNeeded()
      stack.insertArrangedSubview(two, at: 99)
      #expect(stack.arrangedSubviews == [one, two])
      stage.window.layoutIfNeeded()
      #expect(stack.constraintState?.guides.count == 1)
    }
  }

  @Test("places across the stack by alignment")
  func alignments() {
    #expect(frames { $0.alignment = .center }.map(\.minY) == [10, 0, 5, 0])
    #expect(frames { $0.alignment = .bottom }.map(\.maxY) == [30, 30, 30, 30])
    #expect(frames { $0.alignment = .top }.map(\.height) == [10, 30, 20, 30])
  }

  @Test("a column, within its margins")
  func column() {
    let frames = frames(fills: false) {
      $0.axis = .vertical
      $0.isLayoutMarginsRelativeArrangement = true
      $0.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }
    #expect(frames.map(\.minY) == [1, 11, 41, 0])
    #expect(frames.last?.size == CGSize(width: 66, height: 64))
  }

  @Test("a view takes the place that it is inserted at, also one that is arranged already; beyond the end is the end")
  func inserting() {
    ConstraintStage.run { stage in
      let stack = stage.add(UIStackView(arrangedSubviews: [SizedView(20, 10), SizedView(40, 10)]))
      let (first, second, third) = (stack.arrangedSubviews[0], stack.arrangedSubviews[1], SizedView(60, 10))
      stack.spacing = UIStackView.spacingUseSystem
      stage.layOut { stack.insertArrangedSubview(third, at: 1) }
      #expect([first, third, second].map(\.frame.minX) == [0, 28, 96])
      stage.layOut { stack.insertArrangedSubview(first, at: 9) }
      #expect(stack.arrangedSubviews == [third, second, first])
      #expect([third, second, first].map(\.frame.minX) == [0, 68, 116])
    }
  }

  @Test("what is hidden or taken out takes no room, and comes back")
  func hiding() {
    ConstraintStage.run { stage in
      let stack = stage.add(UIStackView(arrangedSubviews: [SizedView(20, 10), SizedView(40, 10)]))
      let (first, second) = (stack.arrangedSubviews[0], stack.arrangedSubviews[1])
      func width(after change: () -> Void) -> CGFloat {
        change()
        stage.window.layoutIfNeeded()
        #expect(stack.frame.width == stack.systemLayoutSizeFitting(.zero).width)
        return stack.frame.width
      }
      #expect(width {} == 60)
      #expect(second.frame.minX == 20)
      #expect(width { first.isHidden = true } == 40)
      #expect(second.frame.minX == 0)
      #expect(width { first.isHidden = false } == 60)
      #expect(second.frame.minX == 20)
      #expect(width { second.removeFromSuperview() } == 20)
      #expect(stack.arrangedSubviews == [first])
    }
  }

  @Test("the room after a view is forgotten with the view, and that after a stranger is not kept at all")
  func forgottenSpacing() {
    ConstraintStage.run { _ in
      let (view, stranger) = (SizedView(20, 10), SizedView(20, 10))
      let stack = UIStackView(arrangedSubviews: [view])
      for view in [view, stranger] { stack.setCustomSpacing(9, after: view) }
      #expect(stack.customSpacing(after: view) == 9)
      #expect(stack.customSpacing(after: stranger) == UIStackView.spacingUseDefault)
      view.removeFromSuperview()
      stack.addArrangedSubview(view)
      #expect(stack.customSpacing(after: view) == UIStackView.spacingUseDefault)
      stack.setCustomSpacing(9, after: view)
      stack.setCustomSpacing(UIStackView.spacingUseDefault, after: view)
      #expect(stack.customSpacing(after: view) == UIStackView.spacingUseDefault)
    }
  }
}
