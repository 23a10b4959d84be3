import Foundation
import HeadlessUIKit
import Testing

@Suite("Configured buttons") struct ButtonConfigurationTests {
  private func image(_ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }
  }

  @Test("title, subtitle and picture are within the insets, with the paddings between them")
  func size() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "abcd"
    ConstraintStage.show(configuration) { button, _ in
      #expect(button.intrinsicContentSize == CGSize(width: 4 * 17 + 24, height: 31))
      #expect(button.titleLabel?.frame == CGRect(x: 12, y: 7, width: 68, height: 17))
      #expect(button.titleLabel?.text == "abcd")
    }
    configuration.subtitle = "ab"
    configuration.titlePadding = 3
    configuration.image = image(20)
    configuration.imagePadding = 5
    configuration.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    ConstraintStage.show(configuration) { button, _ in
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
    ConstraintStage.show(configuration) { button, _ in
      #expect(button.titleLabel?.frame.minX == 0)
      #expect(button.imageView?.frame.minX == 40)
    }
    configuration.imagePlacement = .top
    ConstraintStage.show(configuration) { button, _ in
      #expect(button.intrinsicContentSize == CGSize(width: 34, height: 43))
      #expect(button.imageView?.frame == CGRect(x: 7, y: 0, width: 20, height: 20))
      #expect(button.titleLabel?.frame.minY == 26)
    }
    configuration.imagePlacement = .bottom
    ConstraintStage.show(configuration) { button, _ in #expect(button.imageView?.frame.minY == 23) }
    configuration.imagePlacement = .leading
    ConstraintStage.show(configuration) { button, stage in
      button.semanticContentAttribute = .forceRightToLeft
      button.setNeedsLayout()
      stage.layOut()
      #expect(button.titleLabel?.frame.minX == 0)
    }
  }

  @Test("colours suit the look and the state")
  func colors() {
    ConstraintStage.show(.filled()) { button, stage in
      button.tintColor = .red
      stage.layOut()
      #expect(button.subviews.first?.backgroundColor == .red)
      #expect(button.titleLabel?.textColor == .white)
      stage.layOut { button.isEnabled = false }
      #expect(button.subviews.first?.backgroundColor == .tertiarySystemFill)
      #expect(button.titleLabel?.textColor == .tertiaryLabel)
    }
    ConstraintStage.show(.tinted()) { button, stage in
      stage.layOut { button.configuration?.baseBackgroundColor = .green }
      #expect(button.subviews.first?.backgroundColor == UIColor.green.withAlphaComponent(0.18))
      stage.layOut { button.configuration?.baseForegroundColor = .blue }
      #expect(button.titleLabel?.textColor == .blue)
    }
    ConstraintStage.show(.gray()) { button, _ in #expect(button.subviews.first?.backgroundColor == .secondarySystemFill)
    }
    ConstraintStage.show(.plain()) { button, stage in
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
    ConstraintStage.show(configuration) { button, stage in
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
    ConstraintStage.show(.plain()) { button, stage in
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
      let wheel = button.subviews.compactMap { $0 as? UIActivityIndicatorView }.first
      #expect(wheel?.isAnimating == true && wheel?.isHidden == false)
      button.sendActions(for: .primaryActionTriggered)
      #expect(taps == 1)
      stage.layOut { button.configuration = nil }
      #expect(button.subviews.map { $0 === button.titleLabel } == [true])
    }
  }
}
