import Foundation
import Testing

/// Where a result cannot go is one clear line, said before any work is done.
@Suite struct OutputTests {
  private let folder: Folder

  init() throws { folder = try .withPages() }

  private static let full = "/dev/full"
  private static let hasFull = FileManager.default.fileExists(atPath: full)

  @Test(
    .enabled(if: hasFull, "this system has no device that is always full"),
    arguments: [
      ["check", "good.md", "--without-proof"], ["claims", "good.md"], ["diff", "good.md", "good.md"],
      ["record", "--list"], ["prove", "--list"],
    ])
  func aFullDiskIsNoCrash(_ arguments: [String]) throws {
    try folder.write("", to: "err")
    let full = try #require(FileHandle(forWritingAtPath: Self.full))
    let code = try Program.run(
      arguments, in: folder, environment: [:], output: full,
      error: FileHandle(forWritingTo: folder.url.appending(path: "err")))
    #expect(code == 2)
    let complaint = try folder.text(of: "err")
    #expect(
      complaint
        == "spec-check: standard output: cannot be written: No space left on device; make room on the disk\n")
  }

  /// The page is not there either, and would be read first thing.
  @Test(arguments: [
    ["check", "nowhere.md"], ["report", "nowhere.md"], ["prove", "nowhere.md"], ["claims", "nowhere.md"],
    ["verify", "nowhere.md", "--trace", "nowhere.jsonl"], ["explain", "some/claim", "nowhere.md"],
    ["diff", "nowhere.md", "nowhere.md"], ["conflicts", "nowhere.md"], ["vocabulary", "--init", "nowhere.md"],
    ["record", "--scenario", "nowhere"], ["render", "nowhere"],
  ])
  func theTargetIsLookedAtFirst(_ arguments: [String]) throws {
    let missing = try Program.run(arguments + ["-o", "missing/result"], in: folder)
    #expect(missing.code == 2 && missing.out == "")
    #expect(
      missing.complaint
        == """
        missing/result: cannot be written: No such file or directory; check that the folder exists and may be written to
        """)
    let taken = try Program.run(arguments + ["-o", "."], in: folder)
    #expect(taken.complaint == ".: cannot be written: Is a directory; name a file")
  }

  @Test func theFolderOfReportsIsLookedAtFirst() throws {
    let result = try Program.run("report", "nowhere.md", "--reports", "good.md", in: folder)
    #expect(result.code == 2)
    #expect(result.complaint == "good.md: is a file, not a folder; name another folder")
  }
}
