import SpecMonitors
import Testing

@testable import SpecReports

@Suite struct OutcomeTests {
  @Test func aSentenceIsAsGoodAsItsWorstClaim() throws {
    let judged = try #require(Kiln.judged)
    let verdicts: [Verdict] = [.conforms, .notExercised("never"), .violated, .notChecked("unknown")]
    let claims = verdicts.map { JudgedClaim(claim: judged.claims[0].claim, verdict: $0, properties: []) }
    let index = SentenceIndex(JudgedDocument(reading: judged.reading, claims: claims))
    #expect(index.outcome(of: judged.claims[0].claim.sentence) == .violated)
    #expect(index.outcome(of: judged.claims[1].claim.sentence) == nil)
  }

  @Test func outcomesAreListedFromTheWorst() {
    #expect(Outcome.allCases.sorted() == Outcome.allCases)
    #expect(Outcome.allCases.map(\.mark) == ["✘", "⚠", "…", "○", "?", "✔"])
  }

  @Test func onlyAnAbsentMeasurementIsNotKnown() throws {
    let claim = try #require(Kiln.judged).claims[0].claim
    let texts = [nil, [], ["a", "b"]].map {
      JudgedClaim(claim: claim, verdict: .conforms, properties: [], exercised: 2, exercisedIn: 1, caughtBy: $0)
        .evidenceText
    }
    #expect(
      texts == [
        "2 conforming calls in 1 scenario; deviations not run",
        "2 conforming calls in 1 scenario; catches no deviation",
        "2 conforming calls in 1 scenario; catches a, b",
      ])
  }
}
