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

@Suite("Pictures of maps") struct MapPictureTests {
  private final class Asked: @unchecked Sendable {
    private let lock = NSLock()
    private var kept: [Double] = []
    var latitudes: [Double] { lock.withLock { kept } }
    func append(_ latitude: Double) { lock.withLock { kept.append(latitude) } }
  }

  private func place(_ latitude: Double, _ longitude: Double) -> MKPointAnnotation {
    MKPointAnnotation(coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude))
  }

  private func node(_ annotations: [MKPointAnnotation]) -> ASMapNode {
    let node = ASMapNode()
    node.region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 10, longitude: 20),
      span: MKCoordinateSpan(latitudeDelta: 2, longitudeDelta: 4))
    node.annotations = annotations
    _ = node.layoutThatFits(ASSizeRangeMake(CGSize(width: 40, height: 20)))
    return node
  }

  @Test(
    "what stands for an annotation is where that is, on a picture of the node's size; what is out of sight is not asked for"
  )
  func marks() {
    HeadlessRuntime(scheduler: DeterministicScheduler(seed: 1)).runMain {
      let asked = Asked()
      let node = node([place(10.5, 21), place(30, 20)])
      node.imageForStaticMapAnnotationBlock = { annotation, offset in
        #expect(!ThreadState.isMain)
        asked.append(annotation.coordinate.latitude)
        offset.pointee = CGPoint(x: 0, y: -2)
        return UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in
          UIColor.blue.setFill()
          UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
      }
      #expect(node.image == nil)
      node.setInterfaceState([.measureLayout, .preload])
      HeadlessRuntime.current.turn()
      #expect(node.image?.size == CGSize(width: 40, height: 20))
      #expect(asked.latitudes == [10.5])
      #expect(node.image?.cgImage?.pixel(60, 6) == .blue)
      #expect(node.image?.cgImage?.pixel(60, 12) == .clear)
      #expect(node.calculatedSize == CGSize(width: 40, height: 20))
      node.annotations = []
      HeadlessRuntime.current.turn()
      #expect(node.image == nil)
    }
  }

  @Test("a picture that is to show its annotations is of them, with as much room again; otherwise the region stays")
  func zoomed() {
    HeadlessRuntime(scheduler: DeterministicScheduler(seed: 1)).runMain {
      let node = ASMapNode()
      node.region.center.latitude = 5
      node.annotations = [place(1, 2)]
      #expect(node.region.center.latitude == 5)
      node.showAnnotationsOptions = .zoomed
      node.annotations = [place(10, 20), place(14, 30)]
      #expect(node.region.center.latitude == 12 && node.region.center.longitude == 25)
      #expect(node.region.span.latitudeDelta == 8 && node.region.span.longitudeDelta == 20)
      node.annotations = []
      #expect(node.region.span.longitudeDelta == 360)
    }
  }

  @Test("another size, and another region, have another picture; a live map has none")
  func anew() {
    HeadlessRuntime(scheduler: DeterministicScheduler(seed: 1)).runMain {
      let node = node([place(10, 20)])
      node.setInterfaceState([.measureLayout, .preload])
      HeadlessRuntime.current.turn()
      // The needle of its pin is above the middle.
      #expect(node.image?.cgImage?.pixel(40, 4) != .clear)
      node.region.center.longitude = 21.5
      HeadlessRuntime.current.turn()
      #expect(node.image?.cgImage?.pixel(40, 4) == .clear)
      node.setNeedsLayout()
      _ = node.layoutThatFits(ASSizeRangeMake(CGSize(width: 60, height: 20)))
      HeadlessRuntime.current.turn()
      #expect(node.image?.size.width == 60)
      let live = ASMapNode()
      live.isLiveMap = true
      live.annotations = [place(0, 0)]
      _ = live.layoutThatFits(ASSizeRangeMake(CGSize(width: 60, height: 20)))
      live.setInterfaceState([.measureLayout, .preload])
      HeadlessRuntime.current.turn()
      #expect(live.image == nil)
    }
  }
}
