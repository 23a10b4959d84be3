import SpecMonitors
import Testing

@Suite struct PermissionTests {
  let permission = Property.permission(action: .event("create"), scope: .enter("didLoad"))
  let repetition = Property.repetition(call: .enter("layout"))

  @Test func anAcceptedActionInsideTheScopeConforms() throws {
    #expect(
      try finding(permission, in: "main : didLoad<(1) create!(9:UIView) didLoad>(1)")
        == "exercised 1: [0, 1] Node 1: create inside didLoad")
    #expect(
      try finding(permission, in: "main : didLoad<(1) create!(9) …")
        == "exercised 1: [0, 1] Node 1: create inside didLoad")
  }

  @Test func aRefusedActionOrOneElsewhereShowsNothing() throws {
    #expect(
      try finding(permission, in: "main : didLoad<(1) create!(9){refused} didLoad>(1) create!(9)")
        == "unseen: create inside didLoad")
  }

  @Test func aScopeNeverRecordedIsUnseen() throws {
    #expect(try finding(permission, in: "main : create!(9)") == "unseen: create inside didLoad, didLoad")
  }

  @Test func aSecondCallInOneLifeShowsThatACallMayBeRepeated() throws {
    #expect(
      try finding(repetition, in: "main : layout(1) layout(2) layout(1) …")
        == "exercised 1: [0, 4] 2 calls of layout in the life of Node 1")
  }

  @Test func oneCallInEveryLifeShowsNothing() throws {
    #expect(
      try finding(repetition, in: "main : layout(1) deinit!(1) layout(1) layout(2)")
        == "unseen: layout twice in one life")
    #expect(try finding(repetition, in: "main : didLoad(1)") == "unseen: layout, layout twice in one life")
  }
}
