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

/// A node of a map: a picture of it, or a map that can be moved. There are no maps here, so either is a plain area with its annotations. It
/// is as large as it may be.
open class ASMapNode: ASImageNode {
  struct Content {
    var options = MKMapSnapshotter.Options()
    var isLive = false
    var annotations: [any MKAnnotation] = []
    var showsAnnotations: ASMapNodeShowAnnotationsOptions = []
    /// Counts the pictures that were begun: one that was begun with another number is not wanted any more.
    var pictures = 0
    /// How large the last one is to be, in points.
    var pictureSize = CGSize.zero
  }

  let map = Guarded(Content())
  open weak var mapDelegate: (any MKMapViewDelegate)? { didSet { mapView?.delegate = mapDelegate } }
  /// The map that can be moved; nil while the node is a picture, or not loaded. Main only.
  open private(set) var mapView: MKMapView?
  /// What stands on the picture in the place of an annotation, and how far its middle is from there; a pin for nil. Called on a worker.
  open var imageForStaticMapAnnotationBlock:
    ((_ annotation: any MKAnnotation, _ centerOffset: UnsafeMutablePointer<CGPoint>) -> UIImage?)?
  { didSet { takePicture() } }
  /// Whether the picture is made anew for every size.
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
      takePicture()
    }
  }

  open var options: MKMapSnapshotter.Options {
    get { map[\.options] }
    set {
      map.with { $0.options = newValue }
      onMain(self) { $0.mapView?.region = newValue.region }
      takePicture()
    }
  }

  /// Whether the user can move the map.
  open var isLiveMap: Bool {
    get { map[\.isLive] }
    set {
      map.with { $0.isLive = newValue }
      if isNodeLoaded { onMain(self) { $0.showMap() } }
      takePicture()
    }
  }

  open var annotations: [any MKAnnotation] {
    get { map[\.annotations] }
    set {
      map.with { $0.annotations = newValue }
      onMain(self) { $0.tellOfAnnotations() }
      if !isLiveMap, showAnnotationsOptions.contains(.zoomed) { region = regionOfAnnotations } else { takePicture() }
    }
  }

  /// Whether a live map shows a region that has all annotations, from when it gets them; a picture one with as much room again around
  /// them, from when they are set.
  open var showAnnotationsOptions: ASMapNodeShowAnnotationsOptions {
    get { map[\.showsAnnotations] }
    set {
      map.with { $0.showsAnnotations = newValue }
      onMain(self) { $0.zoomToAnnotations() }
    }
  }

  open override func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize {
    ASIsCGSizeValidForLayout(constrainedSize) ? constrainedSize : .zero
  }

  open override func calculatedLayoutDidChange() {
    super.calculatedLayoutDidChange()
    if needsMapReloadOnBoundsChange, calculatedSize != map[\.pictureSize] { takePicture() }
  }

  open override func didEnterPreloadState() {
    super.didEnterPreloadState()
    takePicture()
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
