import Foundation
import HeadlessUIKit
import Testing

@Suite("Text above and below its line") struct RaisedTextTests {
  /// The first row that is inked of each of two letters, of which the second is raised.
  private func tops(raisedBy rise: CGFloat) throws -> [Int?] {
    let font = UIFont.systemFont(ofSize: 20)
    let text = NSMutableAttributedString(string: "M", attributes: [.font: font])
    text.append(NSAttributedString(string: "M", attributes: [.font: font, .baselineOffset: rise]))
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: text.size(), format: format).image { _ in text.draw(at: .zero) }
    let picture = try #require(image.cgImage)
    return [0..<20, 20..<40].map { columns in
      (0..<picture.height).first { row in columns.contains { picture.color(x: $0, y: row).alpha > 0.5 } }
    }
  }

  @Test("a line under text has a colour of its own, or else that of the text", arguments: [true, false])
  func underline(hasOwn: Bool) throws {
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 32), .foregroundColor: UIColor.red,
      .underlineStyle: NSUnderlineStyle.single.rawValue,
    ]
    if hasOwn { attributes[.underlineColor] = UIColor.blue }
    let text = NSAttributedString(string: " M", attributes: attributes)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: text.size(), format: format).image { _ in text.draw(at: .zero) }
    let picture = try #require(image.cgImage)
    let colors = Set((0..<picture.height).map { picture.color(x: 2, y: $0) }).subtracting([.clear])
    #expect(colors.contains((hasOwn ? UIColor.blue : .red).cgColor))
    #expect(!colors.contains((hasOwn ? UIColor.red : .blue).cgColor))
  }

  @Test("what is raised is drawn that much higher, what is lowered that much lower", arguments: [0, 6, -6])
  func raised(rise: Int) throws {
    let tops = try tops(raisedBy: CGFloat(rise))
    let (plain, raised) = (try #require(tops[0]), try #require(tops[1]))
    #expect(plain - raised == rise)
  }
}
