import Foundation

/// What the user can do to a row by swiping it, in the form that ``UIContextualAction`` took the place of.
open class UITableViewRowAction: NSObject, NSCopying {
  public enum Style: Int, Hashable, Sendable {
    case destructive
    case normal
    public static let `default` = Style.destructive
  }

  public typealias Handler = (UITableViewRowAction, IndexPath) -> Void

  public let style: Style
  let handler: Handler
  open var title: String?
  open var backgroundColor: UIColor?
  /// Behind the row; kept only, nothing is blurred.
  open var backgroundEffect: UIVisualEffect?

  public required init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self(style: style, title: title, handler: handler)
    (copy.backgroundColor, copy.backgroundEffect) = (backgroundColor, backgroundEffect)
    return copy
  }

  /// The same in the newer form.
  func contextual(at indexPath: IndexPath) -> UIContextualAction {
    let action = UIContextualAction(style: style == .destructive ? .destructive : .normal, title: title) { _, _, done in
      self.handler(self, indexPath)
      done(true)
    }
    action.backgroundColor = backgroundColor
    return action
  }
}

/// From which end of a row the user swipes.
public enum SwipedEnd: Hashable, Sendable {
  case leading
  case trailing
}

extension UITableView {
  /// What the user sees who swipes a row with a cell, for programs that play the user; none if the row may not be edited.
  public func swipeRow(at indexPath: IndexPath, from end: SwipedEnd = .trailing) -> [UIContextualAction] {
    guard requireMain(.viewOnMain, "swipeRow(at:from:)"), let delegate, content != nil else { return [] }
    guard dataSource?.tableView(self, canEditRowAt: indexPath) != false else { return [] }
    return actions(of: delegate, at: indexPath, from: end)
  }

  /// - Parameter delegate: the one of a table of cells, or of the node that fills the table.
  package func actions(
    of delegate: any CommonTableDelegate, at indexPath: IndexPath, from end: SwipedEnd
  ) -> [UIContextualAction] {
    switch end {
    case .leading:
      return delegate.tableView(self, leadingSwipeActionsConfigurationForRowAt: indexPath)?.actions ?? []
    case .trailing:
      if let shown = delegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: indexPath) {
        return shown.actions
      }
      return delegate.tableView(self, editActionsForRowAt: indexPath)?.map { $0.contextual(at: indexPath) } ?? []
    }
  }
}
