import SpecDocument
import Testing

@testable import SpecClaims

/// What stands around a sentence holds of all that is read in it: every example of every form, put into a frame.
@Suite struct FramedSentenceTests {
  /// The examples of all forms, without those that begin with a frame or a label of their own.
  private static let examples = SentenceForms.all.flatMap { $0.examples }.filter { sentence in
    !sentence.contains(", which") && !sentence.contains(": ") && !sentence.contains("; ") && !sentence.contains("(")
      && !["For ", "Once ", "In ", "After ", "Until ", "Right ", "Before "].contains { sentence.hasPrefix($0) }
  }

  private func claims(of sentence: String) throws -> [Claim] {
    try read("## Panel\n\n### `-refresh`\n\n\(sentence)\n")
  }

  private func lowercased(_ sentence: String) -> String {
    sentence.first?.isLetter == true ? sentence.prefix(1).lowercased() + sentence.dropFirst() : sentence
  }

  /// Sentences that nobody reads in a frame would keep any rule about what is read in it.
  @Test func examplesAreReadInAFrame() throws {
    let read = try Self.examples.filter { try !claims(of: "If the gate is open, \(lowercased($0))").isEmpty }
    #expect(Self.examples.count > 150 && read.count > 150, "\(read.count) of \(Self.examples.count)")
  }

  @Test(arguments: examples) func aConditionInFrontIsKept(_ example: String) throws {
    for claim in try claims(of: "If the gate is open, \(lowercased(example))") {
      #expect(claim.condition != nil || claim.canonical.contains("gate is open"), "\(claim.canonical)")
    }
  }

  @Test(arguments: examples) func aModeInFrontIsKept(_ example: String) throws {
    for claim in try claims(of: "In debug builds, \(lowercased(example))") {
      #expect(claim.condition != nil || claim.canonical.contains("debug builds"), "\(claim.canonical)")
    }
  }

  @Test(arguments: examples) func aHedgeInFrontLeavesNoPromise(_ example: String) throws {
    let claims = try claims(of: "Usually, \(lowercased(example))")
    #expect(claims.map(\.canonical) == [])
  }

  @Test(arguments: ["You might think that", "It is not true that", "Some people say that"], examples)
  func whatOthersSayIsNoPromise(_ opinion: String, _ example: String) throws {
    #expect(try claims(of: "\(opinion) \(lowercased(example))").map(\.canonical) == [])
  }

  @Test(arguments: examples) func aQuestionPromisesNothing(_ example: String) throws {
    #expect(try claims(of: example.dropLast() + "?").map(\.canonical) == [])
  }
}
