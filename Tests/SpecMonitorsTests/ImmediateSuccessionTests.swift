import SpecMonitors
import Testing

@Suite struct ImmediateSuccessionTests {
  static func property(_ subject: SuccessionSubject) -> Property {
    .immediateSuccession(first: .exit("loadView"), then: .enter("viewDidLoad"), subject: subject, between: .anyCall)
  }
  let then = property(.then)
  let first = property(.first)

  @Test(arguments: [SuccessionSubject.then, .first])
  func directSuccessionConformsWhateverOthersDo(subject: SuccessionSubject) throws {
    #expect(
      try finding(Self.property(subject), in: "main : loadView(1) layout(2) viewLoaded!(1) viewDidLoad(1)")
        == "exercised 1: [1, 5] Node 1: loadView, directly followed by viewDidLoad")
  }

  @Test(arguments: [SuccessionSubject.then, .first])
  func anotherCallBetweenThemViolates(subject: SuccessionSubject) throws {
    #expect(
      try finding(Self.property(subject), in: "main : loadView(1) layout(1) viewDidLoad(1)")
        == "violations 1: [1, 2, 4] Node 1: Node.layout between loadView and viewDidLoad")
  }

  @Test func everyThenNeedsItsOwnFirst() throws {
    #expect(
      try finding(then, in: "main : loadView(1) viewDidLoad(1) viewDidLoad(1)") == """
        exercised 1: [1, 2] Node 1: loadView, directly followed by viewDidLoad
        violations 1: [1, 2, 4] Node 1: Node.viewDidLoad between loadView and viewDidLoad
        """)
  }

  @Test func aThenWithoutAnyFirstViolates() throws {
    #expect(
      try finding(then, in: "main : loadView(1) viewDidLoad(1) viewDidLoad(2)") == """
        exercised 1: [1, 2] Node 1: loadView, directly followed by viewDidLoad
        violations 1: [4] Node 2: viewDidLoad without loadView before it
        """)
  }

  @Test func aFirstWithoutThenIsNoMatterWhenThenIsTheSubject() throws {
    #expect(try finding(then, in: "main : loadView(1) layout(1) loadView(2)") == "unseen: viewDidLoad")
  }

  @Test func everyFirstNeedsItsThen() throws {
    #expect(
      try finding(first, in: "main : viewDidLoad(9) loadView(1) loadView(2) layout(2) deinit!(1)")
        == "violations 2: [5, 6] Node 2: Node.layout directly after loadView")
    #expect(
      try finding(first, in: "main : viewDidLoad(9) loadView(1)")
        == "violations 1: [3] Node 1: loadView, and never viewDidLoad after it")
  }

  @Test func twoFirstsInARowViolateWhenFirstIsTheSubject() throws {
    let between = EventPattern.enter("layout")
    let property = Property.immediateSuccession(
      first: .event("appear"), then: .event("visible"), subject: .first, between: between)
    #expect(
      try finding(property, in: "main : appear!(1) appear!(1) visible!(1)") == """
        exercised 1: [1, 2] Node 1: appear, directly followed by visible
        violations 1: [0, 1] Node 1: appear twice without visible in between
        """)
  }

  @Test func aFirstAtTheEndOfACutTraceIsUndecided() throws {
    #expect(try finding(first, in: "main : viewDidLoad(9) loadView(1) …") == "undecided 1")
  }

  @Test(arguments: [SuccessionSubject.then, .first])
  func aGapBetweenThemLeavesItUndecided(subject: SuccessionSubject) throws {
    #expect(try finding(Self.property(subject), in: "main : loadView(1) ?1 viewDidLoad(1)") == "undecided 1")
  }

  @Test func aGapCanHideAFirstAndAThenAroundAnotherCall() throws {
    #expect(try finding(then, in: "main : loadView(1) layout(1) ?2 viewDidLoad(1) viewDidLoad(2)") == "undecided 2")
    #expect(try finding(first, in: "main : loadView(1) ?1 layout(1) viewDidLoad(1)") == "undecided 1")
  }

  @Test func whatWasNeverRecordedIsUnseen() throws {
    #expect(
      try finding(then, in: "main : viewDidLoad(1)") == """
        suspected 1 unless blind to loadView: [0] Node 1: viewDidLoad without loadView before it
        unseen: loadView
        """)
    #expect(
      try finding(first, in: "main : loadView(1) layout(1)") == """
        suspected 1 unless blind to viewDidLoad: [1, 2] Node 1: Node.layout directly after loadView
        unseen: viewDidLoad
        """)
  }
}

/// Neither may be without the other.
@Suite struct ImmediateSuccessionBothTests {
  let both = ImmediateSuccessionTests.property(.both)

  @Test func pairsConform() throws {
    #expect(
      try finding(both, in: "main : loadView(1) viewDidLoad(1) loadView(1) viewDidLoad(1)")
        == "exercised 2: [1, 2] Node 1: loadView, directly followed by viewDidLoad")
  }

  @Test func aThenAloneViolates() throws {
    #expect(
      try finding(both, in: "main : loadView(1) viewDidLoad(1) viewDidLoad(1)") == """
        exercised 1: [1, 2] Node 1: loadView, directly followed by viewDidLoad
        violations 1: [4] Node 1: viewDidLoad without loadView before it
        """)
  }

  @Test func aFirstAloneViolates() throws {
    #expect(
      try finding(both, in: "main : viewDidLoad(9) loadView(9) viewDidLoad(9) loadView(1)").hasPrefix("exercised 1"))
    #expect(
      try finding(both, in: "main : loadView(1) layout(1) viewDidLoad(1)")
        == "violations 1: [1, 2, 4] Node 1: Node.layout between loadView and viewDidLoad")
  }

  @Test func theTextSaysSo() {
    #expect(both.text == "immediate succession: every loadView directly before viewDidLoad, and none without")
  }
}
