import Foundation

/// Views of headings that are used again, and the classes that others are made of.
struct TableHeadingReuse {
  private var classes: [String: UITableViewHeaderFooterView.Type] = [:]
  private var idle: [String: [UITableViewHeaderFooterView]] = [:]

  /// - Parameter type: nil for none any more.
  mutating func register(_ type: UITableViewHeaderFooterView.Type?, as identifier: String) {
    classes[identifier] = type
  }

  /// A view that is not used any more, or a new one.
  mutating func take(_ identifier: String, in runtime: HeadlessRuntime) -> UITableViewHeaderFooterView? {
    if let view = idle[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    guard let type = classes[identifier] else { return nil }
    return UIView.made(by: runtime) { type.init(reuseIdentifier: identifier) }
  }

  /// Keeps a view for the next who asks for one.
  mutating func keep(_ view: UIView) {
    guard let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier else { return }
    idle[identifier, default: []].append(view)
  }
}
