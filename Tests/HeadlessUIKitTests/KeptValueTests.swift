import Foundation
import HeadlessUIKit
import Testing

/// What has no meaning without a screen is kept for whoever asks.
@Suite("Values that are kept") struct KeptValueTests {
  @Test("how a layer is shown, also of a copy")
  func layer() {
    let layer = CALayer()
    #expect(layer.rasterizationScale == 1 && !layer.shouldRasterize && layer.isDoubleSided && layer.allowsGroupOpacity)
    layer.shouldRasterize = true
    layer.rasterizationScale = 3
    layer.isDoubleSided = false
    layer.magnificationFilter = .nearest
    layer.edgeAntialiasingMask = [.layerLeftEdge]
    let copy = CALayer(layer: layer)
    #expect(copy.shouldRasterize && copy.rasterizationScale == 3 && !copy.isDoubleSided)
    #expect(copy.magnificationFilter == .nearest && copy.minificationFilter == .linear)
    #expect(copy.edgeAntialiasingMask == .layerLeftEdge)
  }

  @Test("how lines of a paragraph are broken, also of a copy, which is another one then") func strategy() {
    let style = NSMutableParagraphStyle()
    style.lineBreakStrategy = [.pushOut, .hangulWordPriority]
    let copy = style.mutableCopy() as? NSMutableParagraphStyle
    #expect(copy?.lineBreakStrategy == [.pushOut, .hangulWordPriority] && copy == style)
    copy?.lineBreakStrategy = []
    #expect(copy != style && NSParagraphStyle.default.lineBreakStrategy == [])
    #expect(NSAttributedString.Key.verticalGlyphForm.rawValue == "CTVerticalForms")
  }

  @Test("how a button's symbol is drawn; a state without any has the normal one's")
  func symbols() {
    HeadlessRuntime().runMain {
      let button = UIButton()
      button.setPreferredSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 40), forImageIn: .normal)
      #expect(button.preferredSymbolConfigurationForImage(in: .selected)?.pointSize == 40)
    }
  }

  @Test("every family has its four fonts, by the names that they are made by")
  func families() {
    #expect(UIFont.familyNames.contains(UIFont.systemFont(ofSize: 1).familyName))
    let names = UIFont.fontNames(forFamilyName: "Lato")
    #expect(names == ["Lato", "Lato-Bold", "Lato-Italic", "Lato-BoldItalic"])
    #expect(names.map { UIFont(name: $0, size: 10)?.fontName } == names)
    #expect(UIFont.fontNames(forFamilyName: "").isEmpty)
  }

  #if os(Linux)
    @Test("a font is registered if its file is there")
    func registered() {
      let here = URL(fileURLWithPath: #filePath) as CFURL
      #expect(CTFontManagerRegisterFontsForURL(here, .process, nil))
      #expect(!CTFontManagerRegisterFontsForURL(here.appendingPathComponent("a"), .process, nil))
    }
  #endif

  @Test("layouts are objects as all of UIKit's are")
  func objects() {
    let layout: Any = UICollectionViewFlowLayout()
    #expect(layout is NSObject && UISelectionFeedbackGenerator() as Any is NSObject)
  }
}
