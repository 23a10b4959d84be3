import Foundation
import HeadlessUIKit
import Testing

@Suite("Places without a network") struct GeocoderTests {
  @Test("whoever asks for a place is told later, on main, that there is no network")
  func noNetwork() {
    let runtime = HeadlessRuntime()
    runtime.runMain {
      let geocoder = CLGeocoder()
      var told: [CLError.Code] = []
      geocoder.geocodeAddressString("A street") { places, error in
        #expect(places == nil && (error as NSError?)?.domain == "kCLErrorDomain")
        if let error = error as? CLError { told.append(error.code) }
      }
      #expect(told.isEmpty && geocoder.isGeocoding)
      runtime.turn()
      #expect(told == [.network] && !geocoder.isGeocoding)
      geocoder.reverseGeocodeLocation(CLLocation(latitude: 1, longitude: 2)) { _, error in
        if let error = error as? CLError { told.append(error.code) }
      }
      geocoder.cancelGeocode()
      runtime.turn()
      #expect(told == [.network, .geocodeCanceled])
    }
    #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
  }
}
