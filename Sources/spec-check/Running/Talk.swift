import Foundation

/// What the program says beside its result.
enum Talk {
  static func error(_ line: String) { FileHandle.standardError.write(Data("spec-check: \(line)\n".utf8)) }

  static func note(_ line: String) { FileHandle.standardError.write(Data("\(line)\n".utf8)) }
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
