import Foundation
import HeadlessUIKit
import Testing

@Suite("Where the text of a field is") struct FieldRectTests {
  private final class Roomy: UITextField {
    override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 12, dy: 0) }
    override func editingRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 20, dy: 0) }
  }

  /// The first column of a field in which there is anything.
  private func left(of field: UITextField) -> Int? {
    let picture = field.image(scale: 1)?.cgImage
    return (0..<200).first { x in (0..<30).contains { (picture?.color(x: x, y: $0).alpha ?? 0) > 0.5 } }
  }

  @Test("a field draws its text where it says, and somewhere else while it is edited")
  func drawing() {
    HeadlessRuntime().runMain {
      let window = UIWindow()
      window.makeKeyAndVisible()
      let (plain, roomy) = (UITextField(), Roomy())
      for field in [plain, roomy] {
        field.frame = CGRect(x: 0, y: 0, width: 200, height: 30)
        field.text = "HH"
        window.addSubview(field)
      }
      let start = left(of: plain) ?? -1
      #expect(left(of: roomy) == start + 12)
      roomy.becomeFirstResponder()
      #expect(left(of: roomy) == start + 20)
      #expect(roomy.placeholderRect(forBounds: roomy.bounds).minX == 12)
      #expect(roomy.caretRect(for: UITextPosition(1)) == CGRect(x: 37, y: 6.5, width: 2, height: 17))
    }
  }

  @Test("a placeholder with attributes is as faint as one without, unless it has a colour")
  func placeholder() {
    HeadlessRuntime().runMain {
      let plain = darkest(NSAttributedString(string: "HH"))
      #expect(plain > 0.6)
      #expect(darkest(NSAttributedString(string: "HH", attributes: [.foregroundColor: UIColor.black])) < 0.1)
      #expect(darkest(NSAttributedString(string: "HH", attributes: [.kern: 2])) == plain)
    }
  }

  /// The darkest that a field with such a placeholder has, 0 for black.
  private func darkest(_ placeholder: NSAttributedString) -> Double {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    field.backgroundColor = .white
    field.attributedPlaceholder = placeholder
    let picture = field.image(scale: 1)?.cgImage
    let reds = (0..<60).flatMap { x in (0..<30).map { picture?.color(x: x, y: $0).components?[0] ?? 1 } }
    return Double(reds.min() ?? 1)
  }

  @Test("a colour's parts, and a bar's own item")
  func values() {
    let color = CIColor(color: UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5))
    #expect([color.red, color.green, color.blue, color.alpha] == [0.25, 0.5, 0.75, 0.5])
    #expect(UIColor(ciColor: color).cgColor.alpha == 0.5)
    HeadlessRuntime().runMain {
      let item = UITabBarItem(tabBarSystemItem: .search, tag: 4)
      #expect(item.title == "Search" && item.tag == 4)
    }
  }
}
