import Testing

@testable import SpecClaims

/// Wishes: the verb without its ending says what is asked for.
@Suite struct SubjunctiveTests {
  @Test(arguments: [
    Expected(
      "It is strongly recommended that the listener not keep the `row`.", "the listener: must not keep the `row`"),
    Expected("It is not recommended that the listener keep the `row`.", "the listener: must not keep the `row`"),
    Expected("It is recommended that the listener keep the `row`.", "the listener: has to keep the `row`"),
    Expected("It is required that the listener keep the `row`.", "the listener: has to keep the `row`"),
    Expected("It is suggested to call `-fill` on the main thread.", "-fill: every call is on the main thread"),
    Expected("Care must be taken to make sure the hook does not block.", "-refresh: non-blocking"),
  ]) func isRead(_ expected: Expected) throws {
    #expect(try understood(expected.sentence) == expected.claims)
  }

  @Test(arguments: [("required", Modality.must), ("recommended", .should)])
  func isAsStrongAsItsVerdict(_ verdict: String, _ modality: Modality) throws {
    let page = "### `-refresh`\n\nIt is \(verdict) that the listener keep the `row`.\n"
    #expect(try read(page).map(\.modality) == [modality])
  }

  @Test(arguments: [
    "It is not recommended that the listener not keep the `row`.",
    "It is not recommended that the listener keeps the `row`.",
    "It is not required that the listener keep the `row`.", "It is not important that the listener keep the `row`.",
  ]) func isLeft(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}
