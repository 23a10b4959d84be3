import CallTrace
import Testing

@Suite("An excerpt of a trace for a report")
struct ExcerptTests {
  let trace: Trace

  init() throws {
    trace = try Trace(
      timeline: """
        main     : tick!(0) addSubnode(_:)(3) ........ layout<^(3) layout$>(3)
        layout 2 : ................................................ init(7) didLoad<(7){loaded}
        """)
  }

  @Test("shows the chosen events in lines of equal length, the violation marked")
  func chosen() {
    #expect(
      trace.timeline(of: [1, 2, 7, 8, 9], marking: 9)
        == """
        main      ··addSubnode(3)·······················
        layout 2  ·················init(7)··didLoad(7)✘··
        """.replacing("·······················\n", with: "························\n"))
  }

  @Test("marks the end of a call only where the call is not in one piece")
  func phases() {
    #expect(trace.timeline(of: [0, 3, 6], marking: 6) == "main  ··tick··layout(3)✘··")
    #expect(trace.timeline(of: [3, 4, 5, 6]) == "main  ··layout<(3)··layout^(3)··layout$(3)··layout>(3)··")
    #expect(trace.timeline(of: [3, 6]) == "main  ··layout(3)··")
  }

  @Test("is broken where it would be too wide, and ignores events that do not exist")
  func width() {
    #expect(
      trace.timeline(of: [-1, 1, 9, 99], marking: 9, width: 26) == """
        main      ··addSubnode(3)··

        layout 2  ··didLoad(7)✘··
        """)
    #expect(trace.timeline(of: []) == "")
  }
}
