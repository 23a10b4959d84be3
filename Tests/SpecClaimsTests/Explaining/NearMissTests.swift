import SpecDocument
import Testing

@testable import SpecClaims

/// The form that came nearest to a sentence that was not understood is the one that reads it without what was in its way.
@Suite struct NearMissTests {
  private func ledger(_ sentence: String, under heading: String = "`-refresh`") throws -> LedgerEntry {
    let page = "## Panel\n\n### \(heading)\n\n\(sentence)\n"
    let reading = ClaimReader().read(try Document(bytes: Array(page.utf8), name: "page.md"), explaining: true)
    return try #require(reading.ledger.last)
  }

  @Test(arguments: [
    (
      "It is usually called on the main thread.", "call-thread", ["the hedge “usually”"],
      "-refresh: every call is on the main thread"
    ),
    (
      "It is not only called on the main thread.", "call-thread", ["a denial by half"],
      "-refresh: no call is on the main thread"
    ),
  ])
  func namesTheFormAndTheObstacle(_ sentence: String, _ form: String, _ obstacles: [String], _ reading: String) throws {
    let entry = try ledger(sentence)
    #expect(entry.kind == .notUnderstood)
    #expect(entry.nearest == NearMiss(form: form, obstacles: obstacles, reading: reading))
  }

  @Test func aMethodThatNobodyNamesIsMissing() throws {
    let entry = try ledger(
      "These methods should never be called by other classes.", under: "Refreshing all of it")
    #expect(entry.nearest?.obstacles == ["the method spoken of, which neither the sentence nor a heading names"])
  }

  @Test func twoObstaclesAreNamedTogether() throws {
    let miss = try #require(try ledger("It might usually be called on the main thread.").nearest)
    #expect(miss.obstacles.count == 2)
    #expect(
      "\(miss)"
        == "\(miss.form) would read “\(miss.reading)” were it not for \(miss.obstacles[0]) and \(miss.obstacles[1])")
  }

  @Test(arguments: ["Order matters here.", "It is called once."]) func isSilentWhereNothingComesNear(_ sentence: String)
    throws
  {
    #expect(try ledger(sentence).nearest == nil)
  }

  @Test func aReaderThatIsNotAskedDoesNotLook() throws {
    let page = "## Panel\n\n### `-refresh`\n\nIt is usually called on the main thread.\n"
    #expect(ClaimReader().read(try Document(bytes: Array(page.utf8), name: "page.md")).ledger[0].nearest == nil)
  }

  @Test func derivationShowsWhoReadsAndWhoComesNear() throws {
    let page = "## Panel\n\n### `-refresh`\n\nIt is called on the main thread and is usually called once.\n"
    let document = try Document(bytes: Array(page.utf8), name: "page.md")
    #expect(
      ClaimReader().derivation(of: 0, in: document) == [
        "tokens    It is called on the main thread and is usually called once.",
        "clause    [main] subject: It · verb: call passive · rest: on the main thread",
        "form      call-thread: a call, or work done by it, with the thread it is on",
        "clause    [and] subject: It · verb: call passive · rest: once",
        "near      call-count would read “-refresh: called exactly once” were it not for the hedge “usually”",
      ])
  }
}
