import Foundation
import HeadlessUIKit
import Testing

@Suite("Annotations of maps") struct MapMarkTests {
  private final class Place: NSObject, MKAnnotation {
    let coordinate: CLLocationCoordinate2D
    let title: String?
    init(_ latitude: Double, _ longitude: Double, _ title: String? = nil) {
      coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
      self.title = title
    }
  }

  private final class Delegate: MKMapViewDelegate {
    var told: [String] = []
    var make: (MKMapView, any MKAnnotation) -> MKAnnotationView? = { _, _ in nil }
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
      told.append("view \(annotation.title ?? "?")")
      return make(mapView, annotation)
    }
    func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {
      told.append("added \(views.compactMap { $0.annotation?.title })")
    }
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
      told.append("selected \(view.annotation?.title ?? "?")")
    }
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {
      told.append("left \(view.annotation?.title ?? "?")")
    }
    func mapView(
      _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl
    ) { told.append("tapped \(view.annotation?.title ?? "?")") }
  }

  private func onMap(_ body: @escaping @Sendable (MKMapView, Delegate) -> Void) {
    HeadlessRuntime(scheduler: DeterministicScheduler(seed: 1)).runMain {
      let (map, delegate) = (MKMapView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), Delegate())
      map.delegate = delegate
      map.region = MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: 10, longitude: 20),
        span: MKCoordinateSpan(latitudeDelta: 2, longitudeDelta: 4))
      body(map, delegate)
    }
  }

  @Test("an annotation in sight has a view where it is, made by the delegate or the map; one out of sight has none")
  func places() {
    onMap { map, delegate in
      delegate.make = { _, annotation in
        guard annotation.title == "own" else { return nil }
        let view = MKAnnotationView(annotation: annotation, reuseIdentifier: nil)
        view.image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 20)).image { _ in }
        view.centerOffset = CGPoint(x: 0, y: -10)
        return view
      }
      let (own, plain, far) = (Place(10.5, 21, "own"), Place(10, 20, "plain"), Place(40, 20, "far"))
      map.addAnnotations([own, plain, far])
      #expect(delegate.told == ["view own", "view plain", #"added ["own", "plain"]"#])
      #expect(map.view(for: own)?.frame == CGRect(x: 145, y: 5, width: 10, height: 20))
      #expect(map.view(for: plain) is MKMarkerAnnotationView)
      #expect(map.view(for: far) == nil)
      map.setCenter(CLLocationCoordinate2D(latitude: 10, longitude: 21), animated: false)
      #expect(map.view(for: own)?.center == CGPoint(x: 100, y: 15))
      map.frame.size.width = 400
      map.layoutIfNeeded()
      #expect(map.view(for: own)?.center.x == 200)
      map.removeAnnotation(own)
      #expect(map.view(for: own) == nil && map.subviews.count == 1)
    }
  }

  @Test("a view whose annotation has left is used again")
  func reuse() {
    final class Dot: MKAnnotationView {
      nonisolated(unsafe) static var made = 0
      var uses = 0
      required init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        Self.made += 1
      }
      required init?(coder: NSCoder) { nil }
      override func prepareForReuse() { uses += 1 }
    }
    onMap { map, delegate in
      map.register(Dot.self, forAnnotationViewWithReuseIdentifier: "dot")
      delegate.make = { $0.dequeueReusableAnnotationView(withIdentifier: "dot", for: $1) }
      let (first, second) = (Place(10, 20), Place(10.1, 20))
      map.addAnnotation(first)
      let view = map.view(for: first) as? Dot
      map.removeAnnotation(first)
      #expect(view?.annotation == nil)
      map.addAnnotation(second)
      #expect(map.view(for: second) === view && view?.uses == 1 && Dot.made == 1)
      #expect(map.dequeueReusableAnnotationView(withIdentifier: "other") == nil)
    }
  }

  @Test("one annotation is selected at a time, by a touch or by name; a touch beside it lets it go")
  func selection() {
    onMap { map, delegate in
      let window = UIWindow(frame: map.frame)
      window.addSubview(map)
      window.makeKeyAndVisible()
      let (one, two) = (Place(10, 19, "one"), Place(10, 21, "two"))
      map.addAnnotations([one, two])
      delegate.told = []
      map.selectAnnotation(one, animated: false)
      window.tap(at: map.view(for: two)?.center ?? .zero)
      #expect(delegate.told == ["selected one", "left one", "selected two"])
      #expect(map.selectedAnnotations.count == 1 && map.view(for: two)?.isSelected == true)
      window.tap(at: CGPoint(x: 5, y: 95))
      #expect(delegate.told.last == "left two" && map.selectedAnnotations.isEmpty)
      map.selectAnnotation(one, animated: false)
      map.removeAnnotation(one)
      #expect(delegate.told.last == "left one")
    }
  }

  @Test("a selected annotation that may says its title above itself, and tells of touches on what stands beside that")
  func callout() {
    onMap { map, delegate in
      let place = Place(10, 20, "here")
      map.addAnnotation(place)
      let (view, button) = (map.view(for: place), UIButton(type: .detailDisclosure))
      map.selectAnnotation(place, animated: false)
      #expect(button.superview == nil)
      map.deselectAnnotation(place, animated: false)
      view?.canShowCallout = true
      view?.rightCalloutAccessoryView = button
      for _ in 0..<2 {
        map.deselectAnnotation(place, animated: false)
        map.selectAnnotation(place, animated: false)
      }
      let callout = button.superview
      #expect(callout?.superview === map && callout?.frame.maxY == view?.frame.minY)
      #expect(callout?.subviews.contains { ($0 as? UILabel)?.text == "here" } == true)
      delegate.told = []
      button.sendActions(for: .touchUpInside)
      #expect(delegate.told == ["tapped here"])
      map.deselectAnnotation(place, animated: false)
      #expect(callout?.superview == nil)
    }
  }
}
