import Foundation

/// What the program says beside its result.
enum Talk {
  static func error(_ line: String) { FileHandle.standardError.write(Data("spec-check: \(line)\n".utf8)) }

  static func note(_ line: String) { FileHandle.standardError.write(Data("\(line)\n".utf8)) }

  /// A file is there whole or not at all: written beside its place and moved into it.
  static func writeAtomically(_ text: String, to path: String) throws {
    do {
      try Data(text.utf8).write(to: URL(filePath: path), options: .atomic)
    } catch {
      throw Failure("\(path): cannot be written: \(reason(error)); check that the folder exists and may be written to")
    }
  }

  private static func reason(_ error: any Error) -> String {
    let nested = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    guard let nested, nested.domain == NSPOSIXErrorDomain else { return (error as NSError).localizedDescription }
    return String(cString: strerror(Int32(nested.code)))
  }
}

/// One line on standard error that is rewritten as work goes on; nothing unless standard error is a terminal.
struct Progress {
  private let isShown: Bool
  init(quiet: Bool) { isShown = !quiet && isatty(STDERR_FILENO) == 1 }

  func show(_ text: String) {
    if isShown { FileHandle.standardError.write(Data("\r\u{1B}[2K\(text)".utf8)) }
  }

  func end() {
    if isShown { FileHandle.standardError.write(Data("\r\u{1B}[2K".utf8)) }
  }
}
