import Foundation
import Testing

@testable import HeadlessUIKit

/// Every letter is a square of 10 points.
@Suite("Text that flows around something") struct ExclusionTests {
  private func lines(_ text: String, around rects: [CGRect]) -> [CGRect] {
    let text = NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 10)])
    let size = CGSize(width: 100, height: CGFloat.infinity)
    return TextLayout(text, in: TextLimits(size: size, exclusions: rects)).lines.map(\.rect)
  }

  @Test("beside what is at an end of a line, and below what leaves no room")
  func beside() {
    let text = "aaaa bbbb cccc"
    #expect(lines(text, around: []).map(\.width) == [90, 40])
    let right = lines(text, around: [CGRect(x: 60, y: 0, width: 40, height: 10)])
    #expect(right.map(\.width) == [40, 90])
    let left = lines(text, around: [CGRect(x: 0, y: 0, width: 55, height: 15)])
    #expect(left.map(\.minX) == [55, 55, 0])
    let all = lines(text, around: [CGRect(x: 5, y: 3, width: 90, height: 20)])
    #expect(all.map(\.minY) == [23, 33])
  }

  @Test("a text view and its container")
  func container() {
    HeadlessRuntime().runMain {
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 110, height: 100))
      view.font = UIFont.systemFont(ofSize: 10)
      view.text = "aaaa bbbb cccc"
      let plain = view.sizeThatFits(CGSize(width: 110, height: 0)).height
      view.textContainer.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 110, height: 7))]
      #expect(view.sizeThatFits(CGSize(width: 110, height: 0)).height == plain + 7)
      // The room at the ends of a line is part of the container: the line goes from 5 to 95.
      view.text = "aaaa bbbb"
      func height(beside x: CGFloat) -> CGFloat {
        view.textContainer.exclusionPaths = [UIBezierPath(rect: CGRect(x: x, y: 0, width: 20, height: 7))]
        return view.sizeThatFits(CGSize(width: 110, height: 0)).height
      }
      #expect(height(beside: 94) == height(beside: 95) + 10)
    }
  }

  @Test("lines that are centred are so in the room that is left")
  func centred() {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.tailIndent = -20
    let text = NSAttributedString(
      string: "aa", attributes: [.font: UIFont.systemFont(ofSize: 10), .paragraphStyle: style])
    func x(_ rects: [CGRect]) -> CGFloat? {
      TextLayout(text, in: TextLimits(size: CGSize(width: 100, height: 50), exclusions: rects)).lines.first?.rect.minX
    }
    #expect(x([]) == 30)
    #expect(x([CGRect(x: 60, y: 0, width: 40, height: 10)]) == 20)
  }
}
