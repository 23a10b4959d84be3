import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

@Suite("Configured buttons") struct ButtonConfigurationTests {
  private func image(_ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }
  }

  private func perform(_ configuration: UIButton.Configuration, _ body: (UIButton, ConstraintStage) -> Void) {
    ConstraintStage.run { stage in
      let button = UIButton(configuration: configuration)
      stage.room.addSubview(button)
      button.frame = CGRect(origin: .zero, size: button.intrinsicContentSize)
      stage.layOut()
      body(button, stage)
    }
  }

  @Test("title, subtitle and picture are within the insets, with the paddings between them")
  func size() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "abcd"
    perform(configuration) { button, _ in
      #expect(button.intrinsicContentSize == CGSize(width: 4 * 17 + 24, height: 31))
      #expect(button.titleLabel?.frame == CGRect(x: 12, y: 7, width: 68, height: 17))
      #expect(button.titleLabel?.text == "abcd")
    }
    configuration.subtitle = "ab"
    configuration.titlePadding = 3
    configuration.image = image(20)
    configuration.imagePadding = 5
    configuration.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    perform(configuration) { button, _ in
      #expect(button.intrinsicContentSize == CGSize(width: 99, height: 37))
      #expect(button.imageView?.frame == CGRect(x: 2, y: 7.5, width: 20, height: 20))
      #expect(button.titleLabel?.frame == CGRect(x: 27, y: 1, width: 68, height: 17))
      #expect(button.subtitleLabel?.frame == CGRect(x: 27, y: 21, width: 26, height: 13))
    }
  }

  @Test("the picture is on the side that it is placed on")
  func placement() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "ab"
    configuration.image = image(20)
    configuration.contentInsets = .zero
    configuration.imagePadding = 6
    configuration.imagePlacement = .trailing
    perform(configuration) { button, _ in
      #expect(button.titleLabel?.frame.minX == 0)
      #expect(button.imageView?.frame.minX == 40)
    }
    configuration.imagePlacement = .top
    perform(configuration) { button, _ in
      #expect(button.intrinsicContentSize == CGSize(width: 34, height: 43))
      #expect(button.imageView?.frame == CGRect(x: 7, y: 0, width: 20, height: 20))
      #expect(button.titleLabel?.frame.minY == 26)
    }
    configuration.imagePlacement = .bottom
    perform(configuration) { button, _ in #expect(button.imageView?.frame.minY == 23) }
    configuration.imagePlacement = .leading
    perform(configuration) { button, stage in
      button.semanticContentAttribute = .forceRightToLeft
      button.setNeedsLayout()
      stage.layOut()
      #expect(button.titleLabel?.frame.minX == 0)
    }
  }

  @Test("colours suit the look and the state")
  func colors() {
    perform(.filled()) { button, stage in
      button.tintColor = .red
      stage.layOut()
      #expect(button.subviews.first?.backgroundColor == .red)
      #expect(button.titleLabel?.textColor == .white)
      stage.layOut { button.isEnabled = false }
      #expect(button.subviews.first?.backgroundColor == .tertiarySystemFill)
      #expect(button.titleLabel?.textColor == .tertiaryLabel)
    }
    perform(.tinted()) { button, stage in
      stage.layOut { button.configuration?.baseBackgroundColor = .green }
      #expect(button.subviews.first?.backgroundColor == UIColor.green.withAlphaComponent(0.18))
      stage.layOut { button.configuration?.baseForegroundColor = .blue }
      #expect(button.titleLabel?.textColor == .blue)
    }
    perform(.gray()) { button, _ in #expect(button.subviews.first?.backgroundColor == .secondarySystemFill) }
    perform(.plain()) { button, stage in
      #expect(button.subviews.first?.backgroundColor == nil)
      stage.layOut { button.isSelected = true }
      #expect(button.subviews.first?.backgroundColor == button.tintColor.withAlphaComponent(0.18))
    }
  }

  @Test("corners are as round as their style")
  func corners() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "a"
    configuration.cornerStyle = .capsule
    configuration.background.strokeColor = .red
    configuration.background.strokeWidth = 2
    perform(configuration) { button, stage in
      #expect(button.subviews.first?.layer.cornerRadius == 15.5)
      #expect(button.subviews.first?.layer.borderWidth == 2)
      stage.layOut {
        button.configuration?.cornerStyle = .fixed
        button.configuration?.background.cornerRadius = 3
      }
      #expect(button.subviews.first?.layer.cornerRadius == 3)
    }
  }

  @Test("whoever updates a configuration is asked once before the layout after something has changed")
  func updates() {
    perform(.plain()) { button, stage in
      var updates = 0
      button.configurationUpdateHandler = { button in
        updates += 1
        button.configuration?.title = button.isSelected ? "on" : "off"
      }
      stage.layOut()
      #expect(button.titleLabel?.text == "off")
      stage.layOut {
        button.isSelected = true
        button.isHighlighted = true
      }
      #expect(button.titleLabel?.text == "on")
      #expect(updates == 2)
      stage.layOut()
      #expect(updates == 2)
    }
  }

  @Test("an action names the button and is done when it is tapped; a wheel stands in for the picture")
  func action() {
    ConstraintStage.run { stage in
      var taps = 0
      let button = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Go") { _ in taps += 1 })
      stage.room.addSubview(button)
      button.configuration?.showsActivityIndicator = true
      stage.layOut()
      #expect(button.titleLabel?.text == "Go")
      #expect(button.subviews.contains { $0 is UIActivityIndicatorView })
      button.sendActions(for: .primaryActionTriggered)
      #expect(taps == 1)
      stage.layOut { button.configuration = nil }
      #expect(button.subviews.map { $0 === button.titleLabel } == [true])
    }
  }

  @Test("without its configuration a button shows what it was told piece by piece, and with one what that says")
  func unconfigured() {
    perform(.filled()) { button, stage in
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
