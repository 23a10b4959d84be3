import Foundation
import HeadlessUIKit
import Testing

@Suite("Constraints in what scrolls") struct ScrolledConstraintTests {
  /// Content of 900 points in a scroll view that fills the room: by constraints, or by its frame.
  private func scroll(in stage: ConstraintStage, isPlaced: Bool) -> UIScrollView {
    let (scroll, content) = (UIScrollView(frame: stage.room.bounds), UIView())
    if isPlaced {
      _ = stage.add(scroll)
      NSLayoutConstraint.activate(NSLayoutConstraint.pin(scroll, to: stage.room))
    } else {
      stage.room.addSubview(scroll)
    }
    add(content, to: scroll)
    NSLayoutConstraint.activate(NSLayoutConstraint.pin(content, to: scroll))
    content.widthAnchor.constraint(equalTo: stage.room.widthAnchor).isActive = true
    content.heightAnchor.constraint(equalToConstant: 900).isActive = true
    return scroll
  }

  private func add(_ view: UIView, to scroll: UIScrollView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(view)
  }

  @Test("what is in it says how much can be scrolled to", arguments: [true, false])
  func contentSize(isPlaced: Bool) {
    ConstraintStage.run { stage in
      let scroll = scroll(in: stage, isPlaced: isPlaced)
      stage.layOut()
      #expect(scroll.contentSize == CGSize(width: 300, height: 900))
      #expect(scroll.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 300, height: 900))
    }
  }

  @Test("what is held by the frame guide stays where it is seen", arguments: [true, false])
  func frameGuide(isPlaced: Bool) {
    ConstraintStage.run { stage in
      let (scroll, fixed) = (scroll(in: stage, isPlaced: isPlaced), UIView())
      add(fixed, to: scroll)
      NSLayoutConstraint.activate([
        fixed.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 3),
        fixed.heightAnchor.constraint(equalTo: scroll.frameLayoutGuide.heightAnchor, multiplier: 0.1),
      ])
      stage.layOut()
      #expect(fixed.frame.minY == 3)
      #expect(fixed.frame.height == 20)
      stage.layOut { scroll.contentOffset.y = 120 }
      #expect(fixed.frame.minY == 123)
      stage.layOut { scroll.contentOffset.y = 0 }
      #expect(fixed.frame.minY == 3)
    }
  }

  @Test("a header scrolls until it is at the top of the room, and stays there", arguments: [true, false])
  func stickyHeader(isPlaced: Bool) {
    ConstraintStage.run { stage in
      let (scroll, header) = (scroll(in: stage, isPlaced: isPlaced), UIView())
      add(header, to: scroll)
      let own = header.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 50)
      own.priority = .defaultHigh
      NSLayoutConstraint.activate([own, header.topAnchor.constraint(greaterThanOrEqualTo: stage.room.topAnchor)])
      stage.layOut()
      #expect(header.frame.minY == 50)
      stage.layOut { scroll.contentOffset.y = 120 }
      #expect(header.frame.minY == 120)
      stage.layOut { scroll.contentOffset.y = 10 }
      #expect(header.frame.minY == 50)
    }
  }
}
