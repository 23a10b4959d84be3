import Foundation

/// Is told how a sound ends.
public protocol AVAudioPlayerDelegate: AnyObject {
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// Plays a sound that nobody hears. Nothing decodes it, so it has no length: it ends as soon as main is free again, each of its rounds at
/// once, and one that is repeated for ever plays until somebody stops it.
open class AVAudioPlayer: NSObject {
  open weak var delegate: (any AVAudioPlayerDelegate)?
  public let url: URL?
  public let data: Data?
  /// Beyond the first round; negative means for ever.
  open var numberOfLoops = 0
  open var volume: Float = 1
  open var pan: Float = 0
  open var rate: Float = 1
  open var enableRate = false
  /// In seconds.
  open var currentTime: TimeInterval = 0
  open private(set) var isPlaying = false
  /// In seconds.
  open var duration: TimeInterval { 0 }
  private var round = 0

  /// - Throws: an error of Foundation's if there is no such file.
  public init(contentsOf url: URL) throws {
    data = try Data(contentsOf: url)
    self.url = url
  }

  /// - Parameter utiOrNil: makes no difference.
  public convenience init(contentsOf url: URL, fileTypeHint utiOrNil: String?) throws { try self.init(contentsOf: url) }

  /// - Throws: an ``AVError`` if there is nothing to play.
  public init(data: Data) throws {
    guard !data.isEmpty else { throw AVError(.fileFormatNotRecognized) }
    (self.data, url) = (data, nil)
  }

  @discardableResult
  open func prepareToPlay() -> Bool { true }

  @discardableResult
  open func play() -> Bool {
    isPlaying = true
    guard numberOfLoops >= 0 else { return true }
    round += 1
    let this = round
    HeadlessRuntime.current.async(.main) { [self] in
      guard isPlaying, round == this else { return }
      isPlaying = false
      delegate?.audioPlayerDidFinishPlaying(self, successfully: true)
    }
    return true
  }

  open func pause() { isPlaying = false }

  open func stop() {
    isPlaying = false
    currentTime = 0
  }

  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
}

/// A sound of the system, by its number.
public typealias SystemSoundID = UInt32

public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF

/// Nobody hears it.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}

/// The sound has no length: the block runs as soon as main is free again.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
  guard let inCompletionBlock else { return }
  HeadlessRuntime.current.async(.main, inCompletionBlock)
}
