import Foundation

/// How an annotation looks on a map. Main only.
open class MKAnnotationView: UIView, ReusableView {
  open var annotation: (any MKAnnotation)?
  /// What is seen of it; the view is as large as this.
  open var image: UIImage? {
    didSet {
      bounds.size = image?.size ?? .zero
      setNeedsDisplay()
    }
  }
  /// From the annotation's place to the middle of the view, in points.
  open var centerOffset = CGPoint.zero { didSet { map?.marks.place() } }
  /// From the middle of the upper edge to where the callout points, in points.
  open var calloutOffset = CGPoint.zero
  /// Whether there is a callout while the view is selected and its annotation has a title.
  open var canShowCallout = false
  open var leftCalloutAccessoryView: UIView?
  open var rightCalloutAccessoryView: UIView?
  /// In the place of the annotation's subtitle.
  open var detailCalloutAccessoryView: UIView?
  /// Whether a touch selects it.
  open var isEnabled = true
  open internal(set) var isSelected = false
  /// Kept only.
  open var isDraggable = false
  /// Kept only: annotations are never taken together.
  open var clusteringIdentifier: String?
  public let reuseIdentifier: String?
  /// The map that shows it.
  weak var map: MKMapView?

  public required init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    isOpaque = false
  }

  public override init(frame: CGRect) {
    reuseIdentifier = nil
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  /// The view was used before, and is about to be used again.
  open func prepareForReuse() {}
  /// The view is about to come on the map.
  open func prepareForDisplay() {}
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

  open override func draw(_ rect: CGRect) { image?.draw(in: bounds) }

  /// A touch selects the annotation.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, let map, let annotation else { return super.touchesEnded(touches, with: event) }
    map.selectAnnotation(annotation, animated: true)
  }
}

/// A pin whose point is at the annotation's place.
open class MKPinAnnotationView: MKAnnotationView {
  open var animatesDrop = false
  open var pinTintColor: UIColor? = .systemRed { didSet { setNeedsDisplay() } }

  public required init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    bounds.size = Self.pinSize
    centerOffset = CGPoint(x: 0, y: -Self.pinSize.height / 2)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func draw(_ rect: CGRect) {
    if image != nil { return super.draw(rect) }
    Self.drawPin(in: bounds, pinTintColor ?? .systemRed)
  }

  /// How large a pin is, in points.
  package static let pinSize = CGSize(width: 16, height: 32)

  /// Draws a head on a needle. On any thread.
  package static func drawPin(in room: CGRect, _ color: UIColor) {
    UIColor.gray.setFill()
    UIRectFill(CGRect(x: room.midX - 1, y: room.midY, width: 2, height: room.height / 2))
    color.setFill()
    UIBezierPath(ovalIn: CGRect(x: room.minX, y: room.minY, width: room.width, height: room.width)).fill()
  }
}

/// A round mark with a glyph: what annotations have for which nobody has another view.
open class MKMarkerAnnotationView: MKAnnotationView {
  open var markerTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var glyphTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// A few characters in the place of the pin; the first of them is seen.
  open var glyphText: String? { didSet { setNeedsDisplay() } }
  open var glyphImage: UIImage? { didSet { setNeedsDisplay() } }
  /// Kept only.
  open var selectedGlyphImage: UIImage?
  /// Kept only.
  open var animatesWhenAdded = false

  public required init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    bounds.size = CGSize(width: 28, height: 28)
    centerOffset = CGPoint(x: 0, y: -14)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func draw(_ rect: CGRect) {
    if image != nil { return super.draw(rect) }
    (markerTintColor ?? .systemRed).setFill()
    UIBezierPath(ovalIn: bounds).fill()
    let room = bounds.insetBy(dx: 7, dy: 7)
    if let glyphImage { return glyphImage.draw(in: room) }
    let color = glyphTintColor ?? .white
    if let first = glyphText?.first {
      return String(first).draw(
        in: room, withAttributes: [.font: UIFont.systemFont(ofSize: room.width), .foregroundColor: color])
    }
    color.setFill()
    UIBezierPath(ovalIn: room.insetBy(dx: 3, dy: 3)).fill()
  }
}
