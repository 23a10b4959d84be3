import Foundation

/// Says that a list is being fetched anew. In place of a finger ``pull()`` begins it.
open class UIRefreshControl: UIControl {
  override var primaryEvent: Event { .valueChanged }
  open private(set) var isRefreshing = false
  open var attributedTitle: NSAttributedString?

  /// As large as it wants to be, where a list has it.
  public init() { super.init(frame: .zero) }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func beginRefreshing() { isRefreshing = true }
  open func endRefreshing() { isRefreshing = false }

  /// Begins refreshing and tells who wants to know, as pulling the list down does.
  open func pull() {
    guard isEnabled, !isRefreshing else { return }
    beginRefreshing()
    sendActions(for: .valueChanged)
  }
}
