import Foundation
import HeadlessUIKit
import Testing

@Suite("Names of earlier days") struct EarlierNamesTests {
  @Test("they mean what they meant: the values are UIKit's")
  func values() {
    #expect(NSUnderlineStyle.styleNone.rawValue == 0 && NSUnderlineStyle.styleSingle.rawValue == 1)
    #expect(Notification.Name.UIKeyboardWillShow.rawValue == "UIKeyboardWillShowNotification")
    #expect(UITableViewAutomaticDimension == -1)
    #expect(kCAFillModeBoth.rawValue == "both" && kCATransitionMoveIn.rawValue == "moveIn")
  }

  @Test("a text is the collection of its characters that it once had")
  func characters() {
    #expect("añ".characters.count == 2 && "abc".dropFirst().characters == "bc")
  }
}
