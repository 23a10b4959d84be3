import Foundation
import Testing

@testable import SpecDiff

/// Files, folders and revisions.
@Suite struct PageLocationTests {
  private func folder(_ files: [String: String]) throws -> String {
    let root = FileManager.default.temporaryDirectory.appending(path: "pages-\(UUID().uuidString)")
    for (name, text) in files {
      let url = root.appending(path: name)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    return root.path
  }

  @Test func readsRevisions() throws {
    #expect(try PageLocation("git:HEAD~1:docs/a.md") == .git(revision: "HEAD~1", path: "docs/a.md"))
    #expect(try PageLocation("docs") == .path("docs"))
  }

  @Test(arguments: ["git:", "git:HEAD", "git::a.md", "git:HEAD:", "git:--exec:a.md"])
  func refusesWhatIsNoRevision(_ argument: String) {
    #expect(throws: PageError.self) { try PageLocation(argument) }
  }

  @Test func aFolderIsItsPagesWithoutReports() throws {
    let root = try folder([
      "b.md": "B", "a.md": "A", "deep/c.md": "C", "Reports/a.md": "R", ".hidden/d.md": "D", "e.txt": "E",
    ])
    defer { try? FileManager.default.removeItem(atPath: root) }
    #expect(
      try PageLocation(root).documents().map { $0.name.dropFirst(root.count) } == ["/a.md", "/b.md", "/deep/c.md"])
  }

  @Test func aFolderWithoutPagesIsAnError() throws {
    let root = try folder(["e.txt": "E"])
    defer { try? FileManager.default.removeItem(atPath: root) }
    #expect(throws: PageError.self) { try PageLocation(root).documents() }
  }
}
