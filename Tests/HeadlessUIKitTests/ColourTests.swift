import Foundation
import HeadlessUIKit
import Testing

@Suite("Colours") struct ColourTests {
  @Test(
    "a colour made of hue, saturation and brightness says them again, on either side of red",
    arguments: [0.02, 0.2, 0.45, 0.7, 0.98])
  func hue(hue: Double) {
    let color = UIColor(hue: CGFloat(hue), saturation: 0.5, brightness: 0.8, alpha: 0.25)
    var parts: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getHue(&parts.0, saturation: &parts.1, brightness: &parts.2, alpha: &parts.3)
    for (part, wanted) in zip([parts.0, parts.1, parts.2, parts.3], [CGFloat(hue), 0.5, 0.8, 0.25]) {
      #expect(abs(part - wanted) < 1e-9)
    }
  }

  @Test("a grey has neither hue nor saturation, and is white to some degree; no other colour is")
  func grey() {
    var parts: (hue: CGFloat, saturation: CGFloat, white: CGFloat) = (1, 1, 0)
    let grey = UIColor(white: 0.3, alpha: 1)
    grey.getHue(&parts.hue, saturation: &parts.saturation, brightness: nil, alpha: nil)
    #expect(parts.hue == 0 && parts.saturation == 0)
    #expect(grey.getWhite(&parts.white, alpha: nil) && parts.white == 0.3)
    #expect(!UIColor.red.getWhite(&parts.white, alpha: nil) && parts.white == 0.3)
  }

  @Test("a colour that depends on traits is another one for others, also where it is paler")
  func dynamic() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(color.red == 0 && color.resolvedColor(with: dark) == UIColor(white: 1, alpha: 1))
    #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)) == UIColor(white: 0, alpha: 1))
    #expect(color.withAlphaComponent(0.5).resolvedColor(with: dark) == UIColor(white: 1, alpha: 0.5))
    let nested = UIColor { _ in color }
    #expect(nested.resolvedColor(with: dark) == UIColor(white: 1, alpha: 1))
    #expect(UIColor.red.resolvedColor(with: dark) == .red)
  }
}
