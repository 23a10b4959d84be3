import Testing

@testable import SpecClaims

/// Rules on pages whose headings name no code: who is told, and how, makes them rules.
@Suite struct ToldOutrightTests {
  private func claims(_ sentence: String) throws -> [String] {
    try read("# Looms\n\n## Getting started with looms today\n\n\(sentence)\n").map(\.canonical)
  }

  @Test(arguments: [
    Expected("The application must copy the wool.", "The application: has to copy the wool"),
    Expected(
      "You must copy it before its lifetime expires.",
      "(subject unknown): has to copy it before its lifetime expires"),
    Expected("Do not free them yourself.", "(subject unknown): must not free them yourself"),
    Expected(
      "An application using the loom should not mix colours.",
      "An application using the loom: must not mix colours"),
    Expected("You should not assume that wool is warm.", "(subject unknown): must not assume wool is warm"),
    Expected("We recommend that you use `wool()`.", "wool(): has to use `wool()`"),
    Expected("You must offload your work to another loom.", "your work: has to be offloaded to another loom"),
  ]) func areRead(_ expected: Expected) throws {
    #expect(try claims(expected.sentence) == expected.claims)
  }

  @Test(arguments: [
    "A shepherd using the loom should not mix colours.", "You need to copy the wool.",
    "Applications are expected to copy the wool.", "It is up to the application to copy the wool if desired.",
    "You should use the large panel.", "Never depend on a good harvest.", "Make sure you sleep.",
    "Despite its name, you should not assume that wool is warm.", "It is recommended that you use wool.",
    "You need to offload your work to another loom.",
  ]) func areLeft(_ sentence: String) throws {
    #expect(try claims(sentence).isEmpty)
  }
}
