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
}
