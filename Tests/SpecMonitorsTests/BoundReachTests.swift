import CallTrace
import SpecDocument
import SpecMonitors
import Testing

@testable import SpecClaims

/// How far one call goes for what comes after it: what the vocabulary says of that with `each` and `undoneBy`.
@Suite struct BoundReachTests {
  private static let words = """
    version: 1
    types: { Kiln: { aliases: [kiln] } }
    calls:
      Kiln:
        open(): { undoneBy: shut() }
        shut(): {}
        fill(): {}
        fire(): { each: true }
    events:
      lit: { calls: [Kiln.lit], phrases: [the fire is lit] }
      burst: { calls: [Kiln.burst], each: true, phrases: [a pot bursts] }
    """

  private func method(_ name: String) -> MethodReference {
    MethodReference(type: "Kiln", name: MethodName(written: name))
  }

  private func text(_ subject: String, _ relation: Relation, _ reference: Reference) throws -> [String] {
    let document = try Document(bytes: Array("A sentence.".utf8), name: "kiln.md")
    let claim = Claim(
      id: "claim", subject: .methods([method(subject)]), payload: .order(relation, reference), modality: .fact,
      obligor: .framework, condition: nil, polarity: true, sentence: 0, document: "kiln",
      range: document.sentences[0].range, form: "none", canonical: "")
    let vocabulary = try Vocabulary(yaml: Self.words, file: "kiln.yml")
    guard case .properties(let properties) = ClaimBinder(vocabulary: vocabulary).bind(claim) else { return [] }
    return properties.map(\.text)
  }

  @Test func aCallThatIsTakenBackIsNeededAnew() throws {
    #expect(
      try text("fill()", .after, .method(method("open()"), finished: false))
        == ["precedence: Kiln open() has finished before any Kiln fill(), anew after Kiln shut()"])
    #expect(
      try text("open()", .before, .event("the fire is lit"))
        == ["precedence: Kiln open() before any lit, anew after Kiln shut()"])
  }

  @Test func whatIsNeverTakenBackIsEnoughOnce() throws {
    #expect(
      try text("fire()", .after, .method(method("fill()"), finished: false))
        == ["precedence: Kiln fill() has finished before any Kiln fire()"])
  }

  @Test func whatComesEveryTimeNeedsOneForEach() throws {
    #expect(
      try text("fill()", .before, .event("a pot bursts"))
        == ["precedence: Kiln fill() before every burst, one for each"])
    #expect(
      try text("fill()", .before, .method(method("fire()"), finished: false))
        == ["precedence: Kiln fill() before every Kiln fire(), one for each"])
    #expect(
      try text("fill()", .immediatelyAfter, .method(method("fire()"), finished: false))
        == ["immediate succession: every Kiln fire() has finished directly before Kiln fill(), and none without"])
  }

  @Test func aCallIsTakenBackByOneOfTheSameTypeOnly() {
    #expect(throws: VocabularyError.self) {
      try Vocabulary(yaml: Self.words.replacing("undoneBy: shut()", with: "undoneBy: close()"), file: "kiln.yml")
    }
  }
}
