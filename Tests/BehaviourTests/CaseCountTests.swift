import Testing

@Suite struct CaseCountTests {
  @Test("every case is tried by some suite, and has a name of its own")
  func count() throws {
    let all = try BehaviourCase.loaded.get()
    let tried = BehaviourCase.of(
      "geometry", "convertPoint", "safeArea", "dimensionParse", "sizeRangeIntersect", "style", "engineFixture",
      "layoutPass", "order", "count", "interfaceState", "assertion")
    #expect(tried.count == all.count)
    #expect(Set(tried.map(\.id)).count == 33)
  }
}
