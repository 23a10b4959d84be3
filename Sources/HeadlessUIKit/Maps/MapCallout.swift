import Foundation

/// What is said of a selected annotation, above its view: title and subtitle, with views at the sides. Main only.
final class MapCallout: UIView {
  private weak var mark: MKAnnotationView?
  private let title = UILabel(frame: .zero)
  private let detail: UIView?

  init(of mark: MKAnnotationView) {
    self.mark = mark
    detail = mark.detailCalloutAccessoryView ?? mark.annotation?.subtitle.map(Self.small)
    super.init(frame: .zero)
    backgroundColor = .white
    layer.cornerRadius = 8
    title.text = mark.annotation?.title
    for part in [title, detail, mark.leftCalloutAccessoryView, mark.rightCalloutAccessoryView] {
      part.map(addSubview)
    }
    for case let control as UIControl in [mark.leftCalloutAccessoryView, mark.rightCalloutAccessoryView] {
      control.addAction(tapped, for: .touchUpInside)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// One identifier, so that a view which comes to a callout again tells of each touch once.
  private var tapped: UIAction {
    UIAction(identifier: UIAction.Identifier("MapCallout.tapped")) { [weak mark] action in
      guard let mark, let map = mark.map, let control = action.sender as? UIControl else { return }
      map.delegate?.mapView(map, annotationView: mark, calloutAccessoryControlTapped: control)
    }
  }

  private static func small(_ text: String) -> UIView {
    let label = UILabel(frame: .zero)
    label.text = text
    label.font = .systemFont(ofSize: 12)
    return label
  }

  /// Puts it above the middle of its view.
  func place() {
    guard let mark else { return }
    let (gap, lines) = (CGFloat(8), [title, detail].compactMap { $0 })
    let sizes = lines.map { $0.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity)) }
    let sides = [mark.leftCalloutAccessoryView, mark.rightCalloutAccessoryView]
    for side in sides where side?.bounds.isEmpty == true { side?.sizeToFit() }
    let text = CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.reduce(0) { $0 + $1.height })
    let height = max(text.height, sides.compactMap { $0?.bounds.height }.max() ?? 0)
    let left = gap + (sides[0].map { $0.bounds.width + gap } ?? 0)
    bounds.size = CGSize(
      width: left + text.width + gap + (sides[1].map { $0.bounds.width + gap } ?? 0), height: height + 2 * gap)
    var top = (bounds.height - text.height) / 2
    for (line, size) in zip(lines, sizes) {
      line.frame = CGRect(origin: CGPoint(x: left, y: top), size: size)
      top += size.height
    }
    sides[0]?.center = CGPoint(x: gap + (sides[0]?.bounds.width ?? 0) / 2, y: bounds.midY)
    sides[1]?.center = CGPoint(x: bounds.maxX - gap - (sides[1]?.bounds.width ?? 0) / 2, y: bounds.midY)
    center = CGPoint(
      x: mark.frame.midX + mark.calloutOffset.x, y: mark.frame.minY + mark.calloutOffset.y - bounds.height / 2)
  }

  /// A touch in it is none of the map's.
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
