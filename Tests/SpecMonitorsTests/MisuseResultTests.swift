import SpecMonitors
import Testing

@Suite struct MisuseResultTests {
  let property = Property.misuseResult(
    misuse: .event("view"), scope: .enter("init"), result: .enter("loadView"))

  @Test(arguments: [
    "main : init<(1:C) view!(1) loadView(1) init>(1)", "main : init<(1:C) view!(1) loadView(1) view!(1) init>(1)",
  ])
  func theResultBeforeTheEndOfTheScopeConforms(trace: String) throws {
    #expect(
      try finding(property, in: trace) == "exercised 1: [1, 2] C 1: view inside init, and loadView before its end")
  }

  @Test func theResultMayComeBeforeTheMisuseIsRecorded() throws {
    #expect(
      try finding(property, in: "main : init<(1:C) loadView(1) view!(1) init>(1)")
        == "exercised 1: [1, 3] C 1: view inside init, and loadView before its end")
  }

  @Test func noResultBeforeTheEndViolates() throws {
    #expect(
      try finding(property, in: "main : init<(1:C) view!(1) init>(1) loadView(1)")
        == "violations 1: [1, 2] C 1: view inside init, and no loadView before its end")
  }

  @Test func aResultOfAnotherThreadOrSliceIsNone() throws {
    let trace = """
      main     : init<(1:C) view!(1) loadView(2) ........... init>(1)
      layout 2 : ............................... loadView(1)
      """
    #expect(
      try finding(property, in: trace) == "violations 1: [1, 6] C 1: view inside init, and no loadView before its end")
  }

  @Test(arguments: ["main : loadView(9) init<(1:C) view!(1) …", "main : loadView(9) init<(1:C) view!(1) ?1 init>(1)"])
  func aScopeWithoutItsEndIsUndecided(trace: String) throws {
    #expect(try finding(property, in: trace) == "undecided 1")
  }

  @Test func whatWasNeverRecordedIsUnseen() throws {
    #expect(try finding(property, in: "main : init(1) view!(1) loadView(1)") == "unseen: view inside init")
    #expect(
      try finding(property, in: "main : init<(1:C) view!(1) init>(1)") == """
        suspected 1 unless blind to loadView: [1, 2] C 1: view inside init, and no loadView before its end
        unseen: loadView
        """)
    #expect(try finding(property, in: "main : view!(1) loadView(1)") == "unseen: init, view inside init")
  }
}
