import Foundation

/// A key, by the number that the standard of USB gives it: those of a board without extras.
public enum UIKeyboardHIDUsage: Int, Hashable, Sendable {
  case keyboardErrorRollOver = 1
  case keyboardA = 4
  case keyboardB, keyboardC, keyboardD, keyboardE, keyboardF, keyboardG, keyboardH, keyboardI, keyboardJ, keyboardK
  case keyboardL, keyboardM, keyboardN, keyboardO, keyboardP, keyboardQ, keyboardR, keyboardS, keyboardT, keyboardU
  case keyboardV, keyboardW, keyboardX, keyboardY, keyboardZ
  case keyboard1, keyboard2, keyboard3, keyboard4, keyboard5, keyboard6, keyboard7, keyboard8, keyboard9, keyboard0
  case keyboardReturnOrEnter, keyboardEscape, keyboardDeleteOrBackspace, keyboardTab, keyboardSpacebar
  case keyboardHyphen, keyboardEqualSign, keyboardOpenBracket, keyboardCloseBracket, keyboardBackslash
  case keyboardNonUSPound, keyboardSemicolon, keyboardQuote, keyboardGraveAccentAndTilde, keyboardComma
  case keyboardPeriod, keyboardSlash, keyboardCapsLock
  case keyboardHome = 74
  case keyboardPageUp, keyboardDeleteForward, keyboardEnd, keyboardPageDown
  case keyboardRightArrow, keyboardLeftArrow, keyboardDownArrow, keyboardUpArrow
  case keyboardLeftControl = 224
  case keyboardLeftShift, keyboardLeftAlt, keyboardLeftGUI
  case keyboardRightControl, keyboardRightShift, keyboardRightAlt, keyboardRightGUI

  private static let signs = Array("abcdefghijklmnopqrstuvwxyz1234567890\n\u{1B}\u{8}\t -=[]\\#;'`,./")
  private static let named: [String: UIKeyboardHIDUsage] = [
    UIKeyCommand.inputUpArrow: .keyboardUpArrow, UIKeyCommand.inputDownArrow: .keyboardDownArrow,
    UIKeyCommand.inputLeftArrow: .keyboardLeftArrow, UIKeyCommand.inputRightArrow: .keyboardRightArrow,
    UIKeyCommand.inputEscape: .keyboardEscape, UIKeyCommand.inputPageUp: .keyboardPageUp,
    UIKeyCommand.inputPageDown: .keyboardPageDown, UIKeyCommand.inputHome: .keyboardHome,
    UIKeyCommand.inputEnd: .keyboardEnd, UIKeyCommand.inputDelete: .keyboardDeleteForward,
    "\r": .keyboardReturnOrEnter,
  ]

  /// The key that types something; an error for what none of these does.
  init(input: String) {
    let known = Self.named.first { $0.key.lowercased() == input }?.value
    let typed = Self.signs.firstIndex { String($0) == input }.flatMap { Self(rawValue: 4 + $0) }
    self = known ?? typed ?? .keyboardErrorRollOver
  }
}
