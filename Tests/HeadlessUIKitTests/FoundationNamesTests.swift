import Foundation
import HeadlessUIKit
import Testing

/// `NSTextCheckingResult.CheckingType.link` as whoever uses a detector writes it: Foundation deprecates the name on Linux.
private enum CheckingTypes {
  static let link = named(NSTextCheckingResult.CheckingType.self)
  private static func named<Type: NamesLinks>(_ type: Type.Type) -> Type { Type.link }
}

private protocol NamesLinks { static var link: Self { get } }
extension NSTextCheckingResult.CheckingType: NamesLinks {}

@Suite("What Foundation lacks here") struct FoundationNamesTests {
  @Test("addresses are found in text, without the full stop behind them")
  func links() throws {
    let detector = try NSDataDetector(types: CheckingTypes.link.rawValue)
    let text = "See https://a.org/b?c=1. Or www.d.org, or mail e@f.org!"
    let matches = detector.matches(in: text, range: NSRange(location: 0, length: text.utf16.count))
    #expect(
      matches.map { $0.url?.absoluteString } == ["https://a.org/b?c=1", "http://www.d.org", "mailto:e@f.org"])
    #expect(matches.allSatisfy { $0.resultType == CheckingTypes.link })
    let second = try #require(matches.dropFirst().first)
    #expect((text as NSString).substring(with: second.range) == "www.d.org")
    #expect(try NSDataDetector(types: 0).firstMatch(in: text, range: NSRange(location: 0, length: 5)) == nil)
  }

  @Test("whoever looks for everything finds links too")
  func allTypes() throws {
    let detector = try NSDataDetector(types: NSTextCheckingAllSystemTypes)
    #expect(detector.numberOfMatches(in: "see www.a.org", range: NSRange(location: 0, length: 13)) == 1)
    #expect(NSTextCheckingAllTypes == NSTextCheckingAllSystemTypes | NSTextCheckingAllCustomTypes)
  }

  @Test("what measures a picture is a number as others are")
  func numbers() {
    #expect(CGFloat(2.5) as NSNumber == 2.5)
    let any: Any = NSNumber(value: 3)
    #expect(any as? CGFloat == 3)
    #expect((["a": CGFloat(4)] as NSDictionary)["a"] as? NSNumber == 4)
  }

  @Test("an index path's parts can be set, and the older kind has them too")
  func indexPaths() {
    var path = IndexPath(row: 2, section: 1)
    path.row = 5
    path.section = 0
    #expect(path == IndexPath(item: 5, section: 0))
    #expect(NSIndexPath(row: 3, section: 4) as IndexPath == IndexPath(item: 3, section: 4))
  }

  @Test("attributed strings can be empty")
  func emptyText() {
    let text = NSMutableAttributedString()
    text.append(NSAttributedString(string: "a"))
    #expect(text.string == "a")
  }

  @Test("selectors of one name are equal")
  func selectors() {
    #expect(Selector("a") == Selector("a"))
    #expect(Selector("a") != Selector("b"))
    #expect(NSStringFromSelector(NSSelectorFromString("c")) == "c")
  }

  @Test("literals of colours and pictures are what was registered, or nothing")
  func literals() {
    UIImage.register(UIImage(systemName: "star"), named: "FoundationNamesTests")
    defer { UIImage.register(nil, named: "FoundationNamesTests") }
    let image: UIImage = #imageLiteral(resourceName: "FoundationNamesTests")
    #expect(image.size.width == 20)
    let color: UIColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(color == UIColor.red)
  }

  @Test("only the masked corners are round")
  func corners() {
    HeadlessRuntime().runMain {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      view.backgroundColor = .red
      view.layer.cornerRadius = 10
      view.layer.maskedCorners = [.layerMinXMinYCorner]
      let picture = view.image(scale: 1)
      #expect(picture?.cgImage?.color(x: 0, y: 0).alpha == 0)
      #expect(picture?.cgImage?.color(x: 19, y: 0).alpha == 1)
      #expect(picture?.cgImage?.color(x: 19, y: 19).alpha == 1)
    }
  }

  private final class Pump: NSObject {}

  @Test("a class says what it is called, wherever it is declared")
  func classNames() {
    #expect(Pump.description() == "HeadlessUIKitTests.FoundationNamesTests.Pump")
    #expect(UIView.description() == "HeadlessUIKit.UIView" && nameOfClass(UIView.self) == UIView.description())
  }
}
