import Foundation
import SpecDocument

/// Where pages are: a file, a folder, or either in a revision of the git repository one stands in.
package enum PageLocation: Hashable, Sendable, CustomStringConvertible {
  case path(String)
  case git(revision: String, path: String)

  /// Reads `guide.md`, `docs/`, `git:HEAD~1:docs`.
  package init(_ argument: String) throws(PageError) {
    guard argument.hasPrefix("git:") else {
      self = .path(argument)
      return
    }
    let rest = argument.dropFirst("git:".count)
    guard let colon = rest.firstIndex(of: ":"), colon != rest.startIndex, rest.index(after: colon) != rest.endIndex,
      // A revision that begins with a dash would be an option to git.
      rest.first != "-"
    else { throw PageError("\(argument): is not git:REVISION:PATH, for example git:HEAD~1:docs") }
    self = .git(revision: String(rest[..<colon]), path: String(rest[rest.index(after: colon)...]))
  }

  package var description: String {
    switch self {
    case .path(let path): path
    case .git(let revision, let path): "git:\(revision):\(path)"
    }
  }

  /// Every page there; of a folder, the Markdown files in it and below it, without hidden folders and folders of
  /// reports.
  package func documents(limits: Limits = .standard) throws -> [Document] {
    switch self {
    case .path(let path): try Folder.pages(path).map { try Document(path: $0, limits: limits) }
    case .git(let revision, let path): try GitTree(revision: revision).documents(path, limits: limits)
    }
  }
}

/// Which files of a folder are pages.
enum Folder {
  static func pages(_ path: String) throws(PageError) -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
      return [path]
    }
    let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    let root = path.hasSuffix("/") ? String(path.dropLast()) : path
    let pages = names.filter(isPage).sorted().map { "\(root)/\($0)" }
    guard !pages.isEmpty else { throw PageError("\(path): holds no Markdown page (*.md); name a folder that does") }
    return pages
  }

  static func isPage(_ name: String) -> Bool {
    let parts = name.split(separator: "/")
    guard let last = parts.last, last.hasSuffix(".md") || last.hasSuffix(".markdown") else { return false }
    return !parts.contains { $0.hasPrefix(".") || $0 == "Reports" }
  }
}
