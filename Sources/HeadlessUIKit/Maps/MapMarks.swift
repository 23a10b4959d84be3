import Foundation

/// The views of a map's annotations: those of annotations in sight are in the map, where their places are. Main only.
final class MapMarks {
  private unowned let map: MKMapView
  private var reuse = ReusedViews<MKAnnotationView>()
  private(set) var shown: [(annotation: any MKAnnotation, view: MKAnnotationView)] = []
  private(set) var callout: MapCallout?
  private var isPlacing = false

  init(on map: MKMapView) { self.map = map }

  func view(of annotation: any MKAnnotation) -> MKAnnotationView? {
    shown.first { $0.annotation === annotation }?.view
  }

  // MARK: In sight and out of it

  /// Has those views in the map whose annotations are in sight, and each where it belongs.
  func place() {
    // A delegate that is asked for a view may change the map.
    guard !isPlacing else { return }
    isPlacing = true
    defer { isPlacing = false }
    for (annotation, view) in shown where !isInSight(annotation) { take(view, of: annotation) }
    let new = map.annotations.filter { isInSight($0) && view(of: $0) == nil }.map(add)
    for (annotation, view) in shown { move(view, to: annotation) }
    callout?.place()
    if !new.isEmpty { map.delegate?.mapView(map, didAdd: new) }
  }

  private func isInSight(_ annotation: any MKAnnotation) -> Bool {
    guard map.annotations.contains(where: { $0 === annotation }), map.region.span.latitudeDelta > 0 else {
      return false
    }
    return map.bounds.contains(map.convert(annotation.coordinate, toPointTo: map))
  }

  private func move(_ view: MKAnnotationView, to annotation: any MKAnnotation) {
    let point = map.convert(annotation.coordinate, toPointTo: map)
    view.center = CGPoint(x: point.x + view.centerOffset.x, y: point.y + view.centerOffset.y)
  }

  private func add(_ annotation: any MKAnnotation) -> MKAnnotationView {
    let view = map.delegate?.mapView(map, viewFor: annotation) ?? usual(for: annotation)
    view.annotation = annotation
    view.map = map
    shown.append((annotation, view))
    view.prepareForDisplay()
    map.addSubview(view)
    return view
  }

  private func usual(for annotation: any MKAnnotation) -> MKAnnotationView {
    let name = MKMapViewDefaultAnnotationViewReuseIdentifier
    return dequeue(name)
      ?? UIView.made(by: map.runtime) { MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: name) }
  }

  private func take(_ view: MKAnnotationView, of annotation: any MKAnnotation) {
    if view.isSelected { deselect(view, animated: false) }
    shown.removeAll { $0.view === view }
    view.removeFromSuperview()
    view.map = nil
    view.annotation = nil
    if let name = view.reuseIdentifier { reuse.keep(view, as: ReuseName(identifier: name)) }
  }

  // MARK: Used again

  func register(_ viewClass: MKAnnotationView.Type?, as identifier: String) {
    reuse.register(
      ReuseName(identifier: identifier),
      viewClass.map { viewClass in { viewClass.init(annotation: nil, reuseIdentifier: identifier) } })
  }

  func dequeue(_ identifier: String) -> MKAnnotationView? {
    reuse.take(ReuseName(identifier: identifier), in: map.runtime)
  }

  // MARK: Selected

  func select(_ view: MKAnnotationView, animated: Bool) {
    guard !view.isSelected else { return }
    for other in shown where other.view.isSelected { deselect(other.view, animated: animated) }
    view.setSelected(true, animated: animated)
    if view.canShowCallout, view.annotation?.title != nil {
      let new = UIView.made(by: map.runtime) { MapCallout(of: view) }
      callout = new
      map.addSubview(new)
      new.place()
    }
    map.delegate?.mapView(map, didSelect: view)
  }

  func deselect(_ view: MKAnnotationView, animated: Bool) {
    guard view.isSelected else { return }
    view.setSelected(false, animated: animated)
    callout?.removeFromSuperview()
    callout = nil
    map.delegate?.mapView(map, didDeselect: view)
  }
}
