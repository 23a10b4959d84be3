import Foundation
import HeadlessUIKit

/// Pictures that follow one another. Asked on the thread that hands them to a node, and then on main; they may call back on any.
public protocol ASAnimatedImageProtocol: AnyObject {
  /// Stands for all of them.
  var coverImage: UIImage { get }
  var coverImageReady: Bool { get }
  /// To be called when there is a cover. May be left out where it is there from the beginning.
  var coverImageReadyCallback: (UIImage) -> Void { get set }
  /// Of all pictures, in seconds.
  var totalDuration: CFTimeInterval { get }
  /// Not used: a picture is shown for as long as it says, and no clock ticks in between.
  var frameInterval: UInt { get }
  /// How often all of them are shown; 0 for no end.
  var loopCount: Int { get }
  /// How many there are.
  var frameCount: Int { get }
  var playbackReady: Bool { get }
  /// To be called when the pictures can be shown.
  var playbackReadyCallback: () -> Void { get set }
  /// Not asked for.
  var error: any Error { get }
  func isDataSupported(_ data: Data) -> Bool
  func image(at index: UInt) -> Unmanaged<CGImage>
  /// Of one picture, in seconds.
  func duration(at index: UInt) -> CFTimeInterval
  /// The pictures are not shown for now.
  func clearAnimatedImageCache()
}

extension ASAnimatedImageProtocol {
  public var coverImageReadyCallback: (UIImage) -> Void {
    get { { _ in } }
    set {}
  }
  public func isDataSupported(_ data: Data) -> Bool { true }
}
