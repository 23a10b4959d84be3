import Foundation
import Testing

/// `report`: what it prints is one result, whether it goes to a file or to standard output, and every page keeps its own report.
@Suite struct ReportTests {
  private let folder: Folder

  init() throws {
    folder = try .withPages(["false.md": Folder.falsePage])
    for name in ["a", "b"] {
      try FileManager.default.createDirectory(at: folder.url.appending(path: name), withIntermediateDirectories: true)
      try folder.write(Folder.goodPage, to: "\(name)/guide.md")
    }
  }

  private func report(_ arguments: String...) throws -> Program.Result {
    try Program.run(
      ["report", "--without-proof", "--vocabulary", "vocabulary.yml", "--reports", "out"] + arguments, in: folder)
  }

  @Test func aFileGetsTheListingToo() throws {
    let printed = try report("good.md")
    #expect(printed.out.contains("✔   5  \"This method is called on the main thread.\""))
    let kept = try report("good.md", "-o", "result.txt")
    #expect(kept.out == "")
    #expect(try folder.text(of: "result.txt") == printed.out)
  }

  @Test func quietLeavesOutTheTalkAndNothingElse() throws {
    let printed = try report("false.md")
    let quiet = try report("false.md", "--quiet")
    #expect(printed.err != "" && quiet.err == "")
    #expect(quiet.out == printed.out)
  }

  @Test func pagesWhoseReportsWouldHaveOneNameAreRefused() throws {
    let result = try report("a/guide.md", "b/guide.md")
    #expect(result.code == 2 && result.out == "")
    #expect(
      result.complaint
        == "a/guide.md, b/guide.md: their reports would both be named guide; report them apart, each with a --reports of its own"
    )
    #expect(try !folder.names.contains("out"), "refused before anything is run")
    #expect(try report("a/guide.md").code == 0)
  }
}
