import Foundation

// Names that players had before Swift 4.2.
public typealias AVPlayerStatus = AVPlayer.Status
public typealias AVPlayerItemStatus = AVPlayerItem.Status
public typealias AVPlayerTimeControlStatus = AVPlayer.TimeControlStatus
public typealias AVPlayerActionAtItemEnd = AVPlayer.ActionAtItemEnd

/// Who has a film fill its place in some way.
public protocol ShowsFilm: AnyObject {
  var videoGravity: AVLayerVideoGravity { get set }
}

extension ShowsFilm {
  /// The way by its name, as before Swift 4.
  @_disfavoredOverload
  public var videoGravity: String {
    get { (videoGravity as AVLayerVideoGravity).rawValue }
    set { videoGravity = AVLayerVideoGravity(rawValue: newValue) }
  }
}
