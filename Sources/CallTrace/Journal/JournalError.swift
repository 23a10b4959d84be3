/// Why a journal could not be read or written.
public struct JournalError: Error, Hashable, Sendable {
  /// The path as it was given.
  public var file: String
  /// Counted from 1; `nil` where the whole file is meant.
  public var line: Int?
  public var problem: Problem

  public init(file: String, line: Int? = nil, problem: Problem) {
    self.file = file
    self.line = line
    self.problem = problem
  }

  public enum Problem: Hashable, Sendable {
    /// The system's reason.
    case cannotRead(String)
    case cannotWrite(String)
    case isDirectory
    case empty
    /// Zero bytes or broken UTF-8 where the header should be.
    case binary
    /// The beginning of the first line.
    case notAJournal(String)
    /// What the header gives as version.
    case unknownVersion(String)
    /// A line that is no JSON object.
    case malformed(String)
    /// A line that is JSON, but not what the format allows.
    case notAllowed(String)
  }
}

extension JournalError: CustomStringConvertible {
  /// `file:line: what is wrong; what to do`.
  public var description: String {
    let place = line.map { "\(file):\($0)" } ?? file
    return "\(place): \(what); \(advice)"
  }

  public var what: String {
    switch problem {
    case .cannotRead(let reason): "the journal cannot be read: \(reason)"
    case .cannotWrite(let reason): "the journal cannot be written: \(reason)"
    case .isDirectory: "a directory, not a journal"
    case .empty: "an empty file, not a journal"
    case .binary: "a binary file, not a journal"
    case .notAJournal(let start): "not a journal: the first line is \(TimelineWord.quoted(start, by: "\""))"
    case .unknownVersion(let version): "a journal of version \(version), but only version \(Journal.version) is known"
    case .malformed(let reason): "not a line of JSON: \(reason)"
    case .notAllowed(let reason): reason
    }
  }

  public var advice: String {
    switch problem {
    case .cannotRead: "check the path and its permissions"
    case .cannotWrite: "check that the directory exists, may be written and has room"
    case .isDirectory: "name a file in it"
    case .empty: "check that the recorder wrote its header line"
    case .binary: "unpack it if it is compressed, or name the file that the recorder wrote"
    case .notAJournal: "a journal begins with a line like {\"journal\":1,\"source\":\"…\",\"producer\":\"…\"}"
    case .unknownVersion: "read it with the release that wrote it, or record it again"
    case .malformed: "the file was changed after it was written; record it again or remove the line"
    case .notAllowed: "see Spec/trace-format.md"
    }
  }
}
