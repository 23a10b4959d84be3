import Foundation
import HeadlessUIKit

/// The picture of a map that cannot be moved: what stands in the place of its annotations, on a plain area.
extension ASMapNode {
  /// Has the picture made anew on a worker, while the node is to have one. None is needed where there are no annotations.
  func takePicture() {
    guard !isLiveMap, isInPreloadState else { return }
    let size = calculatedSize
    let (number, annotations, region) = map.with { map in
      map.pictures += 1
      map.pictureSize = size
      return (map.pictures, map.annotations, map.options.region)
    }
    guard size.width > 0, size.height > 0, !annotations.isEmpty || image != nil else { return }
    let (mark, scale) = (imageForStaticMapAnnotationBlock, contentsScaleForDisplay)
    runtime.async(.background) { [weak self] in
      let picture = annotations.isEmpty ? nil : Self.picture(of: annotations, in: region, size: size, scale, mark)
      guard let self, map[\.pictures] == number else { return }
      // The node is as large as it was.
      if keep(picture).isAnother { pictureDidChange() }
    }
  }

  private typealias Mark = (_ annotation: any MKAnnotation, _ centerOffset: UnsafeMutablePointer<CGPoint>) -> UIImage?

  private static func picture(
    of annotations: [any MKAnnotation], in region: MKCoordinateRegion, size: CGSize, _ scale: CGFloat, _ mark: Mark?
  ) -> UIImage? {
    UIGraphicsBeginImageContextWithOptions(size, false, scale)
    defer { UIGraphicsEndImageContext() }
    let room = CGRect(origin: .zero, size: size)
    for annotation in annotations {
      let place = region.point(of: annotation.coordinate, in: room)
      guard room.contains(place) else { continue }
      var offset = CGPoint.zero
      if let mark {
        guard let image = mark(annotation, &offset) else { continue }
        image.draw(in: frame(of: image.size, at: place, offset))
      } else {
        let pin = MKPinAnnotationView.pinSize
        let place = frame(of: pin, at: place, CGPoint(x: 0, y: -pin.height / 2))
        MKPinAnnotationView.drawPin(in: place, .systemRed)
      }
    }
    return UIGraphicsGetImageFromCurrentImageContext()
  }

  private static func frame(of size: CGSize, at place: CGPoint, _ offset: CGPoint) -> CGRect {
    CGRect(
      origin: CGPoint(x: place.x + offset.x - size.width / 2, y: place.y + offset.y - size.height / 2), size: size)
  }

  /// All annotations, and as much room again as they take; the whole world where there are none.
  var regionOfAnnotations: MKCoordinateRegion {
    let places = annotations.map(\.coordinate)
    let (latitudes, longitudes) = (places.map(\.latitude), places.map(\.longitude))
    guard let south = latitudes.min(), let north = latitudes.max(), let west = longitudes.min(),
      let east = longitudes.max()
    else {
      return MKCoordinateRegion(span: MKCoordinateSpan(latitudeDelta: 180, longitudeDelta: 360))
    }
    return MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: (south + north) / 2, longitude: (west + east) / 2),
      span: MKCoordinateSpan(latitudeDelta: (north - south) * 2, longitudeDelta: (east - west) * 2))
  }
}
