import Testing

@testable import SpecClaims

/// Work that takes long is forbidden for keeping others waiting.
@Suite struct LongWorkTests {
  @Test(arguments: [
    "It should not run for an extended period of time.", "This function must not take a long time.",
    "You should not perform long-running operations in this hook.",
  ]) func blocks(_ sentence: String) throws {
    let claims = try read("## Panel\n\nIt is a class to be subclassed.\n\n### `-refresh`\n\n\(sentence)\n")
    #expect(claims.count == 1)
    guard case .prohibition(.block, let object, _)? = claims.first?.payload else {
      Issue.record("no prohibition to block: \(claims.map(\.canonical))")
      return
    }
    #expect(claims[0].canonical.contains("must not \(object) within"))
  }

  @Test(arguments: ["It should do no more than look at the row.", "It must not run for the second time."])
  func otherWorkDoesNot(_ sentence: String) throws {
    let claims = try read("## Panel\n\nIt is a class to be subclassed.\n\n### `-refresh`\n\n\(sentence)\n")
    #expect(!claims.contains { if case .prohibition(.block, _, _) = $0.payload { true } else { false } })
  }
}
