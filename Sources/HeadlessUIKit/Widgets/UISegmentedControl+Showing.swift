import Foundation

/// The segments of a control, side by side.
extension UISegmentedControl {
  /// Those without a width of their own share what is left.
  func place(ofSegment segment: Int) -> CGRect {
    let widths = (0..<numberOfSegments).map { widthForSegment(at: $0) }
    let shared = max(0, bounds.width - widths.reduce(0, +)) / CGFloat(max(1, widths.filter { $0 == 0 }.count))
    let all = widths.map { $0 > 0 ? $0 : shared }
    let x = all.prefix(segment).reduce(bounds.minX, +)
    return CGRect(x: x, y: bounds.minY, width: all[segment], height: bounds.height)
  }

  func drawSegments() {
    UIColor(white: 0.93, alpha: 1).setFill()
    UIBezierPath(roundedRect: bounds, cornerRadius: 8).fill()
    for segment in 0..<numberOfSegments { draw(segment) }
  }

  private func draw(_ segment: Int) {
    let place = place(ofSegment: segment)
    let isSelected = segment == selectedSegmentIndex
    if isSelected {
      (selectedSegmentTintColor ?? .white).setFill()
      UIBezierPath(roundedRect: place.insetBy(dx: 2, dy: 2), cornerRadius: 7).fill()
    }
    if let image = imageForSegment(at: segment) {
      (image.renderingMode == .alwaysOriginal ? image : image.withTintColor(isSelected ? .label : tintColor))
        .draw(in: PicturePlacing.rect(of: image.size, in: place, mode: .center))
    } else if let title = titleForSegment(at: segment) {
      let text = NSAttributedString(string: title, attributes: textAttributes(of: segment))
      let size = text.size()
      let width = min(size.width, place.width)
      text.draw(
        in: CGRect(x: place.midX - width / 2, y: place.midY - size.height / 2, width: width, height: size.height))
    }
  }

  private func textAttributes(of segment: Int) -> [NSAttributedString.Key: Any] {
    let isOn = isEnabled && isEnabledForSegment(at: segment)
    let state: State = !isOn ? .disabled : segment == selectedSegmentIndex ? .selected : .normal
    let plain: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 13), .foregroundColor: isOn ? UIColor.label : UIColor.lightGray,
    ]
    return plain.merging(titleTextAttributes(for: .normal) ?? [:]) { $1 }
      .merging(titleTextAttributes(for: state) ?? [:]) { $1 }
  }
}
