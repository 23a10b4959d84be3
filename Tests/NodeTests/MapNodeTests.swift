import AsyncDisplayKit
import Foundation
import Testing

@Suite("Map nodes") struct MapNodeTests {
  private final class Told: MKMapViewDelegate {
    var latitudes: [Double] = []
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
      latitudes.append(mapView.centerCoordinate.latitude)
    }
  }

  @Test("a live map is told what the node was told, from the moment that it is there, and its delegate hears of it")
  func live() {
    HeadlessRuntime(scheduler: DeterministicScheduler(seed: 1)).runMain {
      let (node, told) = (ASMapNode(), Told())
      node.mapDelegate = told
      node.region.center = CLLocationCoordinate2D(latitude: 12, longitude: 3)
      node.annotations = [MKPointAnnotation()]
      node.isLiveMap = true
      #expect(node.mapView == nil)
      _ = node.view
      #expect(node.mapView?.centerCoordinate.latitude == 12)
      #expect(node.mapView?.annotations.count == 1)
      node.region.center.latitude = 13
      #expect(told.latitudes == [13])
      node.options = MKMapSnapshotter.Options()
      #expect(node.mapView?.centerCoordinate.latitude == node.options.region.center.latitude)
      node.annotations = [MKPointAnnotation(), MKPointAnnotation()]
      #expect(node.mapView?.annotations.count == 2)
      node.frame = CGRect(x: 0, y: 0, width: 30, height: 20)
      node.view.layoutIfNeeded()
      #expect(node.mapView?.frame == node.bounds)
      let later = Told()
      node.mapDelegate = later
      node.region.center.latitude = 14
      #expect(later.latitudes == [14] && !told.latitudes.contains(14))
      node.isLiveMap = false
      #expect(node.mapView == nil)
      #expect(node.view.subviews.isEmpty)
    }
  }

  @Test("a live map that is to show its annotations moves to where they all are, now and with later ones")
  func zoomed() {
    HeadlessRuntime(scheduler: DeterministicScheduler(seed: 1)).runMain {
      let (node, told) = (ASMapNode(), Told())
      node.mapDelegate = told
      node.isLiveMap = true
      node.annotations = [(10, 20), (14, 30)].map { latitude, longitude in
        MKPointAnnotation(coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude))
      }
      _ = node.view
      #expect(told.latitudes == [])
      node.showAnnotationsOptions = [.zoomed, .animated]
      #expect(told.latitudes == [12] && node.mapView?.centerCoordinate.longitude == 25)
      #expect(abs((node.mapView?.region.span.longitudeDelta ?? 0) - 12) < 1e-9)
      node.annotations = [MKPointAnnotation(coordinate: CLLocationCoordinate2D(latitude: 1, longitude: 2))]
      #expect(told.latitudes == [12, 1] && node.mapView?.annotations.count == 1)
      #expect(abs((node.mapView?.region.span.longitudeDelta ?? 0) - 12) < 1e-9)
    }
  }

  @Test("a node without a view is a picture only")
  func layerBacked() {
    HeadlessRuntime(scheduler: DeterministicScheduler(seed: 1)).runMain {
      let node = ASMapNode()
      node.isLayerBacked = true
      node.isLiveMap = true
      _ = node.layer
      #expect(node.isNodeLoaded)
      #expect(node.mapView == nil)
    }
  }

  @Test("a region in metres is as many degrees high, and wider towards the poles")
  func regions() {
    let region = MKCoordinateRegionMakeWithDistance(CLLocationCoordinate2DMake(60, 0), 111_195, 111_195)
    #expect(abs(region.span.latitudeDelta - 1) < 1e-9)
    #expect(abs(region.span.longitudeDelta - 2) < 1e-6)
    let (one, two) = (CLLocation(latitude: 0, longitude: 0), CLLocation(latitude: 0, longitude: 1))
    #expect(abs(one.distance(from: two) - 111_195) < 1)
  }
}
