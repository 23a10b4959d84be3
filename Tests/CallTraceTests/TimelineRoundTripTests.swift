import CallTrace
import Testing

@Suite("A timeline, written and read back")
struct TimelineRoundTripTests {
  @Test("is the same text where it is written canonically")
  func canonicalText() throws {
    let text = """
      main     : viewLoaded!(1:PhotoNode) didLoad(1){by=client} .................. ?4 layout<^$>(1~2)
      layout 2 : .............................................. layoutThatFits<(1) .................. View.draw(5) …
      """
    #expect(try Trace(timeline: text).timeline() == text)
  }

  @Test("is broken into blocks where it is too wide")
  func blocks() throws {
    let trace = try Trace(timeline: "main : a(1) ..... c(1)\nlayout : ... b(1) ... d(1)")
    #expect(
      trace.timeline(width: 22) == """
        main     : a(1)
        layout 1 : .... b(1)

        main     : c(1)
        layout 1 : .... d(1)
        """)
    #expect(try Trace(timeline: trace.timeline(width: 22)).dump() == trace.dump())
  }

  @Test("keeps names that are not Swift names, and nested types")
  func strangeNames() throws {
    for name in [
      "", "-didLoad", "a`b\\c", "two\nlines\r\n\u{2028}", "initWithFrame:", "é e\u{301}", "a.b", "…", "f(x)", "f(_:)",
    ] {
      var names = TraceNames()
      let event = CallEvent(
        seq: 1, thread: 9, role: names.intern(role: name), instance: 3, type: names.intern(type: name),
        call: names.intern(call: CallName(declaring: name, name: name)), phase: .enter,
        attributes: names.intern(attributes: [name: .string(name), "n": .int(.min), "t": .string("true")]))
      let trace = Trace(source: "timeline", names: names, events: [event])
      #expect(try Trace(timeline: trace.timeline()).dump() == trace.dump(), "\(name)")
    }
  }

  @Test("is the same trace for any trace", arguments: 0..<200)
  func anyTrace(seed: UInt64) throws {
    let trace = Trace.random(seed: seed, source: "timeline")
    #expect(try Trace(timeline: trace.timeline(width: 60)).dump() == trace.dump())
  }

  @Test("says where events are missing")
  func missing() throws {
    let trace = try Trace(timeline: "main : a(1) ?2")
    #expect(trace.gaps == [3...4])
    #expect(trace.timeline() == "main : a(1) ?2")
    #expect(try Trace(timeline: "main : a<(1) ?1 a>(1)").timeline() == "main : a<(1) ?1 a>(1)")
    #expect(try Trace(timeline: "main : ?2 ?3 …").timeline() == "main : ?5 …")
    #expect(try Trace(timeline: "main : …").timeline() == "main : …")
  }
}
