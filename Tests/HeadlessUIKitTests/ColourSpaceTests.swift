import Foundation
import HeadlessUIKit
import Testing

@Suite("Spaces of colours") struct ColourSpaceTests {
  @Test("a space has the name that it was made by, and a model")
  func names() {
    let wide = CGColorSpace(name: CGColorSpace.displayP3)
    #expect(wide?.name == CGColorSpace.displayP3 && wide?.isWideGamutRGB == true && wide?.numberOfComponents == 3)
    #expect(CGColorSpace(name: CGColorSpace.linearGray)?.model == .monochrome)
    #expect(CGColorSpace(name: "tank") == nil)
    #expect(CGColorSpaceCreateDeviceRGB().name == nil && CGColorSpaceCreateDeviceRGB() == CGColorSpaceCreateDeviceRGB())
    #expect(
      CGColorSpaceCreateDeviceGray().numberOfComponents == 1 && CGColorSpaceCreateDeviceCMYK().numberOfComponents == 4)
  }

  @Test("a colour is made of the numbers of a space")
  func colours() {
    let red = CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: [1, 0, 0, 0.5])
    #expect(red?.components == [1, 0, 0, 0.5])
    #expect(
      CGColor(colorSpace: CGColorSpaceCreateDeviceGray(), components: [0.2, 1])?.components == [0.2, 0.2, 0.2, 1])
    #expect(CGColor(colorSpace: CGColorSpaceCreateDeviceCMYK(), components: [0, 0, 0, 0, 1]) == nil)
    let same = red?.converted(to: CGColorSpaceCreateDeviceGray(), intent: .defaultIntent, options: nil)
    #expect(same == red && red?.colorSpace?.name == CGColorSpace.sRGB)
  }

  @Test("glass is kept as a value")
  func glass() {
    HeadlessRuntime().runMain {
      let effect = UIGlassEffect(style: .clear)
      effect.isInteractive = true
      let view = UIVisualEffectView(effect: effect)
      #expect(
        (view.effect as? UIGlassEffect)?.style == .clear && (view.effect as? UIGlassEffect)?.isInteractive == true)
    }
  }
}
