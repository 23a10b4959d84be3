/// What is wrong with a timeline, and where in its text.
public struct TimelineError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Counted from 1.
  public var line: Int
  /// In characters, counted from 1.
  public var column: Int
  public var what: String

  public init(line: Int, column: Int, what: String) {
    self.line = line
    self.column = column
    self.what = what
  }

  public var description: String { "timeline \(line):\(column): \(what)" }
}
