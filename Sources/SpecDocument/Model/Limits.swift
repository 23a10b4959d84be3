/// What a document may cost before it is refused.
public struct Limits: Hashable, Sendable {
  /// Largest document, in bytes.
  public var maximumBytes: Int
  /// Longest wait for the parse. libcmark cannot be interrupted, so the reader stops waiting and reports ``DocumentError/deadline(name:seconds:)``.
  public var parseDeadline: Duration

  /// 1 MiB and 10 seconds: a document of 1 MiB takes about a tenth of a second.
  public static let standard = Limits()

  public init(maximumBytes: Int = 1 << 20, parseDeadline: Duration = .seconds(10)) {
    self.maximumBytes = maximumBytes
    self.parseDeadline = parseDeadline
  }
}
