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
    #expect(help.contains("  0  everything conforms\n  1  a promise is broken\n  2  cannot tell"))
  }

  /// An example that is wrapped cannot be copied.
  @Test(arguments: [
    "report", "check", "claims", "explain", "record", "verify", "prove", "diff", "conflicts", "vocabulary",
  ])
  func examplesOfEveryCommandAreWholeLines(_ command: String) throws {
    let help = try Program.run("help", command, in: try Folder()).out
    let examples = help.split(separator: "\n", omittingEmptySubsequences: false).drop { $0 != "Examples:" }.dropFirst()
      .prefix { !$0.isEmpty }
    #expect(!examples.isEmpty)
    #expect(examples.filter { !$0.hasPrefix("  spec-check \(command)") } == [])
  }
}
