import Foundation

/// Is told how a recording ends.
public protocol AVAudioRecorderDelegate: AnyObject {
  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
  func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
  public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
  public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}

/// Would record what is heard. There is no microphone here, so it does what the original does without one: a recording never begins, and
/// no file is written.
open class AVAudioRecorder: NSObject {
  open weak var delegate: (any AVAudioRecorderDelegate)?
  public let url: URL
  public let settings: [String: Any]
  open var isMeteringEnabled = false
  /// Always false.
  open var isRecording: Bool { false }
  /// In seconds; nothing has been recorded.
  open var currentTime: TimeInterval { 0 }

  public init(url: URL, settings: [String: Any]) throws { (self.url, self.settings) = (url, settings) }

  /// - Returns: false.
  @discardableResult
  open func prepareToRecord() -> Bool { false }
  /// - Returns: false.
  @discardableResult
  open func record() -> Bool { false }
  /// - Returns: false.
  @discardableResult
  open func record(forDuration duration: TimeInterval) -> Bool { false }
  open func pause() {}
  /// Nothing was recorded: nobody is told.
  open func stop() {}

  /// Deletes the file, if somebody else has written it.
  ///
  /// - Returns: whether there was one.
  @discardableResult
  open func deleteRecording() -> Bool { (try? FileManager.default.removeItem(at: url)) != nil }

  open func updateMeters() {}
  /// Silence, in decibels.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  /// Silence, in decibels.
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

public enum AVAudioQuality: Int, Hashable, Sendable {
  case min = 0
  case low = 0x20
  case medium = 0x40
  case high = 0x60
  case max = 0x7F
}

public typealias AudioFormatID = UInt32
public let kAudioFormatMPEG4AAC: AudioFormatID = 0x6161_6320
public let kAudioFormatLinearPCM: AudioFormatID = 0x6C70_636D
public let kAudioFormatAppleLossless: AudioFormatID = 0x616C_6163

public let AVFormatIDKey = "AVFormatIDKey"
public let AVSampleRateKey = "AVSampleRateKey"
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"

extension AVAudioSession {
  public enum RecordPermission: UInt, Hashable, Sendable {
    case undetermined = 0x756E_6474
    case denied = 0x6465_6E79
    case granted = 0x6772_6E74
  }

  /// There is no microphone that anybody could allow to be used.
  public var recordPermission: RecordPermission { .denied }

  /// Answers on main, as soon as that is free, that it is not allowed.
  public func requestRecordPermission(_ response: @escaping (Bool) -> Void) {
    HeadlessRuntime.current.async(.main) { response(false) }
  }
}
