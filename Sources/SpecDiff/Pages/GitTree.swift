import Foundation
import SpecDocument

/// Pages as they were in a revision.
struct GitTree {
  let revision: String

  /// Paths are looked up from the current folder, then from the root of the repository.
  func documents(_ path: String, limits: Limits) throws -> [Document] {
    let name = path.hasSuffix("/") ? String(path.dropLast()) : path
    for candidate in ["./\(name)", name] {
      switch try kind(of: candidate) {
      case "blob": return [try document(candidate, named: name, limits)]
      case "tree": return try pages(in: candidate, named: name, limits)
      default: continue
      }
    }
    throw PageError("git:\(revision):\(path): git knows no such revision or path; see git ls-tree \(revision)")
  }

  private func kind(of path: String) throws -> String? {
    try git(["cat-file", "-t", "\(revision):\(path)"]).map { $0.text.trimmingCharacters(in: .whitespacesAndNewlines) }
  }

  private func pages(in folder: String, named name: String, _ limits: Limits) throws -> [Document] {
    guard let listing = try git(["ls-tree", "-r", "-z", "--name-only", "\(revision):\(folder)"]) else {
      throw PageError("git:\(revision):\(name): cannot be listed")
    }
    let pages = listing.text.split(separator: "\0").map(String.init).filter(Folder.isPage).sorted()
    guard !pages.isEmpty else { throw PageError("git:\(revision):\(name): holds no Markdown page (*.md)") }
    return try pages.map { try document("\(folder)/\($0)", named: "\(name)/\($0)", limits) }
  }

  private func document(_ path: String, named name: String, _ limits: Limits) throws -> Document {
    let size = try git(["cat-file", "-s", "\(revision):\(path)"])?.text.trimmingCharacters(in: .whitespacesAndNewlines)
    if let bytes = size.flatMap({ Int($0) }), bytes > limits.maximumBytes {
      throw DocumentError.tooLarge(name: name, bytes: bytes, limit: limits.maximumBytes)
    }
    guard let output = try git(["cat-file", "blob", "\(revision):\(path)"]) else {
      throw PageError("git:\(revision):\(name): cannot be read")
    }
    return try Document(bytes: output.bytes, name: "\(revision):\(name)", limits: limits)
  }

  private struct Output {
    let bytes: [UInt8]
    var text: String { String(decoding: bytes, as: UTF8.self) }
  }

  /// Nil when git says no.
  private func git(_ arguments: [String]) throws -> Output? {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    do { try process.run() } catch { throw PageError("git cannot be started: \(error.localizedDescription)") }
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? Output(bytes: Array(data)) : nil
  }
}
