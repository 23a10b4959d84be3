import Foundation

/// The program `git`, run in the current folder.
enum Git {
  struct Answer {
    /// 126 and 127: there is no such program. 128: git cannot do what was asked.
    let code: Int32
    let bytes: [UInt8]
    /// What it says on standard error.
    let complaint: String

    var isSuccess: Bool { code == 0 }
    var text: String { String(decoding: bytes, as: UTF8.self) }
    var line: String { text.trimmingCharacters(in: .whitespacesAndNewlines) }
  }

  static func run(_ arguments: [String]) throws(PageError) -> Answer {
    let (process, output, errors) = (Process(), Pipe(), Pipe())
    // Looks git up in PATH, and says with code 127 that there is none.
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = FileHandle.nullDevice
    do {
      try process.run()
      let data = try output.fileHandleForReading.readToEnd() ?? Data()
      let complaint = try errors.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      return Answer(
        code: process.terminationStatus, bytes: Array(data), complaint: String(decoding: complaint, as: UTF8.self))
    } catch {
      throw PageError("git cannot be run: \(error.localizedDescription)")
    }
  }

  /// - Parameter place: what is wanted of git, as it was named.
  /// - Throws: ``PageError`` when there is no git, or no repository around the current folder.
  static func requireRepository(for place: String) throws(PageError) {
    let answer = try run(["rev-parse", "--git-dir"])
    switch answer.code {
    case 0: return
    case 126, 127:
      throw PageError("\(place): git cannot be started; install it, or name a file or a folder")
    default:
      let reason =
        answer.complaint.split(separator: "\n").first.map { $0.trimmingPrefix("fatal: ") } ?? "no reason given"
      throw PageError("\(place): git finds no repository here: \(reason); go into one, or name a file or a folder")
    }
  }
}
