import Foundation

/// Where places of the map are in views. The map is flat: its region is stretched over its bounds.
extension MKMapView {
  /// Where a place is in a view, or in the window; in the middle while the map shows no region.
  public func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
    convert(region.point(of: coordinate, in: bounds), to: view)
  }

  /// The place that is at a point of a view, or of the window; the middle of the map while it is not laid out.
  public func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
    let (region, room, own) = (region, bounds, convert(point, from: view))
    let right = MKCoordinateRegion.share(Double(own.x - room.midX), of: Double(room.width))
    let down = MKCoordinateRegion.share(Double(own.y - room.midY), of: Double(room.height))
    return CLLocationCoordinate2D(
      latitude: region.center.latitude - Double(down) * region.span.latitudeDelta,
      longitude: region.center.longitude + Double(right) * region.span.longitudeDelta)
  }

  /// Moves the map so that all of these can be seen, with a tenth of room around them; one alone leaves the zoom as it is.
  public func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    let missing = annotations.filter { new in !self.annotations.contains { $0 === new } }
    addAnnotations(missing)
    let places = annotations.map(\.coordinate)
    let (latitudes, longitudes) = (places.map(\.latitude), places.map(\.longitude))
    guard let south = latitudes.min(), let north = latitudes.max(), let west = longitudes.min(),
      let east = longitudes.max()
    else { return }
    let center = CLLocationCoordinate2D(latitude: (south + north) / 2, longitude: (west + east) / 2)
    let span = MKCoordinateSpan(latitudeDelta: (north - south) * 1.2, longitudeDelta: (east - west) * 1.2)
    let isOnePlace = south == north && west == east
    setRegion(MKCoordinateRegion(center: center, span: isOnePlace ? region.span : span), animated: animated)
  }
}

extension MKCoordinateRegion {
  /// Where a place is in a rectangle that the region is stretched over; in the middle of it for a region without extent.
  package func point(of coordinate: CLLocationCoordinate2D, in room: CGRect) -> CGPoint {
    let right = Self.share(coordinate.longitude - center.longitude, of: span.longitudeDelta)
    let down = Self.share(center.latitude - coordinate.latitude, of: span.latitudeDelta)
    return CGPoint(x: room.midX + right * room.width, y: room.midY + down * room.height)
  }

  fileprivate static func share(_ part: Double, of whole: Double) -> CGFloat { whole == 0 ? 0 : CGFloat(part / whole) }
}
