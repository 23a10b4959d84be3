import Foundation

/// Wheels beside one another, of each of which one row is chosen. Nobody turns them here but ``spin(component:to:)``. Main only.
open class UIPickerView: UIView {
  static let defaultRowHeight: CGFloat = 32

  /// Not kept alive.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  /// Not kept alive.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
  private var wheels: [PickerWheel] = []
  private var isLoaded = false
  /// What a delegate gives that has no views of its own.
  private(set) lazy var leftOut = UIView.made(by: runtime, isObserved: false) { UIView(frame: .zero) }

  // MARK: What there is

  open var numberOfComponents: Int {
    loadIfNeeded()
    return wheels.count
  }

  open func numberOfRows(inComponent component: Int) -> Int {
    loadIfNeeded()
    return wheels.indices.contains(component) ? wheels[component].count : 0
  }

  /// The size of a row, in points.
  open func rowSize(forComponent component: Int) -> CGSize {
    guard let delegate else {
      let width = bounds.width / CGFloat(max(1, numberOfComponents))
      return CGSize(width: width, height: Self.defaultRowHeight)
    }
    return CGSize(
      width: delegate.pickerView(self, widthForComponent: component),
      height: delegate.pickerView(self, rowHeightForComponent: component))
  }

  /// The view of a row that is seen; nil where the delegate has only titles.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    wheels.indices.contains(component) ? wheels[component].views[row] : nil
  }

  /// Asks for everything. Where a wheel still has the row that was chosen, that stays.
  open func reloadAllComponents() {
    isLoaded = false
    setNeedsLayout()
    setNeedsDisplay()
  }

  open func reloadComponent(_ component: Int) {
    loadIfNeeded()
    guard wheels.indices.contains(component) else { return }
    wheels[component] = newWheel(component)
    setNeedsLayout()
    setNeedsDisplay()
  }

  private func loadIfNeeded() {
    guard !isLoaded else { return }
    isLoaded = true
    let count = max(0, dataSource?.numberOfComponents(in: self) ?? 0)
    for wheel in wheels.dropFirst(count) { wheel.removeViews() }
    wheels = (0..<count).map(newWheel)
  }

  /// In the place of the one there is, if there is one.
  private func newWheel(_ component: Int) -> PickerWheel {
    let old = wheels.indices.contains(component) ? wheels[component] : nil
    old?.removeViews()
    return PickerWheel(count: max(0, dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0), like: old)
  }

  // MARK: What is chosen

  /// -1 if there is nothing to choose from.
  open func selectedRow(inComponent component: Int) -> Int {
    loadIfNeeded()
    return wheels.indices.contains(component) ? wheels[component].chosen : -1
  }

  /// Turns a wheel without telling the delegate. Nothing is animated.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    loadIfNeeded()
    guard requireMain(.viewOnMain, "selectRow(_:inComponent:animated:)"), wheels.indices.contains(component) else {
      return
    }
    wheels[component].choose(row)
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// What happens when the user turns a wheel, for programs that play the user.
  open func spin(component: Int, to row: Int) {
    guard (0..<numberOfRows(inComponent: component)).contains(row) else { return }
    selectRow(row, inComponent: component, animated: true)
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }

  // MARK: Showing

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 320, height: 216) }
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    loadIfNeeded()
    guard let delegate else { return }
    var spare = wheels.indices.map(takeUnseen)
    for place in places {
      let (row, component) = (place.row, place.component)
      let known = wheels[component].views[row]
      let view =
        known
        ?? delegate.pickerView(self, viewForRow: row, forComponent: component, reusing: spare[component].popLast())
      guard view !== leftOut else { continue }
      wheels[component].views[row] = view
      if view.superview !== self { addSubview(view) }
      view.frame = place.frame
    }
  }

  /// The views of rows that are seen no more.
  private func takeUnseen(_ component: Int) -> [UIView] {
    let seen = Set(places.filter { $0.component == component }.map(\.row))
    let unseen = wheels[component].views.filter { !seen.contains($0.key) }.sorted { $0.key < $1.key }
    for (row, view) in unseen {
      view.removeFromSuperview()
      wheels[component].views[row] = nil
    }
    return unseen.map(\.value)
  }

  /// The rows that are seen, those chosen in the middle.
  private var places: [(row: Int, component: Int, frame: CGRect)] {
    let sizes = wheels.indices.map { rowSize(forComponent: $0) }
    var left = (bounds.width - sizes.reduce(0) { $0 + $1.width }) / 2
    return wheels.indices.flatMap { component in
      let size = sizes[component]
      defer { left += size.width }
      return wheels[component].rows(in: bounds.height, rowHeight: size.height).map { row, top in
        (row, component, CGRect(x: left, y: bounds.midY + top, width: size.width, height: size.height))
      }
    }
  }

  open override func draw(_ rect: CGRect) {
    loadIfNeeded()
    UIColor(white: 0.93, alpha: 1).setFill()
    let middle = CGRect(
      x: 0, y: bounds.midY - Self.defaultRowHeight / 2, width: bounds.width, height: Self.defaultRowHeight)
    UIBezierPath(rect: middle).fill()
    for place in places where wheels[place.component].views[place.row] == nil {
      guard let title = title(ofRow: place.row, in: place.component) else { continue }
      let size = title.size()
      title.draw(at: CGPoint(x: place.frame.midX - size.width / 2, y: place.frame.midY - size.height / 2))
    }
  }

  private func title(ofRow row: Int, in component: Int) -> NSAttributedString? {
    if let title = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component) { return title }
    return delegate?.pickerView(self, titleForRow: row, forComponent: component).map {
      NSAttributedString(
        string: $0, attributes: [.font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.label])
    }
  }
}
