import Foundation

extension UITableViewCell: ConfiguredView {
  var shownContent: UIView {
    get { contentView }
    set { contentView = newValue }
  }
  func tellUpdateHandler(_ state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }

  /// Whether both follow the state of the cell by themselves.
  public var automaticallyUpdatesContentConfiguration: Bool {
    get { parts.updatesContent }
    set { parts.updatesContent = newValue }
  }
  public var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { parts.updatesBackground }
    set { parts.updatesBackground = newValue }
  }
}

extension UITableViewHeaderFooterView: ConfiguredView {
  var shownContent: UIView {
    get { contentView }
    set { contentView = newValue }
  }
  func tellUpdateHandler(_ state: UIViewConfigurationState) { configurationUpdateHandler?(self, state) }
}
