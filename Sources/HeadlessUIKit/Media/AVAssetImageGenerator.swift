import Foundation

/// Pictures of a film. Nothing decodes films here, so there are none: whoever asks for one gets an error, as for a film that cannot be read.
open class AVAssetImageGenerator: NSObject {
  public enum Result: Int, Hashable, Sendable {
    case succeeded
    case failed
    case cancelled
  }

  /// - Parameter requestedTime: as it was asked for.
  public typealias CompletionHandler = (
    _ requestedTime: CMTime, _ image: CGImage?, _ actualTime: CMTime, _ result: Result, _ error: (any Error)?
  ) -> Void

  public let asset: AVAsset
  open var appliesPreferredTrackTransform = false
  /// In pixels; zero means the film's own.
  open var maximumSize = CGSize.zero
  open var requestedTimeToleranceBefore = CMTime.positiveInfinity
  open var requestedTimeToleranceAfter = CMTime.positiveInfinity

  public init(asset: AVAsset) { self.asset = asset }

  /// - Throws: always: there is no picture.
  open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
    throw AVError(.decodeFailed)
  }

  /// Fails for each of the times, one after the other, on no thread of anybody's.
  open func generateCGImagesAsynchronously(
    forTimes requestedTimes: [NSValue], completionHandler handler: @escaping CompletionHandler
  ) {
    let times = requestedTimes.map(\.timeValue)
    HeadlessRuntime.current.async(.background) {
      for time in times { handler(time, nil, .invalid, .failed, AVError(.decodeFailed)) }
    }
  }

  /// Nothing is under way that could be stopped.
  open func cancelAllCGImageGeneration() {}
}

/// Why something about a film or a sound did not work.
public struct AVError: Error, Hashable, Sendable {
  public enum Code: Int, Hashable, Sendable {
    case unknown = -11_800
    case decodeFailed = -11_821
    case fileFormatNotRecognized = -11_828
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }

  public static let decodeFailed = Code.decodeFailed
  public static let fileFormatNotRecognized = Code.fileFormatNotRecognized
}
