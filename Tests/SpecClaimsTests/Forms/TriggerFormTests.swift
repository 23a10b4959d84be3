import Testing

@testable import SpecClaims

@Suite struct TriggerFormTests {
  @Test("what is said of the same thing behind \"but\" belongs to the case")
  func wholeCase() throws {
    let claims = try understood("It is called when the row is requested but is still empty.", by: TriggerForm.self)
    #expect(claims == ["-refresh: called whenever the row is requested but is still empty"])
  }

  @Test(arguments: [
    "It is seldom called whenever the panel moves."
  ]) func refuses(_ sentence: String) throws {
    #expect(try understood(sentence).isEmpty)
  }
}
