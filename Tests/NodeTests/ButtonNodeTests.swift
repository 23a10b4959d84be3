import AsyncDisplayKit
import Testing

@Suite struct ButtonNodeTests {
  @Test func titleAndPictureStandSideBySide() {
    let button = button()
    button.setImage(square(20), for: .normal)
    #expect(button.fit(width: 200) == CGSize(width: 48, height: 20))
    #expect(button.imageNode.frame(in: button) == CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(button.titleNode.frame(in: button) == CGRect(x: 28, y: 5, width: 20, height: 10))
  }

  @Test func thePictureCanComeLast() {
    let button = button()
    button.setImage(square(20), for: .normal)
    button.imageAlignment = .end
    button.contentSpacing = 2
    _ = button.fit(width: 200)
    #expect(button.imageNode.frame(in: button) == CGRect(x: 22, y: 0, width: 20, height: 20))
  }

  @Test func whatChangesItsLayoutHasItMeasuredAnewAndAnEmptyTitleTakesNoRoom() {
    let button = button()
    button.setImage(square(20), for: .normal)
    #expect(button.fit(width: 200).width == 48)
    button.contentSpacing = 2
    #expect(button.fit(width: 200).width == 42)
    button.laysOutHorizontally = false
    #expect(button.fit(width: 200) == CGSize(width: 20, height: 32))
    button.setAttributedTitle(NSAttributedString(string: ""), for: .normal)
    #expect(button.fit(width: 200) == CGSize(width: 20, height: 20))
  }

  @Test func oneAboveTheOtherWithinInsets() {
    let button = button()
    button.setImage(square(20), for: .normal)
    button.laysOutHorizontally = false
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(button.fit(width: 200) == CGSize(width: 26, height: 42))
  }

  @Test func theBackgroundIsBehindAndAddsNoSize() {
    let button = button()
    button.setBackgroundImage(square(50), for: .normal)
    #expect(button.fit(width: 200) == CGSize(width: 20, height: 10))
    #expect(button.backgroundImageNode.frame(in: button) == CGRect(x: 0, y: 0, width: 20, height: 10))
  }

  @Test func eachStateHasItsLookAndFallsBackToTheNormalOne() {
    let button = button()
    button.setAttributedTitle(ten("selected"), for: .selected)
    button.setAttributedTitle(ten("off"), for: .disabled)
    button.isSelected = true
    #expect(button.titleNode.attributedText?.string == "selected")
    button.isHighlighted = true
    #expect(button.titleNode.attributedText?.string == "selected")
    button.isEnabled = false
    #expect(button.titleNode.attributedText?.string == "off")
    (button.isEnabled, button.isSelected) = (true, false)
    #expect(button.titleNode.attributedText?.string == "ab")
  }

  @Test func aFingerIsSeenBeforeASelectionAndBothBeforeEither() {
    let button = button()
    button.setAttributedTitle(ten("selected"), for: .selected)
    button.setAttributedTitle(ten("pressed"), for: .highlighted)
    (button.isSelected, button.isHighlighted) = (true, true)
    #expect(button.titleNode.attributedText?.string == "pressed")
    button.setAttributedTitle(ten("both"), for: [.selected, .highlighted])
    #expect(button.titleNode.attributedText?.string == "both")
    button.isHighlighted = false
    #expect(button.titleNode.attributedText?.string == "selected")
    button.isEnabled = false
    #expect(button.titleNode.attributedText?.string == "selected")
  }

  @Test func whatIsReadOutIsTheTitleThatIsSeen() {
    let button = button()
    button.setAttributedTitle(ten("selected"), for: .selected)
    #expect(button.accessibilityLabel == "ab")
    button.isSelected = true
    #expect(button.accessibilityLabel == "selected")
    button.accessibilityLabel = "mine"
    button.setImage(square(5), for: .highlighted)
    button.isHighlighted = true
    #expect(button.accessibilityLabel == "mine")
  }

  @Test func itSaysThatItIsAButtonAndWhetherItWorks() {
    let button = button()
    #expect(button.isAccessibilityElement)
    #expect(button.accessibilityTraits == .button && button.accessibilityLabel == "ab")
    button.isEnabled = false
    #expect(button.accessibilityTraits == [.button, .notEnabled])
    button.isEnabled = true
    #expect(button.accessibilityTraits == .button)
  }

  @Test func aTitleWithoutRoomMakesRoomForThePicture() {
    let button = ASButtonNode()
    button.setTitle("abcdefgh", with: UIFont.systemFont(ofSize: 10), with: .red, for: .normal)
    button.setImage(square(20), for: .normal)
    #expect(button.fit(width: 60).width <= 60)
    #expect(button.imageNode.frame(in: button)?.width == 20)
    #expect(button.titleNode.frame(in: button).map { $0.minX == 28 && $0.maxX <= 60 } == true)
  }

  private func button() -> ASButtonNode {
    let button = ASButtonNode()
    button.setTitle("ab", with: UIFont.systemFont(ofSize: 10), with: .red, for: .normal)
    return button
  }
}

func square(_ side: CGFloat, _ color: UIColor = .red) -> UIImage {
  let format = UIGraphicsImageRendererFormat()
  format.scale = 1
  return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image { context in
    color.setFill()
    context.fill(CGRect(x: 0, y: 0, width: side, height: side))
  }
}

extension ASDisplayNode {
  /// Where the last measured layout of another node places this one.
  func frame(in node: ASDisplayNode) -> CGRect? {
    node.calculatedLayout?.sublayouts.first { $0.layoutElement === self }?.frame
  }
}
