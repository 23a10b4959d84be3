import Foundation
import HeadlessUIKit
import Testing

@Suite("Rows that are edited") struct RowEditingTests {
  private final class Row: UITableViewCell {
    var said: [String] = []
    override var reuseIdentifier: String? { "own" }
    override var indentationLevel: Int { didSet { said.append("level \(indentationLevel)") } }
    override func willTransition(to state: UITableViewCell.StateMask) {
      super.willTransition(to: state)
      said.append("will \(state.rawValue), is edited: \(isEditing)")
    }
    override func didTransition(to state: UITableViewCell.StateMask) {
      super.didTransition(to: state)
      said.append("did \(state.rawValue), is edited: \(isEditing)")
    }
  }

  @Test("a row hears of its state before and after it has it, and not of the one it has") func states() {
    HeadlessRuntime().runMain {
      let row = Row(style: .default, reuseIdentifier: "given")
      row.setEditing(true, animated: true)
      row.setEditing(true, animated: false)
      #expect(row.said == ["will 1, is edited: false", "did 1, is edited: true"])
      #expect(row.editingStyle == .delete)
      row.isEditing = false
      #expect(row.said.suffix(2) == ["will 0, is edited: true", "did 0, is edited: false"])
      #expect(row.editingStyle == .none)
    }
  }

  @Test("a row has a name and an indentation of its own") func own() {
    HeadlessRuntime().runMain {
      let row = Row(style: .default, reuseIdentifier: "given")
      row.indentationLevel = 2
      #expect(row.said == ["level 2"] && row.reuseIdentifier == "own")
      #expect(UITableViewCell(style: .default, reuseIdentifier: "given").reuseIdentifier == "given")
    }
  }
}
