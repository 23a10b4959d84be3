import Testing

@testable import SpecClaims

/// Wordings of duties, moments and sure calls.
@Suite struct NewlyReadWordingTests {
  @Test(arguments: [
    Expected(
      "Rows cannot be modified.", "-refresh: must not modify rows"),
    Expected(
      "The `fill()` method is guaranteed to be called.", "fill(): called at least once"),
    Expected(
      "Called when the row is fully drained.", "-refresh: after the row is fully drained"),
    Expected(
      "Just before a tank is opened, the host will compile the script.",
      "the script is compiled: immediately before a tank is opened"),
    Expected(
      "Callers must treat the level as read-only.", "Callers: has to treat the level as read-only"),
    Expected(
      "The valve must consider the tank closed.", "The valve: has to consider the tank closed"),
    Expected(
      "A plugin must include a `last` field in the row.", "A plugin: has to create a `last` field in the row"),
  ]) func reads(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "Rows cannot be seen.",
    "Readers must consider this.",
    "The page must include a picture.",
    "Called when the row is drained.",
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }

  @Test("what blocks is told by its action, whatever the verb")
  func blocks() throws {
    let page = "## Panel\n\nIt is a class to be subclassed.\n\n### `-refresh`\n\nIt must not perform blocking work.\n"
    let claims = try read(page)
    #expect(claims.map(\.canonical) == ["-refresh: must not perform blocking work within -refresh"])
    guard case .prohibition(.block, "blocking work", _)? = claims.first?.payload else {
      Issue.record("\(claims) is about something else than blocking")
      return
    }
  }
}
