import Foundation

/// A film. Nothing decodes it here, so its length is what it is said to be, and has no end if nobody says.
open class AVAsset: NSObject, @unchecked Sendable {
  public let url: URL
  public let duration: CMTime
  /// False for an asset that is said to be broken: whoever loads it gets an error.
  public let isPlayable: Bool

  /// - Parameters:
  ///   - duration: for films of a known length; the original reads it from the file.
  ///   - isPlayable: false for a file that a player would refuse.
  public init(url: URL, duration: CMTime = .indefinite, isPlayable: Bool = true) {
    (self.url, self.duration, self.isPlayable) = (url, duration, isPlayable)
  }

  /// Tells, on no thread of anybody's, that everything about the film is known; at once, for it is.
  open func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (() -> Void)? = nil) {
    HeadlessRuntime.current.async(.background) { handler?() }
  }

  /// Nothing is under way that could be stopped.
  open func cancelLoading() {}

  open func statusOfValue(forKey key: String, error outError: UnsafeMutablePointer<NSError?>?) -> AVKeyValueStatus {
    isPlayable ? .loaded : .failed
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? AVAsset)?.url == url }
  open override var hash: Int { url.hashValue }
}

/// Whether something about a film is known.
public enum AVKeyValueStatus: Int, Hashable, Sendable {
  case unknown
  case loading
  case loaded
  case failed
  case cancelled
}

/// A film at a URL, as all are.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  /// - Parameter options: make no difference.
  public convenience init(url: URL, options: [String: Any]?) { self.init(url: url) }
}

/// How a film fills its place; kept only, for no film is seen.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
}

public let AVLayerVideoGravityResize = AVLayerVideoGravity.resize.rawValue
public let AVLayerVideoGravityResizeAspect = AVLayerVideoGravity.resizeAspect.rawValue
public let AVLayerVideoGravityResizeAspectFill = AVLayerVideoGravity.resizeAspectFill.rawValue
