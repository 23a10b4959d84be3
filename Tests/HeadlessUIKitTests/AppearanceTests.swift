import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

@Suite("Looks that are said of all views of a class") struct AppearanceTests {
  private final class Badge: UILabel {}

  @Test("a view takes over what was said of its class when it comes into a window, and of a class above it")
  func entering() {
    ConstraintStage.run { stage in
      UILabel.appearance().textColor = .red
      UIView.appearance().backgroundColor = .green
      let label = UILabel()
      #expect(label.textColor == .black)
      stage.room.addSubview(label)
      #expect(label.textColor == .red)
      #expect(label.backgroundColor == .green)
      #expect(stage.room.backgroundColor == nil)
    }
  }

  @Test("what was set on the view itself stays, and what is said later is for those that come later")
  func own() {
    ConstraintStage.run { stage in
      let (early, late) = (UILabel(), UILabel())
      stage.room.addSubview(early)
      UILabel.appearance().textColor = .red
      UILabel.appearance().font = .systemFont(ofSize: 9)
      late.textColor = .blue
      stage.room.addSubview(late)
      #expect(early.textColor == .black)
      #expect(late.textColor == .blue)
      #expect(late.font == .systemFont(ofSize: 9))
    }
  }

  @Test("what is said of a subclass, or of views within others, counts more")
  func closer() {
    ConstraintStage.run { stage in
      UILabel.appearance().textColor = .red
      UILabel.appearance().shadowColor = .gray
      Badge.appearance().textColor = .blue
      UILabel.appearance(whenContainedInInstancesOf: [UIScrollView.self, UIWindow.self]).textColor = .green
      let (badge, scroll, inner, bare) = (Badge(), UIScrollView(), UILabel(), UILabel())
      scroll.addSubview(inner)
      for view in [badge, scroll, bare] as [UIView] { stage.room.addSubview(view) }
      #expect(badge.textColor == .blue)
      #expect(badge.shadowColor == .gray)
      #expect(inner.textColor == .green)
      #expect(bare.textColor == .red)
    }
  }

  @Test("bars have it from the beginning, and looks that are changed in place count too")
  func bars() {
    ConstraintStage.run { _ in
      UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.red]
      UINavigationBar.appearance().standardAppearance.backgroundColor = .blue
      UINavigationBar.appearance().tintColor = .green
      let bar = UINavigationController().navigationBar
      #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == .red)
      #expect(bar.standardAppearance.backgroundColor == .blue)
      #expect(bar.tintColor == .green)
      #expect(UINavigationBar.appearance() === UINavigationBar.appearance())
    }
  }

  @Test("each program has looks of its own")
  func apart() {
    ConstraintStage.run { _ in UILabel.appearance().textColor = .red }
    ConstraintStage.run { stage in
      let label = UILabel()
      stage.room.addSubview(label)
      #expect(label.textColor == .black)
    }
  }

  @Test("of what stands for all views nobody hears, nor of what that makes for itself")
  func unheard() {
    final class Tapped: UIView {
      required init?(coder: NSCoder) {
        super.init(coder: coder)
        addGestureRecognizer(UITapGestureRecognizer())
      }
    }
    let transcript = Transcript()
    HeadlessRuntime(transcript).runMain {
      Tapped.appearance().backgroundColor = .red
      #expect(transcript.text("init") == "")
    }
  }

  @Test("off main nothing is said of views")
  func threads() {
    let transcript = Transcript()
    HeadlessRuntime(transcript).runMain {
      HeadlessRuntime.current.sync(.background) { UILabel.appearance().textColor = .red }
      let (window, label) = (UIWindow(), UILabel())
      window.addSubview(label)
      #expect(label.textColor == .black && transcript.brokenRules.count == 1)
    }
  }
}
