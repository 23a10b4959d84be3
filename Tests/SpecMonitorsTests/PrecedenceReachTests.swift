import SpecMonitors
import Testing

@Suite struct PrecedenceReachTests {
  let each = Property.precedence(first: .enter("willStart"), then: .event("drawn"), reach: .forOne)
  let anew = Property.precedence(
    first: .enter("enterPreload"), then: .enter("enterDisplay"), reach: .until(.enter("exit")))

  @Test func everyThenTakesAFirstOfItsOwn() throws {
    #expect(
      try finding(each, in: "main : willStart(1) drawn!(1) willStart(1) drawn!(1)")
        == "exercised 2: [0, 2] Node 1: willStart, then drawn")
    #expect(
      try finding(each, in: "main : willStart(1) drawn!(1) drawn!(1) willStart(1)") == """
        exercised 1: [0, 2] Node 1: willStart, then drawn
        violations 1: [3, 4] Node 1: drawn before willStart
        """)
  }

  @Test func severalMayBeUnderWay() throws {
    #expect(
      try finding(each, in: "main : willStart(1) willStart(1) drawn!(1) drawn!(1) drawn!(1)") == """
        exercised 2: [0, 4] Node 1: willStart, then drawn
        violations 1: [6] Node 1: drawn without willStart before it
        """)
  }

  @Test func whatWasTakenBackMustComeAnew() throws {
    #expect(
      try finding(anew, in: "main : enterPreload(1) enterDisplay(1) enterDisplay(1) exit(2) enterDisplay(1)")
        == "exercised 3: [0, 2] Node 1: enterPreload, then enterDisplay")
    #expect(
      try finding(anew, in: "main : enterPreload(1) enterDisplay(1) exit(1) enterDisplay(1) enterPreload(1)") == """
        exercised 1: [0, 2] Node 1: enterPreload, then enterDisplay
        violations 1: [6, 8] Node 1: enterDisplay before enterPreload
        """)
  }

  @Test func theTextSaysHowFarOneGoes() {
    #expect(each.text == "precedence: willStart before every drawn, one for each")
    #expect(anew.text == "precedence: enterPreload before any enterDisplay, anew after exit")
  }
}
