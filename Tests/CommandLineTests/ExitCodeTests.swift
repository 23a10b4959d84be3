import Foundation
import Testing

/// Exit codes are a contract: 0 conforms, 1 a promise is broken, 2 cannot tell.
@Suite struct ExitCodeTests {
  @Test func aPageThatKeepsItsPromisesIsZero() throws {
    let result = try Program.run("check", "good.md", "--without-proof", in: try .withPages())
    #expect(result.code == 0)
    #expect(result.out == "good.md   2 claims: 2 conform · 0 not understood\n")
    #expect(result.err == "")
  }

  @Test func aFalsePromiseIsOneAndIsShownAtItsLine() throws {
    let result = try Program.run(
      "check", "false.md", "--without-proof", in: try .withPages(["false.md": Folder.falsePage]))
    #expect(result.code == 1)
    #expect(result.out.hasPrefix("false.md   2 claims: 1 conform, 1 violated · 0 not understood\n"))
    #expect(result.out.contains("✘ false.md:5:29   ASDisplayNode.didLoad/thread-background   (guarantee)\n"))
    #expect(result.out.contains("main  ··didLoad("))
    #expect(result.err == "")
  }

  @Test func onePageThatLiesIsEnough() throws {
    let folder = try Folder.withPages(["false.md": Folder.falsePage])
    #expect(try Program.run("check", "good.md", "false.md", "--without-proof", in: folder).code == 1)
  }

  @Test func aBrokenShouldIsAWarningAndZero() throws {
    let page = Folder.falsePage.replacing("It is called on", with: "It should be called on")
    let result = try Program.run("check", "soft.md", "--without-proof", in: try .withPages(["soft.md": page]))
    #expect(result.code == 0)
    #expect(result.out.hasPrefix("soft.md   2 claims: 1 conform, 1 warning · 0 not understood\n"), "\(result.out)")
  }

  @Test func whatNothingCanDecideIsSaidAndZero() throws {
    let page = Folder.goodPage + "You should put all layout code in this method.\n"
    let result = try Program.run("check", "page.md", "--without-proof", in: try .withPages(["page.md": page]))
    #expect(result.out.hasPrefix("page.md   3 claims: 2 conform, 1 not checked"), "\(result.out)")
    #expect(result.code == 0 && result.err == "")
  }

  /// Beside promises that are kept, one of which nothing is known: nobody can tell whether all are.
  @Test func whatCouldHaveBeenExercisedAndWasNotIsTwo() throws {
    let page = Folder.goodPage + "\n## `-layout`\n\nThis method is called on the main thread.\n"
    let folder = try Folder.withPages(["page.md": page])
    try folder.write(JournalTests.loaded, to: "run.jsonl")
    let result = try Program.run("verify", "page.md", "--trace", "run.jsonl", in: folder)
    #expect(result.out.hasPrefix("page.md   3 claims: 2 conform, 1 not exercised"), "\(result.out)")
    #expect(result.code == 2)
    #expect(result.complaint == "1 of 3 claims could not be judged: 1 not exercised; the reasons stand beside them")
  }

  @Test func aBrokenPromiseIsOneWhateverElseIsNotKnown() throws {
    let page = Folder.falsePage + "\n## `-layout`\n\nThis method is called on the main thread.\n"
    let folder = try Folder.withPages(["page.md": page])
    try folder.write(JournalTests.loaded, to: "run.jsonl")
    #expect(try Program.run("verify", "page.md", "--trace", "run.jsonl", in: folder).code == 1)
  }

  @Test(arguments: [["--help"], ["-h"], ["help"], ["check", "--help"], ["help", "verify"]])
  func helpIsZeroAndGoesToStandardOutput(_ arguments: [String]) throws {
    let result = try Program.run(arguments, in: try Folder())
    #expect(result.code == 0)
    #expect(result.out.contains("USAGE: spec-check"))
    #expect(result.out.contains("Examples:\n"))
    #expect(result.err == "")
  }

  @Test func helpNamesTheExitCodes() throws {
    let help = try Program.run("--help", in: try Folder()).out
    let codes = "  0  every promise that can be checked is kept\n  1  a promise is broken\n  2  cannot tell: "
    #expect(help.contains(codes), "\(help)")
  }

  /// What `--help` offers is what the command takes.
  @Test(arguments: [
    "report": "", "check": "text, json, markdown, html, junit", "verify": "text, json, markdown, html, junit",
    "claims": "text, jsonl", "diff": "text, json, markdown", "conflicts": "text, json, markdown", "prove": "",
    "explain": "", "vocabulary": "",
  ]) func helpNamesTheFormatsOfTheCommand(_ command: String, _ formats: String) throws {
    let help = try Program.run("help", command, in: try Folder()).out.replacing(/\s+/, with: " ")
    #expect(help.contains("--format") == !formats.isEmpty)
    #expect(formats.isEmpty || help.contains("(values: \(formats); default: text)"), "\(help)")
    #expect(help.contains("--verbose") == ["report", "check", "verify"].contains(command))
  }

  /// An example that is wrapped cannot be copied.
  @Test(arguments: [
    "report", "check", "claims", "explain", "record", "render", "verify", "prove", "diff", "conflicts", "vocabulary",
  ])
  func examplesOfEveryCommandAreWholeLines(_ command: String) throws {
    let help = try Program.run("help", command, in: try Folder()).out
    let examples = help.split(separator: "\n", omittingEmptySubsequences: false).drop { $0 != "Examples:" }.dropFirst()
      .prefix { !$0.isEmpty }
    #expect(!examples.isEmpty)
    #expect(examples.filter { !$0.hasPrefix("  spec-check \(command)") } == [])
  }
}
