import Foundation
import HeadlessUIKit
import RuntimeTranscript
import Testing

@Suite("Tints") struct TintTests {
  private final class Told: UIView {
    var count = 0
    override func tintColorDidChange() { count += 1 }
  }

  @Test("a view without a tint has that of the view above, and hears when it changes")
  func inheritance() {
    HeadlessRuntime(Transcript()).runMain {
      let (above, plain, own) = (UIView(), Told(), Told())
      above.addSubview(plain)
      above.addSubview(own)
      own.tintColor = .green
      above.tintColor = .red
      #expect(plain.count == 1)
      #expect(own.count == 1)
      #expect(plain.tintColor == .red)
      #expect(own.tintColor == .green)
      own.tintColor = nil
      #expect(own.tintColor == .red)
      above.tintColor = nil
      #expect(own.tintColor == .systemBlue)
    }
  }

  @Test("a tint is there to be used without asking whether it is, and is taken away with nil")
  func never() {
    HeadlessRuntime(Transcript()).runMain {
      let view = UIView()
      let tint: UIColor = view.tintColor
      view.tintColor = UIColor?.none
      #expect(view.tintColor.cgColor == tint.cgColor)
    }
  }
}
