import Testing

@testable import SpecClaims

/// Lists of cases: what the items say is asked, feared or wished for, and no fact.
@Suite struct CaseLeadTests {
  private func items(under lead: String) throws -> [String] {
    try read("# Pumps\n\n\(lead)\n\n- `fill()` is called on the main thread.\n- `fill()` is called twice.\n").map(
      \.canonical)
  }

  @Test(arguments: [
    "In any of the following cases, an exception is thrown:", "The watchdog aborts the process when:",
    "The behaviour is undefined if one of:", "This can happen when:", "Check whether", "People often believe that:",
    "We would like to get to a point where:",
  ]) func areNoFacts(_ lead: String) throws {
    #expect(try items(under: lead).isEmpty)
  }

  @Test(arguments: ["These guarantees are given:", "The following holds:", "In all cases:"])
  func factsAreFacts(_ lead: String) throws {
    #expect(try items(under: lead).contains { $0.hasPrefix("fill(): every call is on the main thread") })
  }
}
