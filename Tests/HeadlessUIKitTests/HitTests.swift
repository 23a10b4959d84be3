import Foundation
import HeadlessUIKit
import Testing

@Suite("What is under a point") struct HitTests {
  private func hit(_ change: (UIView) -> Void) -> String {
    var name = ""
    HeadlessRuntime().runMain {
      let window = UIWindow()
      let (behind, front) = (UIView(frame: window.bounds), UIView(frame: window.bounds))
      window.addSubview(behind)
      window.addSubview(front)
      change(front)
      switch window.hitTest(CGPoint(x: 10, y: 10), with: nil) {
      case behind: name = "behind"
      case front: name = "front"
      default: name = "another"
      }
    }
    return name
  }

  @Test("the view in front, unless it cannot be seen, wants no touches, or is elsewhere")
  func front() {
    #expect(hit { _ in } == "front")
    #expect(hit { $0.alpha = 0.02 } == "front")
    #expect(hit { $0.alpha = 0 } == "behind")
    #expect(hit { $0.isHidden = true } == "behind")
    #expect(hit { $0.isUserInteractionEnabled = false } == "behind")
    #expect(hit { $0.frame.origin.x = 11 } == "behind")
  }

  @Test("a view where its transform has put it")
  func transformed() {
    #expect(hit { $0.transform = CGAffineTransform(translationX: 11, y: 0) } == "behind")
    #expect(hit { $0.transform = CGAffineTransform(scaleX: 0.5, y: 0.5) } == "behind")
  }
}
