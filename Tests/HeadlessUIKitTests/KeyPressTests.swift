import Foundation
import HeadlessUIKit
import Testing

@Suite("Keys that are pressed") struct KeyPressTests {
  private final class Game: UIViewController {
    var said: [String] = []
    var command: UIKeyCommand?
    override var keyCommands: [UIKeyCommand]? { command.map { [$0] } }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      said.append("began \(presses.first?.key?.characters ?? "none") \(event?.allPresses == presses)")
      super.pressesBegan(presses, with: event)
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      said.append("ended \(presses.first?.key?.keyCode == .keyboardUpArrow)")
    }
    func save() { said.append("save") }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { true }
  }

  private final class Board: UIView {
    var keys: [UIKeyboardHIDUsage] = []
    var passesOn = true
    override var canBecomeFirstResponder: Bool { true }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      keys += presses.compactMap { $0.key?.keyCode }
      if passesOn { super.pressesBegan(presses, with: event) }
    }
  }

  private func stage(_ body: (UIWindow, Game, Board) -> Void) {
    HeadlessRuntime().runMain {
      let (window, game, board) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Game(), Board())
      window.rootViewController = game
      window.makeKeyAndVisible()
      game.view.addSubview(board)
      body(window, game, board)
    }
  }

  @Test("the first responder hears of them, and those further up as far as it lets them") func responder() {
    stage { window, game, board in
      board.becomeFirstResponder()
      window.press("a", modifierFlags: .shift)
      #expect(board.keys == [.keyboardA] && game.said == ["began A true", "ended false"])
      board.passesOn = false
      window.press(UIKeyCommand.inputUpArrow)
      #expect(board.keys.last == .keyboardUpArrow && game.said.last == "ended true" && game.said.count == 3)
    }
  }

  @Test("without a first responder it is the controller in front") func controller() {
    stage { window, game, board in
      window.press("\n")
      #expect(board.keys.isEmpty && game.said.first == "began \n true")
    }
  }

  @Test("a command takes them") func command() {
    stage { window, game, board in
      game.command = UIKeyCommand(action: Selector(Game.save), input: "s", modifierFlags: .command)
      board.becomeFirstResponder()
      window.press("s", modifierFlags: .command)
      #expect(game.said == ["save"] && board.keys.isEmpty)
      window.press("s")
      #expect(board.keys == [.keyboardS])
    }
  }

  /// Lets only small letters be typed, and nothing be deleted.
  private final class Small: NSObject, UITextFieldDelegate {
    var returns = 0
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { !string.isEmpty && string == string.lowercased() }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      returns += 1
      return true
    }
  }

  @Test("they type into a field, as far as its delegate lets them") func typing() {
    stage { window, game, _ in
      let (field, small) = (UITextField(frame: .zero), Small())
      game.view.addSubview(field)
      field.becomeFirstResponder()
      for key in ["a", "b"] { window.press(key) }
      window.press("c", modifierFlags: .shift)
      window.press("d", modifierFlags: .command)
      #expect(field.text == "abC")
      field.delegate = small
      window.press("d")
      window.press("E")
      window.press(UIKeyCommand.inputDelete)
      window.press("\r")
      #expect(field.text == "abCd" && small.returns == 1)
      window.press("e")
      #expect(field.text == "abCde")
    }
  }

  @Test("arrows move the cursor, and a key deletes what is before it") func editing() {
    stage { window, game, _ in
      let view = UITextView(frame: .zero)
      game.view.addSubview(view)
      view.becomeFirstResponder()
      for key in ["a", "b", "\r", UIKeyCommand.inputLeftArrow, "\u{8}", UIKeyCommand.inputPageUp] { window.press(key) }
      #expect(view.text == "a\n" && view.selectedRange.location == 1)
      for key in [UIKeyCommand.inputRightArrow, UIKeyCommand.inputRightArrow, "c"] { window.press(key) }
      for key in [UIKeyCommand.inputUpArrow, UIKeyCommand.inputLeftArrow, UIKeyCommand.inputDelete] {
        window.press(key)
      }
      #expect(view.text == "a\nc" && view.selectedRange.location == 0)
    }
  }

  private final class Digits: UIView, UIKeyInput {
    var text = ""
    override var canBecomeFirstResponder: Bool { true }
    var hasText: Bool { !text.isEmpty }
    func insertText(_ text: String) { self.text += text }
    func deleteBackward() { text.removeLast() }
  }

  @Test("a view of one's own that takes text gets it") func ownInput() {
    stage { window, game, _ in
      let digits = Digits(frame: .zero)
      game.view.addSubview(digits)
      digits.becomeFirstResponder()
      for key in ["1", "2", UIKeyCommand.inputUpArrow, UIKeyCommand.inputDelete] { window.press(key) }
      #expect(digits.text == "1")
    }
  }
}
