import Foundation

/// What a view of the map's own is used again by, and a registered one in its place.
public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationView"

/// Annotations and their views. Main only.
extension MKMapView {
  /// Nil for one that is out of sight.
  public func view(for annotation: any MKAnnotation) -> MKAnnotationView? { marks.view(of: annotation) }

  // MARK: Views that are used again

  /// Has views of a class made for a name.
  ///
  /// - Parameter viewClass: an annotation view's; nil to have none made any more.
  public func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
    marks.register(viewClass as? MKAnnotationView.Type, as: identifier)
  }

  /// A view whose annotation is out of sight, or a new one; nil if there is none, and no class is registered.
  public func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
    marks.dequeue(identifier)
  }

  /// - Returns: one that has its annotation already; a marker if no class is registered.
  public func dequeueReusableAnnotationView(
    withIdentifier identifier: String, for annotation: any MKAnnotation
  ) -> MKAnnotationView {
    let view =
      marks.dequeue(identifier)
      ?? UIView.made(by: runtime) { MKMarkerAnnotationView(annotation: nil, reuseIdentifier: identifier) }
    view.annotation = annotation
    return view
  }

  // MARK: Selection

  /// One at most, which is in sight. Others that are set take its place.
  public var selectedAnnotations: [any MKAnnotation] {
    get { marks.shown.filter(\.view.isSelected).map(\.annotation) }
    set {
      for old in selectedAnnotations { deselectAnnotation(old, animated: false) }
      newValue.first.map { selectAnnotation($0, animated: false) }
    }
  }

  /// Nothing happens to one that is out of sight.
  public func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    marks.view(of: annotation).map { marks.select($0, animated: animated) }
  }

  public func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    annotation.flatMap(marks.view).map { marks.deselect($0, animated: animated) }
  }
}
