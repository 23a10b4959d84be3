import Foundation
import SpecDocument

/// Pages as they were in a revision.
struct GitTree {
  let revision: String

  /// Paths are looked up from the current folder, then from the root of the repository.
  func documents(_ path: String, limits: Limits) throws -> [Document] {
    try Git.requireRepository(for: "git:\(revision):\(path)")
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
    let answer = try Git.run(["cat-file", "-t", "\(revision):\(path)"])
    return answer.isSuccess ? answer.line : nil
  }

  private func pages(in folder: String, named name: String, _ limits: Limits) throws -> [Document] {
    let listing = try Git.run(["ls-tree", "-r", "-z", "--name-only", "\(revision):\(folder)"])
    guard listing.isSuccess else {
      throw PageError("git:\(revision):\(name): cannot be listed")
    }
    let pages = listing.text.split(separator: "\0").map(String.init).filter(Folder.isPage).sorted()
    guard !pages.isEmpty else { throw PageError("git:\(revision):\(name): holds no Markdown page (*.md)") }
    return try pages.map { try document("\(folder)/\($0)", named: "\(name)/\($0)", limits) }
  }

  private func document(_ path: String, named name: String, _ limits: Limits) throws -> Document {
    let size = try Git.run(["cat-file", "-s", "\(revision):\(path)"]).line
    if let bytes = Int(size), bytes > limits.maximumBytes {
      throw DocumentError.tooLarge(name: name, bytes: bytes, limit: limits.maximumBytes)
    }
    let blob = try Git.run(["cat-file", "blob", "\(revision):\(path)"])
    guard blob.isSuccess else { throw PageError("git:\(revision):\(name): cannot be read") }
    return try Document(bytes: blob.bytes, name: "\(revision):\(name)", limits: limits)
  }
}
