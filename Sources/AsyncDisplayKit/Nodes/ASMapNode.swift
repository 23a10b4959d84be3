import Foundation
import HeadlessUIKit

/// Whether a map node's region follows from its annotations; nothing: it does not.
public struct ASMapNodeShowAnnotationsOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The region is one that has them all.
  public static let zoomed = ASMapNodeShowAnnotationsOptions(rawValue: 1 << 0)
  /// A live map moves there; only together with ``zoomed``.
  public static let animated = ASMapNodeShowAnnotationsOptions(rawValue: 1 << 1)
}

/// A node of a map: a picture of it, or a map that can be moved. There are no maps here, so it shows a plain area; what it is told it keeps,
/// and tells its map view once that is wanted.
open class ASMapNode: ASImageNode {
  private struct Content {
    var options = MKMapSnapshotter.Options()
    var isLive = false
    var annotations: [any MKAnnotation] = []
    var showsAnnotations: ASMapNodeShowAnnotationsOptions = []
  }

  private let map = Guarded(Content())
  open weak var mapDelegate: (any MKMapViewDelegate)? { didSet { mapView?.delegate = mapDelegate } }
  /// The map that can be moved; nil while the node is a picture, or not loaded. Main only.
  open private(set) var mapView: MKMapView?
  /// What stands on the picture in the place of an annotation; kept only.
  open var imageForStaticMapAnnotationBlock:
    ((_ annotation: any MKAnnotation, _ centerOffset: UnsafeMutablePointer<CGPoint>) -> UIImage?)?
  /// Whether the picture is made anew for every size; kept only.
  open var needsMapReloadOnBoundsChange = true

  public override init() {
    super.init()
    backgroundColor = UIColor.lightGray
  }

  /// What the map shows.
  open var region: MKCoordinateRegion {
    get { options.region }
    set {
      map.with { $0.options.region = newValue }
      onMain(self) { $0.mapView?.region = newValue }
    }
  }

  open var options: MKMapSnapshotter.Options {
    get { map[\.options] }
    set {
      map.with { $0.options = newValue }
      onMain(self) { $0.mapView?.region = newValue.region }
    }
  }

  /// Whether the user can move the map.
  open var isLiveMap: Bool {
    get { map[\.isLive] }
    set {
      map.with { $0.isLive = newValue }
      if isNodeLoaded { onMain(self) { $0.showMap() } }
    }
  }

  open var annotations: [any MKAnnotation] {
    get { map[\.annotations] }
    set {
      map.with { $0.annotations = newValue }
      onMain(self) { $0.tellOfAnnotations() }
    }
  }

  /// Whether a live map shows a region that has all annotations, from when it gets them. The picture keeps its region.
  open var showAnnotationsOptions: ASMapNodeShowAnnotationsOptions {
    get { map[\.showsAnnotations] }
    set {
      map.with { $0.showsAnnotations = newValue }
      onMain(self) { $0.zoomToAnnotations() }
    }
  }

  open override func didLoad() {
    super.didLoad()
    showMap()
  }

  open override func layout() {
    super.layout()
    mapView?.frame = bounds
  }

  /// On main, of a loaded node.
  private func showMap() {
    guard isLiveMap, !isLayerBacked else {
      mapView?.removeFromSuperview()
      mapView = nil
      return
    }
    guard mapView == nil else { return }
    let new = HeadlessRuntime.make { MKMapView(frame: bounds) }
    new.region = region
    new.delegate = mapDelegate
    mapView = new
    tellOfAnnotations()
    loadedView.addSubview(new)
  }

  private func tellOfAnnotations() {
    guard let mapView else { return }
    mapView.removeAnnotations(mapView.annotations)
    mapView.addAnnotations(annotations)
    zoomToAnnotations()
  }

  private func zoomToAnnotations() {
    let options = showAnnotationsOptions
    guard let mapView, options.contains(.zoomed) else { return }
    mapView.showAnnotations(mapView.annotations, animated: options.contains(.animated))
  }
}
