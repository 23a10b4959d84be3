/// Why a document cannot be read. Each prints as one line: file, line if there is one, what is wrong, what to do.
public enum DocumentError: Error, Hashable, Sendable, CustomStringConvertible {
  case unreadable(name: String, reason: String)
  case isDirectory(name: String)
  /// No byte, or nothing but white space.
  case empty(name: String)
  /// A NUL byte.
  case binary(name: String, line: Int)
  case notUTF8(name: String, line: Int, offset: Int)
  case tooLarge(name: String, bytes: Int, limit: Int)
  /// More levels of quotes, lists or tags than any parser reads in reasonable time.
  case tooDeep(name: String, line: Int, what: String)
  case deadline(name: String, seconds: Double)

  public var description: String {
    switch self {
    case .unreadable(let name, let reason):
      "\(name): cannot be read (\(reason)); check the path and its permissions"
    case .isDirectory(let name):
      "\(name): is a folder; name the Markdown files in it, for example \(name)/*.md"
    case .empty(let name):
      "\(name): is empty; there is nothing to check"
    case .binary(let name, let line):
      "\(name):\(line): holds a NUL byte, so it is not text; give a Markdown file"
    case .notUTF8(let name, let line, let offset):
      "\(name):\(line): is not valid UTF-8 (byte \(offset)); save the file as UTF-8"
    case .tooLarge(let name, let bytes, let limit):
      "\(name): has more than \(limit) bytes (\(bytes) read); split it, or raise the limit"
    case .tooDeep(let name, let line, let what):
      "\(name):\(line): \(what); flatten this part of the document"
    case .deadline(let name, let seconds):
      "\(name): was not parsed within \(seconds) s; split the document, or raise the deadline"
    }
  }
}
