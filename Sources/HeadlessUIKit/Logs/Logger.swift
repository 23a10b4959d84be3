import Foundation

/// How much a line of a log matters.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let `default` = OSLogType(rawValue: 0)
  public static let info = OSLogType(rawValue: 1)
  public static let debug = OSLogType(rawValue: 2)
  public static let error = OSLogType(rawValue: 16)
  public static let fault = OSLogType(rawValue: 17)
}

/// Where lines of a log go: here to nobody but ``LoggedLines``, as nobody sees the system's log on a screen.
public final class OSLog: NSObject, Sendable {
  public let subsystem: String
  public let category: String

  public init(subsystem: String, category: String) { (self.subsystem, self.category) = (subsystem, category) }

  public static let `default` = OSLog(subsystem: "", category: "")
  public static let disabled = OSLog(subsystem: "", category: "disabled")

  func note(_ text: String, _ type: OSLogType) {
    if self !== OSLog.disabled { LoggedLines.note(LoggedLines.Line(log: self, type: type, text: text)) }
  }
}

/// Writes lines into a log.
public struct Logger: Sendable {
  private let log: OSLog

  public init() { log = .default }
  public init(_ log: OSLog) { self.log = log }
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

  public func log(_ message: OSLogMessage) { log.note(message.text, .default) }
  public func log(level: OSLogType, _ message: OSLogMessage) { log.note(message.text, level) }
  public func trace(_ message: OSLogMessage) { log.note(message.text, .debug) }
  public func debug(_ message: OSLogMessage) { log.note(message.text, .debug) }
  public func info(_ message: OSLogMessage) { log.note(message.text, .info) }
  public func notice(_ message: OSLogMessage) { log.note(message.text, .default) }
  public func warning(_ message: OSLogMessage) { log.note(message.text, .error) }
  public func error(_ message: OSLogMessage) { log.note(message.text, .error) }
  public func critical(_ message: OSLogMessage) { log.note(message.text, .fault) }
  public func fault(_ message: OSLogMessage) { log.note(message.text, .fault) }
}

/// A line in a log, with arguments in the places of a format.
public func os_log(_ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ arguments: CVarArg...)
{
  let format = "\(message)".replacingOccurrences(of: "{public}", with: "").replacingOccurrences(
    of: "{private}", with: "")
  log.note(String(format: format, arguments: arguments), type)
}

public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ arguments: CVarArg...) {
  log.note(String(format: "\(message)", arguments: arguments), type)
}

/// The last lines of all logs, for whoever wants to see them.
public enum LoggedLines {
  public struct Line: Sendable {
    public let log: OSLog
    public let type: OSLogType
    public let text: String
  }

  /// How many are kept.
  private static let limit = 1000
  private static let lock = NSLock()
  private nonisolated(unsafe) static var lines: [Line] = []

  public static var all: [Line] { lock.withLock { lines } }

  static func note(_ line: Line) {
    lock.withLock {
      lines.append(line)
      if lines.count > limit { lines.removeFirst() }
    }
  }
}
