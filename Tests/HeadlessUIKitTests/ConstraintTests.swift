import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("Constraints") struct ConstraintTests {
  @Test("edges, centres and lengths, by anchors, with constants and factors")
  func anchors() {
    ConstraintStage.run { stage in
      let (pinned, centered) = (stage.add(UIView()), stage.add(UIView()))
      NSLayoutConstraint.activate([
        pinned.leadingAnchor.constraint(equalTo: stage.room.leadingAnchor, constant: 10),
        pinned.topAnchor.constraint(equalTo: stage.room.topAnchor, constant: 20),
        stage.room.trailingAnchor.constraint(equalTo: pinned.trailingAnchor, constant: 30),
        pinned.heightAnchor.constraint(equalTo: stage.room.heightAnchor, multiplier: 0.25, constant: 4),
        centered.centerXAnchor.constraint(equalTo: stage.room.centerXAnchor),
        centered.topAnchor.constraint(equalTo: pinned.bottomAnchor, constant: 6),
        centered.widthAnchor.constraint(equalToConstant: 33),
        centered.heightAnchor.constraint(equalTo: centered.widthAnchor, multiplier: 2),
      ])
      stage.window.layoutIfNeeded()
      #expect(pinned.frame == CGRect(x: 10, y: 20, width: 260, height: 54))
      #expect(centered.frame == CGRect(x: 133.5, y: 80, width: 33, height: 66))
    }
  }

  @Test("the long initialiser, with a factor on a position, as UIKit counts it: from the view that has both in it")
  func items() {
    ConstraintStage.run { stage in
      let view = stage.add(UIView())
      let constraints = [
        NSLayoutConstraint(
          item: view, attribute: .centerX, relatedBy: .equal, toItem: stage.room, attribute: .centerX,
          multiplier: 0.5, constant: 0),
        NSLayoutConstraint(
          item: view, attribute: .bottom, relatedBy: .equal, toItem: stage.room, attribute: .bottom, multiplier: 1,
          constant: -5),
        NSLayoutConstraint(
          item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
          constant: 50),
        NSLayoutConstraint(
          item: view, attribute: .height, relatedBy: .equal, toItem: view, attribute: .width, multiplier: 1,
          constant: 0),
      ]
      stage.room.addConstraints(constraints)
      stage.window.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 50, y: 145, width: 50, height: 50))
      #expect(stage.room.constraints == constraints)
    }
  }

  @Test("a change of a constant, of what is active, of the room and of the content each move what depends on it")
  func changes() {
    ConstraintStage.run { stage in
      let (label, line) = (stage.add(UILabel()), stage.add(UIView()))
      label.font = UIFont.systemFont(ofSize: 10)
      label.text = "four"
      let top = label.topAnchor.constraint(equalTo: stage.room.topAnchor)
      let end = line.trailingAnchor.constraint(equalTo: stage.room.trailingAnchor)
      let edge = line.trailingAnchor.constraint(equalTo: label.trailingAnchor)
      NSLayoutConstraint.activate([
        top, label.leftAnchor.constraint(equalTo: stage.room.leftAnchor), end,
        line.leftAnchor.constraint(equalTo: label.leftAnchor),
        line.topAnchor.constraint(equalTo: label.bottomAnchor), line.heightAnchor.constraint(equalToConstant: 1),
      ])
      func below(after change: () -> Void) -> CGRect {
        change()
        stage.window.layoutIfNeeded()
        return line.frame
      }
      #expect(below {} == CGRect(x: 0, y: 10, width: 300, height: 1))
      #expect(below { top.constant = 7 } == CGRect(x: 0, y: 17, width: 300, height: 1))
      #expect(below { stage.room.frame.size.width = 280 } == CGRect(x: 0, y: 17, width: 280, height: 1))
      #expect(below { (end.isActive, edge.isActive) = (false, true) }.width == 40)
      #expect(below { label.text = "sixsix" }.width == 60)
      #expect(below { label.font = UIFont.systemFont(ofSize: 20) } == CGRect(x: 0, y: 27, width: 120, height: 1))
    }
  }

  @Test("of two contents, the one that holds its size more is cut off less and stretched less")
  func priorities() {
    ConstraintStage.run { stage in
      let (name, time) = (stage.add(UILabel()), stage.add(UILabel()))
      for label in [name, time] { label.font = UIFont.systemFont(ofSize: 10) }
      (name.text, time.text) = (String(repeating: "n", count: 40), "noon")
      stage.room.addConstraints(
        NSLayoutConstraint.constraints(
          withVisualFormat: "H:|[name][time]|", options: .alignAllTop, metrics: nil,
          views: ["name": name, "time": time]))
      time.setContentCompressionResistancePriority(.required, for: .horizontal)
      stage.window.layoutIfNeeded()
      #expect([name.frame.width, time.frame.width] == [260, 40])
      name.text = "n"
      time.setContentHuggingPriority(UILayoutPriority(300), for: .horizontal)
      stage.window.layoutIfNeeded()
      #expect([name.frame.width, time.frame.width] == [260, 40])
      time.setContentHuggingPriority(UILayoutPriority(200), for: .horizontal)
      stage.window.layoutIfNeeded()
      #expect([name.frame.width, time.frame.width] == [10, 290])
    }
  }

  @Test("a label of several lines is as high as the width that it gets makes it")
  func lines() {
    ConstraintStage.run { stage in
      let (label, below) = (stage.add(UILabel()), stage.add(UIView()))
      label.font = UIFont.systemFont(ofSize: 10)
      label.numberOfLines = 0
      label.text = "one two three four"
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: stage.room.topAnchor), label.widthAnchor.constraint(equalToConstant: 80),
        below.topAnchor.constraint(equalTo: label.bottomAnchor),
      ])
      stage.window.layoutIfNeeded()
      #expect(label.frame.size == CGSize(width: 80, height: 30))
      #expect(below.frame.minY == 30)
    }
  }

  @Test("baselines of text in two sizes meet")
  func baselines() {
    ConstraintStage.run { stage in
      let (large, small) = (stage.add(UILabel()), stage.add(UILabel()))
      (large.font, small.font) = (UIFont.systemFont(ofSize: 20), UIFont.systemFont(ofSize: 10))
      (large.text, small.text) = ("L", "s")
      NSLayoutConstraint.activate([
        large.topAnchor.constraint(equalTo: stage.room.topAnchor),
        small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
      ])
      stage.window.layoutIfNeeded()
      #expect(small.frame.minY == 8)
    }
  }

  @Test("what is in a scroll view says how much can be scrolled to, and moves with it")
  func scrolling() {
    ConstraintStage.run { stage in
      let scroll = stage.add(UIScrollView())
      let content = UIView()
      content.translatesAutoresizingMaskIntoConstraints = false
      scroll.addSubview(content)
      NSLayoutConstraint.activate(
        NSLayoutConstraint.pin(scroll, to: stage.room) + NSLayoutConstraint.pin(content, to: scroll))
      content.widthAnchor.constraint(equalTo: scroll.widthAnchor).isActive = true
      content.heightAnchor.constraint(equalToConstant: 900).isActive = true
      stage.window.layoutIfNeeded()
      #expect(scroll.frame == stage.room.bounds)
      #expect(scroll.contentSize == CGSize(width: 300, height: 900))
      scroll.contentOffset.y = 120
      stage.room.frame.size.width = 200
      stage.window.layoutIfNeeded()
      #expect(content.frame == CGRect(x: 0, y: 0, width: 200, height: 900))
    }
  }

  @Test("constraints reach into a view whose frame is set by hand, and are solved where both are")
  func frames() {
    ConstraintStage.run { stage in
      let box = UIView(frame: CGRect(x: 40, y: 50, width: 60, height: 70))
      stage.room.addSubview(box)
      let inner = UIView()
      inner.translatesAutoresizingMaskIntoConstraints = false
      box.addSubview(inner)
      NSLayoutConstraint.activate([
        inner.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 1),
        inner.rightAnchor.constraint(equalTo: stage.room.rightAnchor),
        inner.topAnchor.constraint(equalTo: stage.room.topAnchor),
        inner.bottomAnchor.constraint(equalTo: box.bottomAnchor),
      ])
      stage.window.layoutIfNeeded()
      #expect(inner.frame == CGRect(x: 1, y: -50, width: 259, height: 120))
      box.frame.origin.x = 100
      stage.window.layoutIfNeeded()
      #expect(inner.frame == CGRect(x: 1, y: -50, width: 199, height: 120))
    }
  }
}
