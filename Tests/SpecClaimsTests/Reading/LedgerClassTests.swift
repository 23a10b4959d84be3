import SpecDocument
import Testing

@testable import SpecClaims

/// What a sentence without claims is: what a reader may do is no permission, and a counsel is no promise.
@Suite struct LedgerClassTests {
  private func kind(of sentence: String) throws -> LedgerClass? {
    let page = "# Panels for beginners\n\n\(sentence)\n"
    return ClaimReader().read(try Document(bytes: Array(page.utf8), name: "page.md")).ledger.last?.kind
  }

  @Test(
    arguments: [
      ("You can get the source here.", LedgerClass.explanation), ("You may need to install it.", .explanation),
      ("You can open several panels.", .permission), ("Please add a line to the log.", .advice),
      ("You should use the large panel.", .advice), ("You may want to use the large panel.", .advice),
      ("Use the large panel instead.", .advice), ("Ensure the safety of the panel.", .advice),
      ("A panel is a kind of door.", .definition),
      ("If it is open, the panel is a door.", .explanation), ("The panel must shine.", .notUnderstood),
    ])
  func isToldByWhoIsSpokenTo(_ sentence: String, _ kind: LedgerClass) throws {
    #expect(try self.kind(of: sentence) == kind)
  }
}
