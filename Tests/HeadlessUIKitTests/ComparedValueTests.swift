import Foundation
import HeadlessUIKit
import Testing

/// Foundation compares what is in its collections and texts by what it reads at the beginning of objects, and stops the process where that
/// looks wrong to it.
@Suite("Objects that Foundation compares") struct ComparedValueTests {
  private static func paragraph(_ alignment: NSTextAlignment) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = alignment
    return style
  }

  private static func runs(_ values: [(NSAttributedString.Key, Any)]) -> Int {
    let text = NSMutableAttributedString()
    for (key, value) in values { text.append(NSAttributedString(string: "tank", attributes: [key: value])) }
    var count = 0
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { _, _, _ in count += 1 }
    return count
  }

  @Test(
    "colours of any numbers stand one behind the other, and equal ones are one",
    arguments: [UIColor.red, .blue, .black, .white, .clear, UIColor(white: 1, alpha: 0.4), .systemBlue])
  func colours(colour: UIColor) {
    let other = UIColor(red: 0, green: 0.5, blue: 1, alpha: 1)
    #expect(Self.runs([(.foregroundColor, colour), (.foregroundColor, other), (.foregroundColor, colour)]) == 3)
    let same = UIColor(cgColor: colour.cgColor)
    #expect(Self.runs([(.foregroundColor, colour), (.foregroundColor, same)]) == 1)
  }

  @Test("so do fonts, paragraphs, shadows and pictures")
  func others() {
    #expect(Self.runs([(.font, UIFont.systemFont(ofSize: 9)), (.font, UIFont.boldSystemFont(ofSize: 9))]) == 2)
    #expect(Self.runs([(.paragraphStyle, Self.paragraph(.left)), (.paragraphStyle, Self.paragraph(.center))]) == 2)
    #expect(Self.runs([(.paragraphStyle, Self.paragraph(.left)), (.paragraphStyle, Self.paragraph(.left))]) == 1)
    #expect(Self.runs([(.shadow, NSShadow()), (.shadow, NSShadow())]) == 2)
    #expect(Self.runs([(.attachment, NSTextAttachment()), (.attachment, NSTextAttachment())]) == 2)
  }

  @Test("a colour takes the place of another one")
  func replaced() {
    let text = NSMutableAttributedString(string: "tank", attributes: [.foregroundColor: UIColor.red])
    text.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 1, length: 2))
    #expect(text.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .blue)
    #expect(text.attribute(.foregroundColor, at: 3, effectiveRange: nil) as? UIColor == .red)
  }

  @Test("views, layers, gestures and what is drawn are found in arrays of Foundation's")
  func arrays() {
    HeadlessRuntime().runMain {
      let path = IndexPath(item: 0, section: 0)
      let kinds: [() -> NSObject] = [
        { UIView() }, { CALayer() }, { UITapGestureRecognizer() }, { UIBezierPath() }, { UIBarButtonItem() },
        { UIViewController() }, { UICollectionViewLayoutAttributes(forCellWith: path) },
        { UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in } },
      ]
      for make in kinds {
        let (one, other) = (make(), make())
        #expect(!NSDictionary(dictionary: ["a": one]).isEqual(to: ["a": other]) || one.isEqual(other))
        let text = NSMutableAttributedString(string: "a", attributes: [NSAttributedString.Key("object"): one])
        text.append(NSAttributedString(string: "b", attributes: [NSAttributedString.Key("object"): other]))
        #expect(text.length == 2)
      }
    }
  }
}
