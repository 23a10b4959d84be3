import CallTrace
import Testing

@testable import SpecMonitors

@Suite struct ClaimEvidenceTests {
  let precedence = Property.precedence(first: .event("viewLoaded"), then: .enter("didLoad"))
  let notAlways = Property.noResponse(
    trigger: .event("boundsChange"), response: .enter("appear"), deadline: .settled, universal: false)

  private func evidence(_ property: Property, _ timelines: String...) throws -> ClaimEvidence {
    var evidence = ClaimEvidence()
    for (number, timeline) in timelines.enumerated() {
      let finding = Judge.findings(for: [property], in: try Trace(timeline: timeline))[0]
      evidence.add(finding, from: number)
    }
    return evidence
  }

  @Test func exercisedAndEverythingSeenConforms() throws {
    let evidence = try evidence(precedence, "main : layout(1)", "main : viewLoaded!(1) didLoad(1)")
    #expect(evidence.verdict == .conforms)
    #expect(evidence.example?.trace == 1)
    #expect(evidence.exercisedIn == 1)
  }

  @Test func oneViolationAnywhereViolates() throws {
    let evidence = try evidence(precedence, "main : viewLoaded!(1) didLoad(1)", "main : viewLoaded!(1) didLoad(2)")
    #expect(evidence.verdict == .violated)
    #expect(evidence.violations == 1)
    #expect(evidence.witness?.trace == 1)
    #expect(evidence.witness?.witness.explanation == "Node 2: didLoad without viewLoaded before it")
  }

  @Test func aSuspicionStandsOnceAnotherTraceShowsThatTheEventIsRecorded() throws {
    let alone = try evidence(precedence, "main : didLoad(1)")
    #expect(alone.verdict == .notExercised("not seen: viewLoaded"))
    let together = try evidence(precedence, "main : didLoad(1)", "main : viewLoaded!(1)")
    #expect(together.verdict == .violated)
    #expect(together.witness?.trace == 0)
  }

  @Test func whatOneTraceDoesNotShowAnotherMay() throws {
    let absence = Property.absence(of: .event("create"), within: .enter("init"), sameSlice: false)
    #expect(try evidence(absence, "main : init(1)").verdict == .notExercised("not seen: create"))
    #expect(try evidence(absence, "main : init(1)", "main : create!(9)").verdict == .conforms)
  }

  @Test func cutTracesAloneAreInconclusive() throws {
    let once = Property.occurrences(call: .enter("didLoad"), count: .once, occasion: nil)
    #expect(
      try evidence(once, "main : didLoad(1) didLoad(2) …").verdict
        == .inconclusive("2 undecided: the trace ends too early or has gaps"))
    #expect(try evidence(once, "main : didLoad(1) …", "main : didLoad(1)").verdict == .conforms)
  }

  @Test func nothingSeenIsNotExercised() throws {
    #expect(try evidence(precedence).verdict == .notExercised("no trace"))
    #expect(try evidence(precedence, "main : layout(1)").verdict == .notExercised("not seen: didLoad, viewLoaded"))
    let simultaneity = Property.simultaneity(.enter("a"), .enter("b"), pass: .enter("p"))
    #expect(
      try evidence(simultaneity, "main : a(1) b(1) p(1)").verdict
        == .notExercised("all that it speaks of was seen, but no occasion for it"))
  }

  @Test func oneTraceWithACounterexampleSettlesNotAlways() throws {
    let answered = "main : boundsChange!(1) appear(1) settled!(0)"
    let passed = "main : boundsChange!(1) settled!(0)"
    #expect(try evidence(notAlways, answered).verdict == .violated)
    #expect(try evidence(notAlways, answered, passed).verdict == .conforms)
  }

  @Test func aClaimOfSeveralPropertiesIsAsGoodAsItsWorst() {
    #expect(Verdict.all([.conforms, .conforms]) == .conforms)
    #expect(Verdict.all([.conforms, .notExercised("b")]) == .notExercised("b"))
    #expect(Verdict.all([.inconclusive("c"), .notExercised("b")]) == .inconclusive("c"))
    #expect(Verdict.all([.inconclusive("c"), .violated, .conforms]) == .violated)
    #expect(Verdict.all([]) == .notChecked("no property"))
  }
}
