import Foundation

/// The files of the package as text. Only what is committed: build folders and the reports to look at are left out.
struct PackageFiles {
  struct File: Sendable {
    /// Relative to the package, `Sources/SpecClaims/Claims/Claim.swift`.
    let path: String
    let text: String

    var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }
    var isSwift: Bool { path.hasSuffix(".swift") }
  }

  static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized

  static func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// Everything under one folder of the package, in the order of the paths; not what the build of a package within it has left.
  static func files(in folder: String) throws -> [File] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path).sorted()
    return try names.filter { !$0.hasPrefix(".build") && !$0.hasSuffix("Package.resolved") }.compactMap { name in
      let path = "\(folder)/\(name)"
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: root.appending(path: path).path, isDirectory: &isFolder),
        !isFolder.boolValue, !path.hasSuffix(".html")
      else { return nil }
      return File(path: path, text: try text(of: path))
    }
  }

  /// The folders and top-level files that are committed.
  static func all() throws -> [File] {
    let entries = try FileManager.default.contentsOfDirectory(atPath: root.path).sorted()
    let unkept = [".git", ".swiftpm", "Package.resolved"]
    let kept = entries.filter { !$0.hasPrefix(".build") && !unkept.contains($0) }
    return try kept.flatMap { entry -> [File] in
      let isFolder = try root.appending(path: entry).resourceValues(forKeys: [.isDirectoryKey]).isDirectory
      return isFolder == true ? try files(in: entry) : [File(path: entry, text: try text(of: entry))]
    }
  }

  static func sources() throws -> [File] { try files(in: "Sources").filter(\.isSwift) }
  static func swift() throws -> [File] { try sources() + files(in: "Tests").filter(\.isSwift) }
}
