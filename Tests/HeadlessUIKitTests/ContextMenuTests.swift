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

  private final class Teller: UIContextMenuInteractionDelegate {
    var told: [String] = []
    var preview: (() -> UIViewController?)?
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(identifier: nil, previewProvider: preview) { _ in UIMenu(title: "menu") }
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      animator?.addCompletion { self.told.append("shown") }
      animator?.addAnimations { self.told.append("moves") }
      told.append("comes")
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { told.append("goes") }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      animator.addCompletion { self.told.append("opened \(animator.previewViewController?.title ?? "?")") }
    }
  }

  @Test("the delegate hears of a menu that comes and goes, and of a touch on its preview, and has things done with it")
  func told() {
    HeadlessRuntime().runMain {
      let (view, teller) = (UIView(), Teller())
      let interaction = UIContextMenuInteraction(delegate: teller)
      view.addInteraction(interaction)
      _ = interaction.menu(at: .zero)
      #expect(teller.told == ["comes", "moves", "shown"])
      interaction.commitPreview()
      _ = interaction.menu(at: .zero)
      #expect(teller.told.dropFirst(3) == ["goes", "comes", "moves", "shown"])
      teller.preview = {
        let controller = UIViewController()
        controller.title = "page"
        return controller
      }
      teller.told = []
      _ = interaction.menu(at: .zero)
      interaction.commitPreview()
      interaction.dismissMenu()
      #expect(teller.told == ["goes", "comes", "moves", "shown", "opened page", "goes"])
    }
  }
}
