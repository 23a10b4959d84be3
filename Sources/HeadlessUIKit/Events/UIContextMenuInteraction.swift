import Foundation

/// Whoever is told that a menu comes or goes can have things done with it. Main only.
public protocol UIContextMenuInteractionAnimating: AnyObject {
  /// What is shown beside the menu; nil if the view itself is.
  var previewViewController: UIViewController? { get }
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}

/// What becomes of the preview that somebody has touched.
public enum UIContextMenuInteractionCommitStyle: Int, Hashable, Sendable {
  case dismiss
  case pop
}

public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// Says which menu a press asks for, and is told what becomes of it. Main only.
public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// Nil for none.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Somebody has touched the preview.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
}

extension UIContextMenuInteractionDelegate {
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
}

/// Has a menu come up at a long press. Nobody presses long here: ``menu(at:)`` does.
open class UIContextMenuInteraction: ViewInteraction {
  open weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// Whose menu is up, and what is shown beside it.
  private var shown: (configuration: UIContextMenuConfiguration, preview: UIViewController?)?

  public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }

  /// Presses on a point of the view. A menu that is up goes before.
  ///
  /// - Returns: the menu that comes up; nil if none does.
  open func menu(at location: CGPoint) -> UIMenu? {
    dismissMenu()
    guard view != nil,
      let configuration = delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: location)
    else { return nil }
    let menu = configuration.actions?([])
    let preview = configuration.preview?()
    guard menu != nil || preview != nil else { return nil }
    shown = (configuration, preview)
    MenuAnimator.perform(preview) {
      delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: $0)
    }
    return menu
  }

  /// The menu that is up goes.
  open func dismissMenu() {
    guard let (configuration, preview) = shown else { return }
    shown = nil
    MenuAnimator.perform(preview) {
      delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: $0)
    }
  }

  /// Touches the preview beside the menu that is up: both go. Nothing happens where there is none.
  open func commitPreview() {
    guard let (configuration, preview) = shown, preview != nil else { return }
    MenuAnimator.perform(preview) {
      delegate?.contextMenuInteraction(self, willPerformPreviewActionForMenuWith: configuration, animator: $0)
    }
    dismissMenu()
  }
}

/// Nothing moves here, so what is to be done with a menu is done when whoever asks for it has been heard.
private final class MenuAnimator: UIContextMenuInteractionCommitAnimating {
  let previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  private init(_ preview: UIViewController?) { previewViewController = preview }

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  static func perform(_ preview: UIViewController?, _ tell: (MenuAnimator) -> Void) {
    let animator = MenuAnimator(preview)
    tell(animator)
    for work in animator.animations + animator.completions { work() }
  }
}
