import CallTrace
import Testing

@Suite("A timeline")
struct TimelineTests {
  @Test("is read by column across its lines")
  func readByColumn() throws {
    let trace = try Trace(
      timeline: """
        # two threads meet
        main     : viewLoaded!(1:PhotoNode) didLoad(1) ..................... layout<^$>(1)
        layout 2 : ................................... layoutThatFits(_:)(1)
        """)
    #expect(
      trace.dump() == """
        trace "timeline", 9 events, complete
        1 main 0 event Node.viewLoaded PhotoNode 1
        2 main 0 enter Node.didLoad PhotoNode 1
        3 main 0 exit Node.didLoad PhotoNode 1
        4 layout 2 enter Node.layoutThatFits(_:) PhotoNode 1
        5 layout 2 exit Node.layoutThatFits(_:) PhotoNode 1
        6 main 0 enter Node.layout PhotoNode 1
        7 main 0 super Node.layout PhotoNode 1
        8 main 0 super-exit Node.layout PhotoNode 1
        9 main 0 exit Node.layout PhotoNode 1

        """)
  }

  @Test("carries everything an event has")
  func everyField() throws {
    let trace = try Trace(
      timeline: """
        display 3: Controller.init<(7~3:Feed.Cell){nodeBlock,by=client,depth=-2,title="two words",loaded=false} ?2 turn!(0) …
        """.replacing("Feed.Cell", with: "`Feed.Cell`"), declaring: "Loop", source: "all", isMisuse: true)
    #expect(
      trace.dump() == """
        trace "all", 2 events, cut off, misuse, missing 2–3
        1 display 3 enter Controller.init Feed.Cell 7 ~3 {by=client,depth=-2,loaded=false,nodeBlock,title="two words"}
        4 display 3 event Loop.turn

        """)
  }

  @Test("numbers the threads of lines that have no number, the same role alike in every block")
  func threadNumbers() throws {
    let trace = try Trace(
      timeline: """
        display    : a!(1)
        background : ..... b!(1)
        layout 1   : .......... c!(1)

        display    : d!(1)
        main       : ..... e!(1)
        """)
    #expect(trace.events.map(\.thread) == [2, 3, 1, 2, 0])
  }

  @Test("an empty timeline is an empty, complete trace")
  func empty() throws {
    #expect(try Trace(timeline: "\n  \n").dump() == "trace \"timeline\", 0 events, complete\n")
  }

  @Test(
    "that cannot be read says where and why",
    arguments: [
      (
        "main : a(1)\nlay 1: a(2)",
        "timeline 2:8: a token of line 1 begins in the same column, so their order is not known"
      ),
      ("main a(1)", "timeline 1:7: a line begins with a role, perhaps a thread number, and a colon"),
      ("main : didLoad", "timeline 1:15: expected the instance: didLoad(1), or didLoad(0) for none"),
      ("main : didLoad()", "timeline 1:17: expected the instance: didLoad()(1), or didLoad()(0) for none"),
      ("main : a(99999999999)", "timeline 1:10: 99999999999 is too large for the number of an instance"),
      ("main : a(x)", "timeline 1:10: expected the number of an instance"),
      ("main : a(1~)", "timeline 1:12: expected the number of a related instance"),
      ("main : a(1:)", "timeline 1:12: expected the name of a type"),
      ("main : a(1 ", "timeline 1:11: expected `)` after the instance"),
      ("main : a(1){k=}", "timeline 1:15: expected the name of a value"),
      ("main : a(1){k,k}", "timeline 1:15: the attribute `k` is given twice"),
      ("main : a(1){k", "timeline 1:14: expected `,` or `}` after an attribute"),
      ("main : a(1){k=-}", "timeline 1:16: expected a whole number"),
      ("main : `a(1)", "timeline 1:8: this ` has no partner"),
      ("main :\ta(1)", "timeline 1:7: a tab has no certain width; use spaces"),
      ("main : a(1) … b(1)", "timeline 1:13: `…` says that the trace was cut off, so nothing can follow it"),
      ("main : ?x", "timeline 1:9: expected the number of missing events"),
      ("main : a..b(1)", "timeline 1:10: expected the name of a call"),
    ])
  func errors(text: String, message: String) {
    #expect { try Trace(timeline: text) } throws: { "\($0)" == message }
  }
}
