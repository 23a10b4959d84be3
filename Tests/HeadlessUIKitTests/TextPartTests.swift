import Foundation
import HeadlessUIKit
import Testing

@Suite("Parts of a text, and what few say of taps and layers") struct TextPartTests {
  private func part(
    _ granularity: UITextGranularity, at offset: Int, _ direction: UITextStorageDirection = .forward
  ) -> String? {
    var found: String?
    HeadlessRuntime().runMain {
      let view = UITextView()
      view.text = "One two, 3x.\nMore"
      guard let place = view.position(from: view.beginningOfDocument, offset: offset) else { return }
      let range = view.tokenizer.rangeEnclosingPosition(place, with: granularity, inDirection: .storage(direction))
      found = range.flatMap { view.text(in: $0) }
    }
    return found
  }

  @Test("words, sentences and paragraphs are found around a place") func parts() {
    #expect(part(.word, at: 5) == "two" && part(.word, at: 7) == nil && part(.word, at: 7, .backward) == "two")
    #expect(part(.word, at: 9) == "3x" && part(.character, at: 0) == "O")
    #expect(part(.sentence, at: 2) == "One two, 3x" && part(.paragraph, at: 2) == "One two, 3x.\n")
    #expect(part(.line, at: 14) == "More" && part(.document, at: 1)?.count == 17)
    #expect(
      part(.word, at: 17) == nil && part(.word, at: 17, .backward) == "More" && part(.word, at: 0, .backward) == nil)
  }

  private final class Listener: UITextInputDelegate {
    func selectionWillChange(_ textInput: (any UITextInput)?) {}
    func selectionDidChange(_ textInput: (any UITextInput)?) {}
    func textWillChange(_ textInput: (any UITextInput)?) {}
    func textDidChange(_ textInput: (any UITextInput)?) {}
  }

  @Test("what is kept is kept, and nobody is kept alive") func kept() {
    HeadlessRuntime().runMain {
      let (field, tap, layer) = (UITextField(), UITapGestureRecognizer(), CALayer())
      var listener: Listener? = Listener()
      field.inputDelegate = listener
      #expect(field.inputDelegate === listener)
      listener = nil
      field.unmarkText()
      #expect(field.inputDelegate == nil && tap.buttonMaskRequired == .primary)
      tap.buttonMaskRequired = .secondary
      layer.contentsFormat = .gray8Uint
      #expect(tap.buttonMaskRequired == .secondary && layer.contentsFormat == .gray8Uint)
      let view = UIView()
      view.addInteraction(UIPointerInteraction(delegate: nil))
      #expect(view.interactions.first?.view === view && !ProcessInfo.processInfo.isLowPowerModeEnabled)
    }
  }

  @Test("menus are told apart, springs move, and effects have styles") func menus() {
    #expect(UIMenu(title: "a", image: nil, identifier: UIMenu.Identifier("b")).identifier.rawValue == "b")
    #expect(UIMenu(title: "a").identifier != UIMenu(title: "a").identifier)
    let effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark), style: .fill)
    #expect(effect.style == .fill && UIVibrancyEffect(blurEffect: effect.blurEffect).style == nil)
    HeadlessRuntime().runMain {
      let view = UIView()
      UIView.animate(springDuration: 0.3, bounce: 0.2) { view.alpha = 0.5 }
      #expect(view.alpha == 0.5)
    }
  }

  @Test("earlier names of fonts' attributes and features") func fonts() {
    let feature: [String: Any] = [
      UIFontFeatureTypeIdentifierKey: kLowerCaseType, UIFontFeatureSelectorIdentifierKey: kLowerCaseSmallCapsSelector,
    ]
    let plain = UIFont.systemFont(ofSize: 12).fontDescriptor
    #expect(plain.addingAttributes([UIFontDescriptorFeatureSettingsAttribute: [feature]]).pointSize == 12)
    #expect(UIFontDescriptor(fontAttributes: [UIFontDescriptorSizeAttribute: 30.0]).pointSize == 30)
    let bold = plain.addingAttributes([UIFontDescriptorTraitsAttribute: [UIFontWeightTrait: UIFontWeightBold]])
    #expect(bold.symbolicTraits.contains(.traitBold) && UIFontWeight.self == UIFont.Weight.self)
    #expect(UIDeviceOrientationIsLandscape(.landscapeLeft) && !UIInterfaceOrientationIsLandscape(.portrait))
    #expect(kUTTypeImage as String == UTType.image.identifier && UTType("a")?.identifier == "a")
  }
}
