import Foundation

// What Foundation brings with it from its C side on Apple's platforms only.
#if !canImport(CoreFoundation) || os(Linux)
  /// In seconds.
  public typealias CFTimeInterval = Double
  /// In seconds since the beginning of 2001.
  public typealias CFAbsoluteTime = Double
  // Sources write `text as CFString`; without Objective-C that makes no object of a value, so these are the values themselves.
  public typealias CFString = String
  public typealias CFURL = URL
  public typealias CFData = Data
  public typealias CFDictionary = [AnyHashable: Any]
  public typealias NSInteger = Int
  public typealias NSUInteger = UInt

  public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

  public let NSEC_PER_SEC: UInt64 = 1_000_000_000
  public let NSEC_PER_MSEC: UInt64 = 1_000_000
  public let USEC_PER_SEC: UInt64 = 1_000_000

  // Newer C libraries have these two themselves.
  /// A number below `bound`, every one as likely; 0 for 0.
  @_disfavoredOverload
  public func arc4random_uniform(_ bound: UInt32) -> UInt32 { bound == 0 ? 0 : UInt32.random(in: 0..<bound) }
  @_disfavoredOverload
  public func arc4random() -> UInt32 { UInt32.random(in: 0...UInt32.max) }

  /// There is no pool to drain.
  public func autoreleasepool<Result>(invoking work: () throws -> Result) rethrows -> Result { try work() }

  extension NSAttributedString {
    /// No text. The argument is never written: an initialiser without any belongs to the superclass.
    public convenience init(empty: Void = ()) { self.init(string: "") }
  }

  extension CGSize {
    public func equalTo(_ other: CGSize) -> Bool { self == other }
  }

  extension CGPoint {
    public func equalTo(_ other: CGPoint) -> Bool { self == other }
  }

  extension CGRect {
    public func equalTo(_ other: CGRect) -> Bool { self == other }
  }
#endif

/// Seconds of the runtime's own clock, which animations run on, counted from an hour before it began.
public func CACurrentMediaTime() -> CFTimeInterval { HeadlessRuntime.current.mediaTime }

extension HeadlessRuntime {
  /// What ``CACurrentMediaTime()`` says: never 0, which means something else where a beginning is wanted.
  var mediaTime: CFTimeInterval { 3600 + time }
}
