import Foundation

/// How the pictures of a film are put together; kept only, none is decoded.
open class AVVideoComposition: NSObject {
  open var renderSize = CGSize.zero
  open var frameDuration = CMTime.zero
  open var renderScale: Float = 1

  public override init() { super.init() }
  public init(propertiesOf asset: AVAsset) { super.init() }
}

open class AVMutableVideoComposition: AVVideoComposition {}

/// How the sounds of a film are put together; kept only.
open class AVAudioMix: NSObject {
  public override init() { super.init() }
}

open class AVMutableAudioMix: AVAudioMix {}
