import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

@Suite("What a configured button is made of") struct ConfiguredContentTests {
  @Test("a line around has the tint unless it has a colour; what was behind goes when something else comes")
  func background() {
    var configuration = UIButton.Configuration.filled()
    let (first, second) = (UIView(), UIView())
    configuration.background.strokeWidth = 2
    configuration.background.customView = first
    ConstraintStage.show(configuration) { button, stage in
      button.tintColor = .green
      stage.layOut()
      #expect(button.subviews.first?.layer.borderWidth == 2)
      #expect(button.subviews.first?.layer.borderColor == UIColor.green.cgColor)
      #expect(first.superview === button.subviews.first && first.frame == button.bounds)
      stage.layOut { button.configuration?.background.customView = second }
      #expect(first.superview == nil && second.superview != nil)
      stage.layOut { button.configuration?.background.customView = nil }
      #expect(second.superview == nil)
    }
  }

  @Test("without its configuration a button shows what it was told piece by piece, and with one what that says")
  func unconfigured() {
    ConstraintStage.show(.filled()) { button, stage in
      stage.layOut {
        button.configuration = nil
        button.setTitle("ab", for: .normal)
      }
      #expect(button.titleLabel?.superview === button && button.titleLabel?.isHidden == false)
      stage.layOut { button.setTitle(nil, for: .normal) }
      #expect(button.titleLabel?.isHidden == true)
      stage.layOut {
        button.configuration = .filled()
        button.configuration?.title = "c"
      }
      #expect(button.titleLabel?.isHidden == false && button.titleLabel?.text == "c")
    }
  }

  @Test("its lines are broken as the configuration says for each of both")
  func lineBreaks() {
    var configuration = UIButton.Configuration.filled()
    (configuration.title, configuration.subtitle) = ("ab", "cd")
    configuration.titleLineBreakMode = .byTruncatingHead
    configuration.subtitleLineBreakMode = .byClipping
    ConstraintStage.show(configuration) { button, stage in
      stage.layOut()
      #expect(button.titleLabel?.lineBreakMode == .byTruncatingHead)
      #expect(button.subtitleLabel?.lineBreakMode == .byClipping)
    }
  }

  @Test("what a button is made of is the kit's, and comes when there is something in it")
  func making() {
    let transcript = Transcript()
    HeadlessRuntime(transcript).runMain {
      let (button, badge) = (UIButton(configuration: .filled()), UILabel())
      let plain = UIButton(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      plain.addSubview(badge)
      transcript.clear()
      button.layoutIfNeeded()
      plain.layoutIfNeeded()
      #expect(transcript.text("init") == "" && button.subviews.count == 1)
      #expect(plain.subviews.map { $0 === badge } == [true])
    }
  }
}
