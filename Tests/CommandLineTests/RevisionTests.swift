import Foundation
import Testing

/// A page of a revision of the repository that the program is run in.
@Suite struct RevisionTests {
  private let folder: Folder

  init() throws {
    folder = try .withPages([:])
    try git("init", "--quiet")
    try git("add", ".")
    try git("-c", "user.name=A", "-c", "user.email=a@b.c", "commit", "--quiet", "-m", "First")
  }

  private func git(_ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    process.currentDirectoryURL = folder.url
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "git \(arguments.joined(separator: " "))")
  }

  @Test func aPageIsComparedWithWhatItWas() throws {
    let same = try Program.run("diff", "git:HEAD:good.md", "good.md", in: folder)
    #expect(same.code == 0, "\(same.err)")
    try folder.write(folder.text(of: "good.md").replacing("main thread", with: "background thread"), to: "good.md")
    let changed = try Program.run("diff", "git:HEAD:good.md", "good.md", in: folder)
    #expect(changed.code == 1)
    #expect(changed.out.contains("HEAD:good.md") && changed.out.contains("ASDisplayNode.didLoad/thread-"))
  }

  @Test(arguments: ["git:HEAD:missing.md", "git:nowhere:good.md"])
  func whatIsNotThereIsOneClearLine(_ place: String) throws {
    let result = try Program.run("diff", place, "good.md", in: folder)
    #expect(result.code == 2 && result.out == "")
    #expect(result.complaint.hasPrefix(place) && !result.complaint.contains("\n"))
  }

  @Test func everyCommandTakesARevision() throws {
    let result = try Program.run("check", "git:HEAD:.", "--without-proof", in: folder)
    #expect(result.code == 0, "\(result.err)")
    #expect(result.out == "HEAD:./good.md   2 claims: 2 conform · 0 not understood\n")
  }

  @Test func withoutGitItIsSaidThatThereIsNone() throws {
    let result = try Program.run(
      "diff", "git:HEAD:good.md", "good.md", in: folder, environment: ["PATH": folder.url.path])
    #expect(result.code == 2 && result.out == "")
    #expect(result.complaint == "git:HEAD:good.md: git cannot be started; install it, or name a file or a folder")
  }

  @Test func outsideOfARepositoryItIsSaidThatThisIsNone() throws {
    let other = try Folder.withPages()
    // Wherever temporary files are, git must not find a repository above them.
    let result = try Program.run(
      "diff", "git:HEAD:good.md", "good.md", in: other,
      environment: ["GIT_CEILING_DIRECTORIES": other.url.deletingLastPathComponent().path, "LC_ALL": "C"])
    #expect(result.code == 2 && result.out == "")
    #expect(result.complaint.hasPrefix("git:HEAD:good.md: git finds no repository here: not a git repository"))
    #expect(!result.complaint.contains("\n"))
  }

  @Test func aRevisionThatIsNotThereIsNamed() throws {
    let result = try Program.run("diff", "git:nowhere:good.md", "good.md", in: folder)
    #expect(
      result.complaint
        == "git:nowhere:good.md: git knows no such revision or path; see git ls-tree nowhere")
  }
}
