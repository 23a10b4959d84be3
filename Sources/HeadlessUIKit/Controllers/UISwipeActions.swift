import Foundation

/// What the user can do to a row by swiping it. Nobody swipes here: ``UITableView/swipeRow(at:from:)`` says what a swipe would show, and
/// ``perform(in:completion:)`` does what the user would have chosen of it.
open class UIContextualAction: NSObject {
  public enum Style: Int, Hashable, Sendable {
    case normal
    case destructive
  }

  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  public let style: Style
  public let handler: Handler
  open var title: String?
  open var backgroundColor: UIColor?
  open var image: UIImage?

  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
  }

  /// - Parameter completion: told whether it was done.
  open func perform(in view: UIView, completion: @escaping (Bool) -> Void = { _ in }) {
    handler(self, view, completion)
  }
}

/// The actions that a swipe shows.
open class UISwipeActionsConfiguration: NSObject {
  public let actions: [UIContextualAction]
  open var performsFirstActionWithFullSwipe = true

  public init(actions: [UIContextualAction]) { self.actions = actions }
}
