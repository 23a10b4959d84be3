import Foundation
import HeadlessUIKit
import Testing

@Suite("Places for a program of maps") struct MapItemTests {
  @Test("a place is where it was said to be, and there is no program that shows it")
  func places() {
    let place = MKPlacemark(coordinate: CLLocationCoordinate2D(latitude: 52, longitude: 13), addressDictionary: nil)
    let item = MKMapItem(placemark: place)
    item.name = "Here"
    #expect(item.placemark.location?.coordinate.latitude == 52 && place.coordinate.longitude == 13)
    #expect(!item.openInMaps(launchOptions: [MKLaunchOptionsDirectionsModeKey: MKLaunchOptionsDirectionsModeWalking]))
    #expect(!MKMapItem.openMaps(with: [item]))
  }
}
