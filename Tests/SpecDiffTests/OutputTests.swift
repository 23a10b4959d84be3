import Foundation
import SpecClaims
import Testing

@testable import SpecDiff

/// How diffs and conflicts print.
@Suite struct OutputTests {
  private func diff() throws -> ContractDiff {
    let old = try page(
      "## `Kiln`\n\n### `didFire()`\n\nCalled on the main thread.\n\n- A door.\n",
      named: "old/guide.md")
    let new = try page(
      "## `Kiln`\n\n### `didFire()`\n\nCalled on a background thread.\n", named: "new/guide.md")
    return ContractDiff(from: [old], to: [new])
  }

  @Test func textHasABlockAChange() throws {
    let text = DiffText(try diff()).text()
    #expect(text.hasPrefix("1 contradicted"), "\(text)")
    #expect(
      text.contains(
        """
        ✘ contradicted   Kiln.didFire/thread-background   Kiln didFire(): every call is on a background thread
            old   old/guide.md:5:1   “Called on the main thread.”
            new   new/guide.md:5:1   “Called on a background thread.”
            what  on the main thread → on a background thread
        """), "\(text)")
  }

  @Test func markdownShowsTheWordsOfThePagesAsTheyAre() throws {
    let text = DiffMarkdown(try diff()).text()
    #expect(text.contains("### ✘ Contradicted (1)"), "\(text)")
    #expect(text.contains("old: `old/guide.md:5:1` “Called on the main thread.”"), "\(text)")
    #expect(InlineMarkdown.sentence("Call `a_b` *now* @you <b>") == "Call `a_b` \\*now\\* \\@you \\<b\\>")
  }

  @Test func jsonHasAVersionAndTotals() throws {
    let object = try JSONSerialization.jsonObject(with: Data(DiffJSON(try diff()).text().utf8)) as? [String: Any]
    #expect(object?["version"] as? Int == 1)
    #expect((object?["totals"] as? [String: Int])?["contradicted"] == 1)
    let change = (object?["changes"] as? [[String: Any]])?.first
    #expect(change?["change"] as? String == "contradicted")
    #expect((change?["old"] as? [String: Any])?["line"] as? Int == 5)
  }

  @Test func noChangeIsSaid() throws {
    let same = try page("## `Kiln`\n\n### `didFire()`\n\nCalled once.\n")
    let diff = ContractDiff(from: [same], to: [same])
    #expect(DiffText(diff).text() == "1 unchanged\n")
    #expect(DiffMarkdown(diff).text() == "## Promises of the documentation\n\nNo promise has changed. 1 unchanged\n")
    #expect(!diff.losesPromises)
  }

  @Test func bothSentencesOfAConflictAreNamed() throws {
    let conflicts = Conflicts(in: [
      try page("### `didFire()`\n\nCalled once.\n", named: "a.md"),
      try page("### `didFire()`\n\nThis method is never called.\n", named: "b.md"),
    ])
    let text = ConflictsText(conflicts).text()
    #expect(text.contains("a.md:3:1   “Called once.”"), "\(text)")
    #expect(text.contains("b.md:3:1   “This method is never called.”"), "\(text)")
    #expect(ConflictsJSON(conflicts).text().contains("\"version\" : 1"))
  }
}
