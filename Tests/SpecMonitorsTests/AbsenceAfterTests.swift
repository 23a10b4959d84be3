import SpecMonitors
import Testing

@Suite struct AbsenceAfterTests {
  let property = Property.absenceAfter(of: .enter("setView"), from: .event("viewLoaded"))

  @Test func noActionToTheEndOfTheLifeConforms() throws {
    #expect(
      try finding(property, in: "main : setView(1) viewLoaded!(1) deinit!(1) viewLoaded!(2)")
        == "exercised 2: [2] Node 1: no setView after viewLoaded")
  }

  @Test func anActionAfterItViolates() throws {
    #expect(
      try finding(property, in: "main : viewLoaded!(1) setView(2) setView(1) setView(1)")
        == "violations 2: [0, 3] Node 1: setView after viewLoaded")
  }

  @Test func whatCountsForEverybodyForbidsItInEverySlice() throws {
    let closed = Property.absenceAfter(of: .enter("setView"), from: .event("closed", of: .everyone))
    #expect(
      try finding(closed, in: "main : setView(1) closed!(0) setView(1)")
        == "violations 1: [2, 3] Node 1: setView after closed")
  }

  @Test(arguments: ["main : setView(1) viewLoaded!(1) …", "main : setView(1) viewLoaded!(1) ?1 deinit!(1)"])
  func anUnknownRestOfTheLifeIsUndecided(trace: String) throws {
    #expect(try finding(property, in: trace) == "undecided 1")
  }

  @Test func whatWasNeverRecordedIsUnseen() throws {
    #expect(
      try finding(property, in: "main : viewLoaded!(1)") == """
        exercised 1: [0] Node 1: no setView after viewLoaded
        unseen: setView
        """)
    #expect(try finding(property, in: "main : setView(1)") == "unseen: viewLoaded")
  }
}
