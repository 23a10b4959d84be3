import Foundation
import HeadlessUIKit
import Testing

@Suite("Labels whose text has attributes") struct LabelTextTests {
  private func label(_ text: NSAttributedString, _ body: (UILabel) -> Void) {
    HeadlessRuntime().runMain {
      let label = UILabel()
      label.font = .systemFont(ofSize: 30)
      label.textColor = .red
      label.attributedText = text
      label.sizeToFit()
      body(label)
    }
  }

  private func reds(of label: UILabel) -> Int {
    let picture = label.image(scale: 1)?.cgImage
    return (0..<Int(label.bounds.width)).reduce(0) { sum, x in
      sum
        + (0..<Int(label.bounds.height)).count { y in
          let color = picture?.color(x: x, y: y)
          return color?.components.map { $0[0] > 0.9 && $0[1] < 0.1 && $0[2] < 0.1 } ?? false && color?.alpha == 1
        }
    }
  }

  @Test("what the text says nothing of is as the label has it") func completed() {
    label(NSAttributedString(string: "ab")) { label in
      #expect(label.bounds.size == CGSize(width: 60, height: UIFont.systemFont(ofSize: 30).lineHeight))
      #expect(reds(of: label) > 50)
    }
    label(NSAttributedString(string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 10)])) { label in
      #expect(label.bounds.width == 20 && reds(of: label) > 0)
    }
    label(NSAttributedString(string: "ab", attributes: [.link: "there"])) { #expect(reds(of: $0) == 0) }
  }

  @Test("another font or colour is one of all of the text, and the rest of it stays") func changed() {
    let text = NSMutableAttributedString(string: "ab", attributes: [.kern: 4])
    text.addAttributes([.underlineStyle: 1, .foregroundColor: UIColor.green], range: NSRange(location: 1, length: 1))
    label(text) { label in
      label.font = .systemFont(ofSize: 20)
      label.textColor = .blue
      let values = label.attributedText?.attributes(at: 1, effectiveRange: nil)
      #expect(values?[.font] as? UIFont == .systemFont(ofSize: 20) && values?[.foregroundColor] as? UIColor == .blue)
      #expect(values?[.underlineStyle] as? Int == 1 && values?[.kern] as? Int == 4)
      #expect(label.attributedText?.attribute(.underlineStyle, at: 0, effectiveRange: nil) == nil)
    }
  }

  @Test("another alignment is that of each paragraph, as it is otherwise") func aligned() {
    let spaced = NSMutableParagraphStyle()
    spaced.lineSpacing = 9
    label(NSAttributedString(string: "ab", attributes: [.paragraphStyle: spaced])) { label in
      label.textAlignment = .right
      let style = label.attributedText?.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
      #expect(style?.alignment == .right && style?.lineSpacing == 9)
      #expect(spaced.alignment == .natural)
    }
  }
}
