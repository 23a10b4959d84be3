import Foundation

/// How far a region reaches, in degrees.
public struct MKCoordinateSpan: Sendable {
  public var latitudeDelta: CLLocationDegrees
  public var longitudeDelta: CLLocationDegrees

  public init(latitudeDelta: CLLocationDegrees = 0, longitudeDelta: CLLocationDegrees = 0) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}

/// A part of the earth.
public struct MKCoordinateRegion: Sendable {
  public var center: CLLocationCoordinate2D
  public var span: MKCoordinateSpan

  public init(
    center: CLLocationCoordinate2D = CLLocationCoordinate2D(), span: MKCoordinateSpan = MKCoordinateSpan()
  ) {
    self.center = center
    self.span = span
  }

  /// - Parameters:
  ///   - latitudinalMeters: from north to south.
  ///   - longitudinalMeters: from west to east, at the latitude of the centre.
  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance
  ) {
    let width = max(0.01, cos(center.latitude * .pi / 180))
    let span = MKCoordinateSpan(
      latitudeDelta: latitudinalMeters / Self.metresPerDegree,
      longitudeDelta: longitudinalMeters / (Self.metresPerDegree * width))
    self.init(center: center, span: span)
  }

  private static let metresPerDegree = 111_195.0
}

public func MKCoordinateRegionMake(
  _ center: CLLocationCoordinate2D, _ span: MKCoordinateSpan
) -> MKCoordinateRegion { MKCoordinateRegion(center: center, span: span) }

public func MKCoordinateRegionMakeWithDistance(
  _ center: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance, _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
  MKCoordinateRegion(center: center, latitudinalMeters: latitudinalMeters, longitudinalMeters: longitudinalMeters)
}

public func MKCoordinateSpanMake(
  _ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees
) -> MKCoordinateSpan { MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta) }
