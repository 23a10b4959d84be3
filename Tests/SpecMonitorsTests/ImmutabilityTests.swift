import SpecMonitors
import Testing

@Suite struct ImmutabilityTests {
  let property = Property.immutability(from: .event("returned"), write: .event("write"))

  @Test func aRefusedWriteAfterTheFreezeConforms() throws {
    #expect(
      try finding(property, in: "main : write!(1) returned!(1) write!(1){refused}")
        == "exercised 1: [1, 2] Node 1: write refused after returned")
  }

  @Test func anAcceptedWriteAfterTheFreezeViolates() throws {
    #expect(
      try finding(property, in: "main : returned!(1) write!(2) write!(1) write!(1){refused}") == """
        exercised 1: [0, 3] Node 1: write refused after returned
        violations 1: [0, 2] Node 1: write accepted after returned
        """)
  }

  @Test func aFreezeForEverybodyFreezesEverySlice() throws {
    let property = Property.immutability(from: .event("sealed", of: .everyone), write: .event("write"))
    #expect(
      try finding(property, in: "main : write!(1) sealed!(0) write!(1){refused} write!(2)") == """
        exercised 1: [1, 2] Node 1: write refused after sealed
        violations 1: [1, 3] Node 2: write accepted after sealed
        """)
  }

  @Test func whatIsThereIsJudgedInACutTraceToo() throws {
    #expect(
      try finding(property, in: "main : returned!(1) ?2 write!(1) …")
        == """
        violations 1: [0, 1] Node 1: write accepted after returned
        unseen: write, refused after returned
        """)
  }

  @Test func aFreezeThatNobodyTestsShowsNothing() throws {
    #expect(
      try finding(property, in: "main : write!(1) write!(1){refused} returned!(1)")
        == "unseen: write, refused after returned")
  }

  @Test func aFreezeNeverRecordedIsUnseen() throws {
    #expect(
      try finding(property, in: "main : write!(1){refused}") == "unseen: returned, write, refused after returned")
  }
}
