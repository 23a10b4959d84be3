import Foundation
import HeadlessUIKit
import Testing

@Suite("Constraints from right to left") struct RightToLeftTests {
  private func run(_ body: (ConstraintStage) -> Void) {
    ConstraintStage.run { stage in
      stage.room.semanticContentAttribute = .forceRightToLeft
      body(stage)
    }
  }

  @Test("constants count from leading to trailing, that is to the left, and turn with the direction")
  func constants() {
    run { stage in
      let (view, next) = (stage.add(UIView()), stage.add(UIView()))
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: stage.room.leadingAnchor, constant: 10),
        view.widthAnchor.constraint(equalToConstant: 50),
        next.leadingAnchor.constraint(equalTo: view.centerXAnchor, constant: 30),
        next.widthAnchor.constraint(equalToConstant: 20),
      ])
      stage.layOut()
      #expect(view.frame.minX == 240)
      #expect(next.frame.minX == 215)
      stage.layOut { stage.room.semanticContentAttribute = .unspecified }
      #expect(view.frame.minX == 10)
      #expect(next.frame.minX == 65)
    }
  }

  @Test("distances are measured in the direction of writing, also those that begin at a side of it")
  func distances() {
    run { stage in
      let view = stage.add(UIView())
      NSLayoutConstraint.activate([
        stage.room.leadingAnchor.anchorWithOffset(to: view.centerXAnchor).constraint(equalToConstant: 40),
        view.widthAnchor.constraint(equalToConstant: 20),
      ])
      stage.layOut()
      #expect(view.frame.minX == 250)
    }
  }

  @Test("left and right stay where they are")
  func fixed() {
    run { stage in
      let view = stage.add(UIView())
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: stage.room.leftAnchor, constant: 10),
        view.rightAnchor.constraint(equalTo: stage.room.centerXAnchor, constant: 5),
      ])
      stage.layOut()
      #expect(view.frame.minX == 10)
      #expect(view.frame.width == 145)
    }
  }

  @Test("a factor counts from the leading edge of the view that has both in it")
  func factors() {
    run { stage in
      let view = stage.add(UIView())
      NSLayoutConstraint(
        item: view, attribute: .leading, relatedBy: .equal, toItem: stage.room, attribute: .trailing,
        multiplier: 0.25, constant: 0
      ).isActive = true
      view.widthAnchor.constraint(equalToConstant: 40).isActive = true
      stage.layOut()
      #expect(view.frame.maxX == 225)
    }
  }

  @Test("the leading margin is on the right, as are the insets that are told by direction")
  func margins() {
    run { stage in
      stage.room.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 7, bottom: 2, trailing: 3)
      #expect(stage.room.layoutMargins == UIEdgeInsets(top: 1, left: 3, bottom: 2, right: 7))
      let view = stage.add(UIView())
      NSLayoutConstraint(
        item: view, attribute: .leading, relatedBy: .equal, toItem: stage.room, attribute: .leadingMargin,
        multiplier: 1, constant: 1
      ).isActive = true
      view.trailingAnchor.constraint(equalTo: stage.room.layoutMarginsGuide.trailingAnchor).isActive = true
      stage.layOut()
      #expect(view.frame.minX == 3)
      #expect(view.frame.maxX == 292)
    }
  }

  @Test("a visual format begins on the right, unless it says where it begins")
  func formats() {
    run { stage in
      let (a, b) = (stage.add(UIView()), stage.add(UIView()))
      func frames(_ format: String, _ options: NSLayoutConstraint.FormatOptions = []) -> [CGRect] {
        let made = NSLayoutConstraint.constraints(
          withVisualFormat: format, options: options, metrics: nil, views: ["a": a, "b": b])
        stage.layOut { stage.room.addConstraints(made) }
        stage.room.removeConstraints(made)
        return [a.frame, b.frame]
      }
      let line = "H:|-10-[a(50)]-10-[b]-20-|"
      #expect(frames(line).map(\.minX) == [240, 20])
      #expect(frames(line).map(\.width) == [50, 210])
      #expect(frames(line, .directionLeftToRight).map(\.minX) == [10, 70])
      #expect(frames("H:|-[a(50)]-[b]-|", .directionLeftToRight).map(\.minX) == [8, 66])
      stage.room.semanticContentAttribute = .forceLeftToRight
      #expect(frames(line).map(\.minX) == [10, 70])
      #expect(frames(line, .directionRightToLeft).map(\.minX) == [240, 20])
      #expect(frames("H:|-[a(50)]-[b]-|", .directionRightToLeft).map(\.minX) == [242, 8])
    }
  }

  @Test(
    "a stack sets its views from the right",
    arguments: [
      (UIStackView.Distribution.fill, [100.0, 60, 0, 120]), (.equalSpacing, [100, 60, 0, 120]),
      (.equalCentering, [120, 60, 0, 140]),
    ])
  func stack(_ distribution: UIStackView.Distribution, _ places: [CGFloat]) {
    ConstraintStage.run { stage in
      let stack = stage.add(UIStackView(arrangedSubviews: [20, 40, 60].map { SizedView($0, 10) }))
      stack.semanticContentAttribute = .forceRightToLeft
      stack.distribution = distribution
      stack.leftAnchor.constraint(equalTo: stage.room.leftAnchor).isActive = true
      stage.layOut()
      #expect(stack.subviews.map(\.frame.minX) + [stack.frame.width] == places)
      #expect(stack.layoutGuides == [])
    }
  }

  @Test("the content of a control is on the side that leading is")
  func controls() {
    HeadlessRuntime().runMain {
      let control = UIControl(frame: .zero)
      control.contentHorizontalAlignment = .leading
      #expect(control.effectiveContentHorizontalAlignment == .left)
      control.semanticContentAttribute = .forceRightToLeft
      #expect(control.effectiveContentHorizontalAlignment == .right)
      control.contentHorizontalAlignment = .fill
      #expect(control.effectiveContentHorizontalAlignment == .fill)
    }
  }
}
