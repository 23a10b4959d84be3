import CallTrace
import NodeConformance
import SpecClaims
import Testing

@testable import SpecMonitors

/// What the recorder cannot see proves nothing: without one kind of event, no claim that needs it conforms or is broken, and none
/// conforms that did not before.
@Suite struct BlindRecorderTests {
  @Test(arguments: EventKind.ofTheVocabulary) func whatIsNotRecordedProvesNothing(_ kind: EventKind) throws {
    let pages = try SpecPages.shared()
    let found = pages.found.map { found in
      let trace = kind.removed(from: found.trace)
      return trace == found.trace ? found : pages.examination.findings(in: trace)
    }
    let blind = pages.examination.judge(by: found).flatMap(\.claims)
    let claims = zip(pages.judged.flatMap(\.claims), blind)
    for ((seen, unseen), planned) in zip(claims, pages.examination.plan.flatMap { $0 }) {
      if planned.needs(kind) {
        #expect(unseen.verdict.isOpen, "without \(kind): \(unseen.line)")
      } else if unseen.verdict == .conforms {
        #expect(seen.verdict == .conforms, "without \(kind): \(unseen.line), and did not before")
      }
      #expect(unseen.verdict != .violated || planned.isCut(by: kind), "without \(kind): \(unseen.line)")
    }
  }

  @Test func everyClaimNeedsSomeKindOfEvent() throws {
    let pages = try SpecPages.shared()
    let plan = pages.examination.plan.flatMap { $0 }.filter { !pages.isExcused($0.claim) }
    let free = plan.filter { planned in !EventKind.ofTheVocabulary.contains(where: planned.needs) }
    #expect(free.map(\.claim.id).filter { $0 != "ASViewController.*/thread-main" } == [])
  }

  @Test func withoutAnyEventNothingIsExercised() throws {
    let pages = try SpecPages.shared()
    let empty = pages.traces.map { Trace(source: $0.source, names: $0.names) }
    let claims = pages.examination.judge(by: empty).flatMap(\.claims).filter { !pages.isExcused($0.claim) }
    #expect(claims.filter { !$0.verdict.isNotExercised }.map(\.line) == [])
  }
}
