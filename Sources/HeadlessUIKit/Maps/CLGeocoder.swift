import Foundation

/// Why nothing can be said of a place.
public struct CLError: Error, Hashable, Sendable {
  /// The numbers are CoreLocation's.
  public enum Code: Int, Hashable, Sendable {
    case locationUnknown
    case denied
    case network
    case headingFailure
    case geocodeFoundNoResult = 8
    case geocodeFoundPartialResult
    case geocodeCanceled
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var network: Code { .network }
  public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
  public static var geocodeCanceled: Code { .geocodeCanceled }
}

extension CLError: CustomNSError {
  public static var errorDomain: String { "kCLErrorDomain" }
  public var errorCode: Int { code.rawValue }
}

/// A place with its address.
open class CLPlacemark: NSObject {
  open var location: CLLocation? { nil }
  open var name: String? { nil }
  open var thoroughfare: String? { nil }
  open var subThoroughfare: String? { nil }
  open var locality: String? { nil }
  open var subLocality: String? { nil }
  open var administrativeArea: String? { nil }
  open var postalCode: String? { nil }
  open var isoCountryCode: String? { nil }
  open var country: String? { nil }

  public override init() { super.init() }
}

public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// Would find places by their addresses. It has no network to ask, and says so, on main as the original does.
open class CLGeocoder: NSObject {
  /// Whether somebody still waits for an answer.
  open private(set) var isGeocoding = false
  /// One for each request; cancelling takes them all.
  private var round = 0

  public override init() {}

  open func geocodeAddressString(_ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler) {
    answer(completionHandler)
  }

  open func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler) {
    answer(completionHandler)
  }

  /// Whoever waits is told that it was cancelled.
  open func cancelGeocode() {
    round += 1
    isGeocoding = false
  }

  private func answer(_ completion: @escaping CLGeocodeCompletionHandler) {
    let asked = round
    isGeocoding = true
    HeadlessRuntime.current.async(.main) {
      let isCanceled = asked != self.round
      if !isCanceled { self.isGeocoding = false }
      completion(nil, CLError(isCanceled ? .geocodeCanceled : .network))
    }
  }
}
