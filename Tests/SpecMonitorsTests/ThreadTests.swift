import SpecMonitors
import Testing

@Suite struct ThreadTests {
  let onMain = Property.thread(call: .enter("didLoad"), on: .main)
  let offMain = Property.thread(call: .enter("measure"), on: .notMain)
  let onDisplay = Property.thread(call: .enter("draw"), on: .named("display"))
  let anywhere = Property.thread(call: .enter("init"), on: .any(refusal: .event("refused")))

  @Test func everyCallOnMainConforms() throws {
    #expect(
      try finding(onMain, in: "main : didLoad(1) didLoad(2:PhotoNode)")
        == "exercised 2: [0] Node 1: didLoad entered on main")
  }

  @Test func oneCallOnAWorkerViolates() throws {
    let trace = """
      main     : didLoad(1) ........
      layout 2 : .......... didLoad(7:PhotoNode)
      """
    #expect(
      try finding(onMain, in: trace) == """
        exercised 1: [0] Node 1: didLoad entered on main
        violations 1: [2] PhotoNode 7: didLoad entered on layout 2
        """)
  }

  @Test func aCutTraceStillShowsTheCallsInIt() throws {
    #expect(try finding(onMain, in: "main : didLoad<(1) …") == "exercised 1: [0] Node 1: didLoad entered on main")
  }

  @Test func aCallNeverRecordedIsUnseen() throws {
    #expect(try finding(onMain, in: "main : layout(1)") == "unseen: didLoad")
  }

  @Test func offMainMeansAnyOtherRole() throws {
    let trace = """
      layout 2  : measure(1) .......... ..........
      display 3 : .......... measure(1) ..........
      main      : .......... .......... measure(1)
      """
    #expect(
      try finding(offMain, in: trace) == """
        exercised 2: [0] Node 1: measure entered on layout 2
        violations 1: [4] Node 1: measure entered on main
        """)
  }

  @Test func aNamedRoleMeansThatRoleOnly() throws {
    let trace = """
      display 3 : draw(1) .......
      layout 2  : ....... draw(1)
      """
    #expect(
      try finding(onDisplay, in: trace) == """
        exercised 1: [0] Node 1: draw entered on display 3
        violations 1: [2] Node 1: draw entered on layout 2
        """)
  }

  @Test func anyThreadNeedsACallOnMainAndOneElsewhere() throws {
    let trace = """
      main     : init(1) ....... refused!(3)
      layout 2 : ....... init(2)
      """
    #expect(try finding(anywhere, in: trace) == "exercised 2: [0] Node 1: init works on main")
    #expect(
      try finding(anywhere, in: "main : init(1)") == """
        exercised 1: [0] Node 1: init works on main
        unseen: init off main, refused
        """)
  }

  @Test func anyThreadIsViolatedByARefusalInsideTheCall() throws {
    let trace = """
      main     : init(1) ....................................
      layout 2 : ....... init<(2) refused!(2) init>(2) refused!(2)
      """
    #expect(
      try finding(anywhere, in: trace) == """
        exercised 1: [0] Node 1: init works on main
        violations 1: [2, 3] Node 2: refused inside init on layout 2
        unseen: init off main
        """)
  }

  @Test(arguments: ["main : init<(1) …", "main : init<(1) ?1 init>(1)"])
  func anyThreadIsUndecidedWhereTheCallDoesNotReturn(trace: String) throws {
    #expect(
      try finding(anywhere, in: trace) == """
        undecided 1
        unseen: init off main, init on main, refused
        """)
  }

  @Test func aRefusalForEverybodyCountsInsideEveryCall() throws {
    let property = Property.thread(
      call: .enter("init"), on: .any(refusal: .event("refused", of: .everyone)))
    #expect(
      try finding(property, in: "main : init<(1) refused!(9) init>(1)") == """
        violations 1: [0, 1] Node 1: refused inside init on main
        unseen: init off main, init on main
        """)
  }
}
