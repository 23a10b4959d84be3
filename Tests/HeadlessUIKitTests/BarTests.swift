import Foundation
import HeadlessUIKit
import Testing

@Suite("What bars are told") struct BarTests {
  @Test("the background of a bar is one of three kinds")
  func looks() {
    let looks = UINavigationBarAppearance()
    looks.configureWithOpaqueBackground()
    #expect(looks.backgroundColor == .systemBackground && looks.backgroundEffect == nil && looks.shadowColor != nil)
    looks.configureWithTransparentBackground()
    #expect(looks.backgroundColor == nil && looks.shadowColor == nil)
    looks.configureWithDefaultBackground()
    #expect(looks.backgroundColor == nil && looks.backgroundEffect != nil)
    #expect(UIBarAppearance(barAppearance: looks).backgroundEffect === looks.backgroundEffect)
  }

  @Test("the look of a bar is made when it is asked for, and is the same from then on")
  func standard() {
    HeadlessRuntime().runMain {
      let (bar, tabs) = (UINavigationBar(), UITabBar())
      bar.standardAppearance.titleTextAttributes = [.kern: 2]
      #expect(bar.standardAppearance.titleTextAttributes[.kern] as? Int == 2)
      #expect(tabs.standardAppearance === tabs.standardAppearance)
    }
  }
}
