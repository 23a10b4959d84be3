import Foundation
import Testing

/// `prove`: what is not about the pages given says nothing of them.
@Suite struct ProveTests {
  private let folder: Folder

  init() throws { folder = try .withPages() }

  @Test func deviationsAboutOtherPagesAreLeftOut() throws {
    let result = try Program.run("prove", "good.md", in: folder)
    #expect(result.code == 0, "\(result.out)")
    #expect(result.err.hasSuffix(" deviations about other promises than those of good.md left out\n"))
    #expect(result.out.contains("✔ did-load-off-main") && !result.out.contains("survived"))
    #expect(!result.out.contains("view-touched-in-init"))
  }

  @Test func oneDeviationSaysNothingOfClaimsThatOthersBreak() throws {
    let result = try Program.run("prove", "good.md", "--deviation", "did-load-off-main", in: folder)
    #expect(result.code == 0 && result.err == "")
    #expect(result.out.hasPrefix("✔ did-load-off-main  "))
    #expect(result.out.hasSuffix("\n1 deviation: 1 caught as it should be, 0 not\n"))
  }

  @Test func aDeviationThatIsNotAboutThePageIsRefused() throws {
    let result = try Program.run("prove", "good.md", "--deviation", "view-touched-in-init", in: folder)
    #expect(result.code == 2 && result.out == "")
    #expect(
      result.complaint.hasPrefix(
        "the deviation \"view-touched-in-init\" breaks nothing that is promised by good.md; it is meant to break "))
  }

  /// The page is not there, but what is asked of it is wrong already.
  @Test func namesAreLookedUpBeforeAnythingIsRead() throws {
    let result = try Program.run("prove", "nowhere.md", "--deviation", "did-load-twise", in: folder)
    #expect(result.code == 2)
    #expect(result.complaint == "there is no deviation \"did-load-twise\"; did you mean did-load-twice?")
  }

  @Test func deviationsAreListed() throws {
    let result = try Program.run("prove", "--list", in: try Folder())
    #expect(result.code == 0 && result.err == "")
    #expect(result.out.contains("did-load-off-main  "))
  }
}
