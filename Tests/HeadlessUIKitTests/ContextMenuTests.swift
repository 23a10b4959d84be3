import Foundation
import HeadlessUIKit
import Testing

@Suite("Context menus") struct ContextMenuTests {
  private final class Owner: UIContextMenuInteractionDelegate {
    var chosen: [String] = []
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      guard location.x < 50 else { return nil }
      return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
        let (copy, delete) = (
          UIAction(title: "Copy") { self.chosen.append($0.title) },
          UIAction(title: "Delete", attributes: [.destructive, .disabled]) { self.chosen.append($0.title) }
        )
        return UIMenu(title: "Edit", children: [copy, delete])
      }
    }
  }

  @Test("a press on a view asks for a menu where there is one, and what is disabled cannot be chosen")
  func menu() {
    HeadlessRuntime().runMain {
      let (view, other, owner) = (UIView(), UIView(), Owner())
      let interaction = UIContextMenuInteraction(delegate: owner)
      #expect(interaction.menu(at: .zero) == nil)
      view.addInteraction(interaction)
      #expect(interaction.menu(at: CGPoint(x: 60, y: 0)) == nil)
      let menu = interaction.menu(at: .zero)
      #expect(menu?.children.map(\.title) == ["Copy", "Delete"])
      for case let action as UIAction in menu?.children ?? [] { action.choose() }
      #expect(owner.chosen == ["Copy"])
      other.addInteraction(interaction)
      #expect(view.interactions.isEmpty && other.interactions.count == 1)
      #expect(interaction.view === other)
    }
  }
}
