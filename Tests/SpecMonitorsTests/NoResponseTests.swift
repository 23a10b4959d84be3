import SpecMonitors
import Testing

@Suite struct NoResponseTests {
  static func property(universal: Bool) -> Property {
    .noResponse(
      trigger: .event("boundsChange"), response: .enter("viewDidLoad"), deadline: .settled, universal: universal)
  }
  let never = property(universal: true)
  let notAlways = property(universal: false)

  @Test(arguments: [true, false])
  func aTriggerThatPassesWithoutResponseConforms(universal: Bool) throws {
    #expect(
      try finding(Self.property(universal: universal), in: "main : viewDidLoad(1) boundsChange!(1) settled!(0)")
        == "exercised 1: [2, 3] Node 1: boundsChange, and no viewDidLoad before settled")
  }

  @Test func aResponseBeforeTheDeadlineViolatesNever() throws {
    #expect(
      try finding(never, in: "main : boundsChange!(1) boundsChange!(2) viewDidLoad(2) settled!(0) viewDidLoad(1)")
        == """
        exercised 1: [0, 4] Node 1: boundsChange, and no viewDidLoad before settled
        violations 1: [1, 2] Node 2: boundsChange, then viewDidLoad
        """)
  }

  @Test func notAlwaysIsViolatedOnlyIfItCameEveryTime() throws {
    #expect(
      try finding(notAlways, in: "main : boundsChange!(1) viewDidLoad(1) boundsChange!(2) settled!(0)")
        == "exercised 1: [3, 4] Node 2: boundsChange, and no viewDidLoad before settled")
    #expect(
      try finding(notAlways, in: "main : boundsChange!(1) viewDidLoad(1) boundsChange!(2) viewDidLoad(2) settled!(0)")
        == "violations 2: [0, 1] Node 1: boundsChange, then viewDidLoad, and so it was every time (2)")
  }

  @Test func notAlwaysIsUndecidedIfOneTimeIsUnknown() throws {
    #expect(
      try finding(notAlways, in: "main : settled!(0) boundsChange!(1) viewDidLoad(1) boundsChange!(2) …")
        == "undecided 1")
    #expect(try finding(notAlways, in: "main : settled!(0) boundsChange!(1) viewDidLoad(1) …") == "undecided 1")
  }

  /// A response that is seen may have come after a deadline that is not.
  @Test(arguments: [true, false])
  func withoutADeadlineItIsOnlySuspected(universal: Bool) throws {
    let text = try finding(Self.property(universal: universal), in: "main : boundsChange!(1) viewDidLoad(1)")
    #expect(text.hasPrefix("suspected 1 unless blind to settled"), "\(text)")
  }

  @Test(arguments: [true, false])
  func anUnknownStretchIsUndecided(universal: Bool) throws {
    let property = Self.property(universal: universal)
    #expect(try finding(property, in: "main : viewDidLoad(1) settled!(0) boundsChange!(1) …") == "undecided 1")
    #expect(try finding(property, in: "main : viewDidLoad(1) boundsChange!(1) ?1 settled!(0)") == "undecided 1")
  }

  @Test func theEndOfALifeOrOfACompleteTraceEndsTheStretch() throws {
    #expect(
      try finding(never, in: "main : settled!(0) viewDidLoad(1) boundsChange!(1) deinit!(1) boundsChange!(2)")
        == "exercised 2: [3, 4] Node 1: boundsChange, and no viewDidLoad before settled")
  }

  @Test func whatWasNeverRecordedIsUnseen() throws {
    #expect(
      try finding(never, in: "main : boundsChange!(1) settled!(0)") == """
        exercised 1: [0, 1] Node 1: boundsChange, and no viewDidLoad before settled
        unseen: viewDidLoad
        """)
    #expect(try finding(never, in: "main : viewDidLoad(1)") == "unseen: boundsChange, settled")
  }
}
