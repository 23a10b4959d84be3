import Foundation
import HeadlessUIKit
import Testing

@Suite("Where the keyboard would be") struct KeyboardGuideTests {
  @Test("without a keyboard, the guide is what the system covers at the bottom, or nothing")
  func guide() {
    ConstraintStage.run { stage in
      stage.window.screenInsets = UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0)
      stage.room.frame = stage.window.bounds
      let field = stage.add(UIView())
      let guide = stage.room.keyboardLayoutGuide
      #expect(stage.room.keyboardLayoutGuide === guide && stage.room.layoutGuides.isEmpty)
      field.bottomAnchor.constraint(equalTo: guide.topAnchor).isActive = true
      stage.layOut()
      #expect(field.frame.maxY == stage.window.bounds.height - 34 && guide.layoutFrame.height == 34)
      stage.layOut { guide.usesBottomSafeArea = false }
      #expect(field.frame.maxY == stage.window.bounds.height && guide.layoutFrame.height == 0)
    }
  }

  @Test("constraints hold where the guide is, which is at the bottom")
  func tracking() {
    ConstraintStage.run { stage in
      let (field, guide) = (stage.add(UIView()), stage.room.keyboardLayoutGuide)
      let constraints = [20, 30].map { field.topAnchor.constraint(equalTo: stage.room.topAnchor, constant: $0) }
      guide.setConstraints([constraints[0]], activeWhenAwayFrom: .bottom)
      guide.setConstraints([constraints[1]], activeWhenNearEdge: .bottom)
      #expect(constraints.map(\.isActive) == [false, true])
    }
  }
}
