import CallTrace
import Testing

@testable import SpecMonitors

@Suite struct JudgeTests {
  let everyPattern: [Property] = [
    .thread(call: .enter("a"), on: .main),
    .thread(call: .enter("a"), on: .any(refusal: .event("e"))),
    .occurrences(call: .enter("a"), count: .once, occasion: .event("e")),
    .precedence(first: .event("e"), then: .enter("a")),
    .immediateSuccession(first: .exit("a"), then: .enter("b"), subject: .first, between: .anyCall),
    .during(call: .enter("b"), scope: .enter("a")),
    .simultaneity(.enter("a"), .enter("b"), pass: .enter("p")),
    .absence(of: .event("e"), within: .enter("a"), sameSlice: true),
    .absenceAfter(of: .enter("b"), from: .event("e")),
    .effect(at: .exit("a"), attribute: "x", equals: .isTrue),
    .response(trigger: .enter("a"), response: .enter("b"), deadline: .event("e")),
    .noResponse(trigger: .enter("a"), response: .enter("b"), deadline: .event("e"), universal: true),
    .immutability(from: .event("e"), write: .enter("a")),
    .misuseResult(misuse: .event("e"), scope: .enter("a"), result: .enter("b")),
    .permission(action: .event("e"), scope: .enter("a")),
    .repetition(call: .enter("a")),
  ]

  /// Observes a timeline without ending it.
  private func session(_ timeline: String) throws -> Session {
    let trace = try Trace(timeline: timeline)
    var session = Session(everyPattern, names: trace.names)
    for (index, event) in trace.events.enumerated() { session.observe(event, at: EventIndex(index)) }
    return session
  }

  @Test func everySliceIsFreedAtTheEndOfItsLife() throws {
    let life = "p<(1) e!(1) a<(1) b(1) a>(1) a<(1){x} e!(1) b(1) a>(1){x} a(1) e!(1) a(1) p>(1)"
    #expect(try session("main : \(life)").liveSlices > 5)
    #expect(try session("main : \(life) deinit!(1)").liveSlices == 0)
  }

  @Test func severalPropertiesAreJudgedInOnePassInTheOrderGiven() throws {
    let trace = try Trace(timeline: "main : e!(1) a(1)")
    #expect(
      Judge.findings(for: everyPattern, in: trace) == everyPattern.map { Judge.findings(for: [$0], in: trace)[0] })
  }

  /// What such a trace proves all the same is what it shows whole: two calls, or a call without the other.
  @Test(arguments: [
    "main : a>(1) b>(1) p>(1)": [], "main : a<(1) b<(1) p<(1) …": [], "main : ?3 a>(1) ?3 b<(1) ?3": [],
    "main : …": [], "# nobody": [],
    "main : a<(1) b>(1) a<(1) b<(2) a>(1) b$(1) a>(1)": [
      "2 calls of a in the life of Node 1", "Node 1: a twice without b in between", "Node 2: b outside a",
      "Node 1: a, and no b before the end of the trace",
    ],
  ])
  func exitsWithoutEntersAndEntersWithoutExitsAreSurvived(timeline: String, broken: [String]) throws {
    let findings = Judge.findings(for: everyPattern, in: try Trace(timeline: timeline))
    #expect(findings.filter { $0.violations > 0 }.map { $0.witness?.explanation } == broken)
  }

  @Test func numbersThatTheTraceDoesNotNameAreSurvived() throws {
    var trace = try Trace(timeline: "main : a(1)")
    for call in [0, 9] {
      trace.events.append(
        CallEvent(
          seq: 9, thread: .max, role: RoleID(9), instance: .max, relatesTo: .max, type: TypeID(9),
          call: CallID(UInt32(call)), phase: .enter, attributes: AttributesID(9)))
    }
    #expect(
      Judge.findings(for: [everyPattern[0]], in: trace)[0].description == """
        exercised 1: [0] Node 1: a entered on main
        undecided 1
        """)
  }

  @Test func attributesTypesAndDeclaringTypesNarrowAPattern() throws {
    func count(_ pattern: EventPattern) throws -> String {
      try finding(
        .thread(call: pattern, on: .main),
        in: "main : a(1){by=client} a(2:Photo){by=client} Other.a(3){x} a(4){x=false} b(5)")
    }
    #expect(try count(.enter("a")).hasPrefix("exercised 4:"))
    #expect(try count(.enter("a").with(["by": .string("client")])).hasPrefix("exercised 2:"))
    #expect(try count(.enter("a").with(["x": .bool(false)])).hasPrefix("exercised 3:"))
    #expect(try count(.enter("a").onTypes(["Photo"])).hasPrefix("exercised 1: [2]"))
    let declared = EventPattern(calls: [CallName(declaring: "Other", name: "a")], title: "a")
    #expect(try count(declared).hasPrefix("exercised 1: [4]"))
    let others = EventPattern(calls: [], excluding: [CallName(declaring: "", name: "a")], title: "other")
    #expect(try count(others).hasPrefix("exercised 1: [8]"))
  }
}
