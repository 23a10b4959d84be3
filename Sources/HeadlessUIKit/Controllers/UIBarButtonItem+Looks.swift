import Foundation

extension UIBarButtonItem {
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: AnyObject?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// What a bar shows of the item: its own view, or one as large as a button that is in no window, because no bar takes any room here.
  var shownView: UIView {
    if let view: UIView = customView ?? rare("shown") { return view }
    let view = UIView(frame: CGRect(x: 0, y: 0, width: width > 0 ? width : 44, height: 44))
    setRare(view, "shown")
    return view
  }

  // Looks that no bar has here.
  public var possibleTitles: Set<String>? {
    get { rare() }
    set { setRare(newValue) }
  }
  public var isSelected: Bool {
    get { rare() ?? false }
    set { setRare(newValue) }
  }
  public var changesSelectionAsPrimaryAction: Bool {
    get { rare() ?? false }
    set { setRare(newValue) }
  }
  public func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    setRare(adjustment, "title position \(barMetrics.rawValue)")
  }
  public func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    look("title position \(barMetrics.rawValue)") ?? .zero
  }
  public func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    setRare(adjustment, "back title position \(barMetrics.rawValue)")
  }
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { setRare(backgroundImage, "background \(state.rawValue) \(barMetrics.rawValue)") }
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) { setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics) }
  public func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    look("background \(state.rawValue) \(barMetrics.rawValue)")
  }
  public func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { setRare(backgroundImage, "back background \(state.rawValue) \(barMetrics.rawValue)") }
  public func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    look("back background \(state.rawValue) \(barMetrics.rawValue)")
  }
  public func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    look("back title position \(barMetrics.rawValue)") ?? .zero
  }

  /// What was set on the item, or on all of its kind.
  private func look<Value>(_ name: String) -> Value? { rare(name) ?? said { $0.rare(name) } }
}
