import Foundation

/// Something that has a place on a map.
public protocol MKAnnotation: AnyObject {
  var coordinate: CLLocationCoordinate2D { get }
  var title: String? { get }
  var subtitle: String? { get }
}

extension MKAnnotation {
  public var title: String? { nil }
  public var subtitle: String? { nil }
}

open class MKPointAnnotation: NSObject, MKAnnotation {
  open var coordinate = CLLocationCoordinate2D()
  open var title: String?
  open var subtitle: String?

  public override init() {}

  public convenience init(coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil) {
    self.init()
    (self.coordinate, self.title, self.subtitle) = (coordinate, title, subtitle)
  }
}

public enum MKMapType: UInt, Hashable, Sendable {
  case standard
  case satellite
  case hybrid
}

public enum MKUserTrackingMode: Int, Hashable, Sendable {
  case none
  case follow
  case followWithHeading
}

/// A view of a map. There are no maps here: it is a plain area, with the views of its annotations where they belong.
open class MKMapView: UIView {
  open weak var delegate: (any MKMapViewDelegate)?
  open var mapType = MKMapType.standard
  open var isZoomEnabled = true
  open var isScrollEnabled = true
  open var isRotateEnabled = true
  open var isPitchEnabled = true
  open var showsUserLocation = false
  open var userTrackingMode = MKUserTrackingMode.none
  open private(set) var annotations: [any MKAnnotation] = []
  private(set) lazy var marks = MapMarks(on: self)

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private var shown = MKCoordinateRegion()

  open var region: MKCoordinateRegion {
    get { shown }
    set { setRegion(newValue, animated: false) }
  }

  open var centerCoordinate: CLLocationCoordinate2D {
    get { region.center }
    set { region.center = newValue }
  }

  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
    guard requireMain(.viewOnMain, "setRegion(_:animated:)") else { return }
    delegate?.mapView(self, regionWillChangeAnimated: animated)
    shown = region
    marks.place()
    delegate?.mapView(self, regionDidChangeAnimated: animated)
  }

  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    setRegion(MKCoordinateRegion(center: coordinate, span: region.span), animated: animated)
  }

  open func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }

  open func addAnnotations(_ annotations: [any MKAnnotation]) {
    self.annotations += annotations
    marks.place()
  }

  open func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }

  open func removeAnnotations(_ annotations: [any MKAnnotation]) {
    self.annotations.removeAll { old in annotations.contains { $0 === old } }
    marks.place()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    marks.place()
  }

  /// A touch beside the annotations lets go of those that were selected.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    for annotation in selectedAnnotations { deselectAnnotation(annotation, animated: true) }
  }
}

/// Would make a picture of a map.
open class MKMapSnapshotter: NSObject {
  /// What the picture is to show.
  open class Options: NSObject {
    open var region = MKCoordinateRegion()
    open var mapType = MKMapType.standard
    open var size = CGSize(width: 256, height: 256)
    open var scale: CGFloat = 1
    open var showsBuildings = true
    open var showsPointsOfInterest = true

    public override init() {}
  }
}

public typealias MKMapSnapshotOptions = MKMapSnapshotter.Options
