import Foundation
import Testing

/// Pages are named in one way, whatever is asked of them: a file, a folder, or either in a revision.
@Suite struct PageArgumentTests {
  private let folder: Folder

  init() throws {
    folder = try .withPages()
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "docs/deep"), withIntermediateDirectories: true)
    try folder.write(Folder.goodPage, to: "docs/deep/guide.md")
    try folder.write("# Weather\n\nIt is a nice day.\n", to: "docs/plain.md")
  }

  @Test(arguments: [["check", "--without-proof"], ["claims"], ["conflicts"], ["vocabulary", "--init"]])
  func aFolderIsItsPages(_ command: [String]) throws {
    let result = try Program.run(command + ["docs"], in: folder)
    #expect(result.code == 0, "\(result.err)")
    #expect(!result.out.isEmpty)
  }

  @Test("a name of one letter is a name")
  func aNameMayBeOneLetter() throws {
    try folder.write(Folder.goodPage, to: "S")
    #expect(try Program.run("claims", "S", in: folder).code == 0)
    let none = try Program.run("claims", "-", in: folder)
    #expect(none.code == 2)
    #expect(none.err.contains("-: cannot be read"))
  }

  /// A page that was named has to promise something; one that lies in a folder beside others need not.
  @Test func aPageOfAFolderMayPromiseNothing() throws {
    let result = try Program.run("check", "docs", "--without-proof", in: folder)
    #expect(result.out == "docs/deep/guide.md   2 claims: 2 conform · 0 not understood\n")
    #expect(result.err == "docs/plain.md: promises nothing, left out\n")
    #expect(try Program.run("check", "docs", "docs/plain.md", "--without-proof", in: folder).code == 2)
  }

  @Test func withoutArgumentsItIsTheFolderSpec() throws {
    try FileManager.default.moveItem(at: folder.url.appending(path: "docs"), to: folder.url.appending(path: "Spec"))
    try FileManager.default.moveItem(
      at: folder.url.appending(path: "vocabulary.yml"), to: folder.url.appending(path: "Spec/vocabulary.yml"))
    let result = try Program.run("check", "--without-proof", in: folder)
    #expect(result.code == 0)
    #expect(result.out == "Spec/deep/guide.md   2 claims: 2 conform · 0 not understood\n")
  }

  /// The limit can be raised wherever the program says that it can.
  @Test(arguments: [["check", "--without-proof"], ["diff", "huge.md"], ["conflicts"], ["vocabulary", "--init"]])
  func theLimitCanBeRaisedByEveryCommandThatHasIt(_ command: [String]) throws {
    let code = "```\n" + String(repeating: "quiet\n", count: 200_000) + "```\n"
    try folder.write(Folder.goodPage + code, to: "huge.md")
    let refused = try Program.run(command + ["huge.md"], in: folder)
    #expect(refused.code == 2)
    #expect(
      refused.complaint
        == "huge.md: has more than 1048576 bytes (1048577 read); split it, or raise the limit with --maximum-size")
    let raised = try Program.run(command + ["huge.md", "--maximum-size", "2000000"], in: folder)
    #expect(raised.code == 0 && raised.err == "", "\(raised.err)")
  }
}
